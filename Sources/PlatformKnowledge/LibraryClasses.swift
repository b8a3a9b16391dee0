/// Classes of widely used packages, whose sources a project need not have on disk.
public enum LibraryClasses {
  /// The class of UIKit that a class of a package descends from; nil for one that the table does not have.
  public static func base(ofClass name: String) -> String? { classes[name]?.base }

  /// The same for a class that only looks or behaves otherwise: whoever uses an assistive technology gets from it what they
  /// get from the class of UIKit. nil where a package adds parts, names or traits.
  public static func plainBase(ofClass name: String) -> String? { classes[name].flatMap { $0.isPlain ? $0.base : nil } }

  /// Whether a class of a package draws data and says nothing of them to assistive technologies.
  public static func drawsData(_ name: String) -> Bool { classes[name]?.drawsData ?? false }

  private struct Class {
    let base: String
    let isPlain: Bool
    let drawsData: Bool
  }

  private static let classes = Dictionary(
    Table(.libraryClasses).rows.map { row in
      (row["class"], Class(base: row["superclass"], isPlain: row["adds"] != "more", drawsData: row["adds"] == "data"))
    },
    uniquingKeysWith: { first, _ in first })
}
