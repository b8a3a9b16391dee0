import EarshotCore
import Testing

/// Pictures that packages load into the image views of UIKit.
@Suite struct LoadedPictureTests {
  @Test("A cell of a picture alone", arguments: [
    ("picture.kf.setImage(with: url)", true), ("picture.sd_setImage(with: url, placeholderImage: nil)", true),
    ("picture.image = UIImage(named: \"line\")", false), ("picture.tintColor = .red", false),
  ])
  func cells(_ code: String, isAsked: Bool) async {
    let files = [
      "A.swift": """
        import UIKit
        final class PictureCell: UICollectionViewCell {
          private let picture = UIImageView()
          override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(picture)
          }
          required init?(coder: NSCoder) { fatalError() }
          func configure(_ url: URL) { \(code) }
        }
        final class Gallery: UIViewController, UICollectionViewDataSource {
          private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          var urls: [URL] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(list)
            list.dataSource = self
            list.register(PictureCell.self, forCellWithReuseIdentifier: "c")
          }
          func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { urls.count }
          func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "c", for: path) as! PictureCell
            cell.configure(urls[path.item])
            return cell
          }
        }
        """
    ]
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["uikit-image-view-unlabelled"]
    let messages = await Analysis.run(files: files, options).findings.map(\.message)
    #expect(messages == (isAsked ? ["picture that seems to carry content is no accessibility element"] : []))
  }
}
