/// Classes that are declared outside of a project, and what their names tell together with how they are used.
public enum UIKitKin {
  /// The class of UIKit that a class most likely descends from; nil where its name and the member that code uses do not
  /// agree.
  ///
  /// - Parameter member: A property or method that code uses of one of its objects.
  public static func base(ofClass name: String, using member: String) -> String? {
    rows.first { name.hasSuffix($0.end) && $0.members.contains(member) }?.base
  }

  private static let rows = Table(.uikitKin).rows.map { row in
    (end: row["end"], base: row["class"], members: Set(row.list("members")))
  }
}
