/// What reports say about the program that wrote them. The version stands here and nowhere else.
public enum Tool {
  public static let name = "earshot"
  public static let version = "0.1.0"
  /// Of the JSON that `check`, `read`, `rules` and `explain` write; grows when a name changes its meaning.
  public static let schema = 1
}
