import EarshotCore
import Testing

/// An app that nobody looked at is not one without a defect.
@Suite struct UnreadScreenTests {
  @Test(arguments: [
    ("import Cocoa\nclass Player: NSViewController {}", true),
    ("import AppKit\ntypealias Plain = NSViewController & Named\nprotocol Named {}\nclass Base: Plain {}\nclass Player: Base {}", true),
    ("import AppKit\nfinal class Song: NSCollectionViewItem { let play = NSButton() }", true),
    // It shows views of SwiftUI, which are read.
    ("import SwiftUI\nclass Host: NSViewController { override func loadView() { view = NSHostingView(rootView: Text(\"A\")) } }", false),
    ("import Cocoa\nclass Ruler: NSView {}", false),
    ("import UIKit\nclass Player: UIViewController {}", false),
  ])
  func controllersOfAppKit(code: String, isTold: Bool) async {
    let problems = await Analysis.run(files: ["Player.swift": code]).problems
    #expect(problems.map(\.file) == (isTold ? ["Player.swift"] : []))
    #expect(problems.allSatisfy { $0.message.contains("AppKit is not read") })
  }
}
