import Project
import Testing

/// What has to be written of a revision so that it is read as it would be from a checkout.
struct FileRelevanceTests {
  @Test("What files are read for, by their paths", arguments: [
    ("App/A.swift", Project.FileRelevance.content), ("Package.swift", .content), ("App/Main.storyboard", .content),
    ("de.lproj/Localizable.strings", .content), (".gitignore", .content), ("App/.earshot.json", .content),
    ("App.xcodeproj/project.pbxproj", .content), ("A.xcassets/Logo.imageset/Contents.json", .content),
    ("A.xcassets/Logo.imageset/logo.svg", .existence), ("App/film.mp4", .existence), ("App/Logo.png", .existence),
    ("App/Dial.h", .content), ("App/Dial.m", .content), ("README.md", .nothing), ("App/Contents.json", .nothing), ("App/Info.json", .nothing),
  ])
  func relevance(path: String, expected: Project.FileRelevance) {
    #expect(Project.relevance(of: path) == expected)
  }

  @Test("Of sets that are described, pictures are left out")
  func picturesOfSets() {
    let paths = [
      "A.xcassets/One.imageset/Contents.json", "A.xcassets/One.imageset/one.png", "A.xcassets/Two.imageset/two.png",
      "App/A.swift", "App/Loose.png", "README.md",
    ]
    #expect(Project.relevant(paths) == [
      "A.xcassets/One.imageset/Contents.json", "A.xcassets/Two.imageset/two.png", "App/A.swift", "App/Loose.png",
    ])
  }
}
