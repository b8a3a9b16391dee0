/// Classes of widely used packages, whose sources a project need not have on disk.
public enum LibraryClasses {
  /// The class of UIKit that a class of a package descends from; nil for one that the table does not have.
  public static func base(ofClass name: String) -> String? { bases[name] }

  private static let bases = Dictionary(
    Table(.libraryClasses).rows.map { ($0["class"], $0["superclass"]) }, uniquingKeysWith: { first, _ in first })
}
