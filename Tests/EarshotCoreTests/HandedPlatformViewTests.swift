import AccessibilityModel
import EarshotCore
import Testing

/// Views of UIKit and AppKit that SwiftUI is handed, and views of SwiftUI that their wrappers are.
@Suite("Platform views that are handed over")
struct HandedPlatformViewTests {
  @Test("A wrapper of a platform view that is not followed most likely shows what it was handed")
  func wrapper() async {
    let hearing = await Hearing.source(
      """
      struct Zooming<Content: View>: UIViewRepresentable {
        @ViewBuilder let content: () -> Content
        func makeUIView(context: Context) -> UIView { context.coordinator.view }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      struct Popping<Content: View>: NSViewRepresentable {
        @Binding var isPresented: Bool
        let content: Content
        func makeNSView(context: Context) -> NSView { NSView() }
        func updateNSView(_ view: NSView, context: Context) { NSPopover().contentViewController = NSHostingController(rootView: content) }
      }
      struct Sample: View {
        @State private var isOpen = false
        var body: some View { Zooming { Text("Inside") }; Popping(isPresented: $isOpen, content: Text("Over")) }
      }
      """)
    #expect(hearing.texts() == ["Inside // partial: platform-view Zooming"])
    #expect(hearing.texts(of: "Sample › Popping") == ["Over // partial: platform-view Popping"])
  }

  @Test("A class that a representable says it makes tells what it is; AppKit's plain views are nothing")
  func declaredClasses() async {
    let hearing = await Hearing.source(
      """
      struct Web: UIViewRepresentable {
        let store: Store
        func makeUIView(context: Context) -> WKWebView { store.page }
        func updateUIView(_ view: WKWebView, context: Context) {}
      }
      struct Search: NSViewRepresentable {
        func makeNSView(context: Context) -> NSSearchField { NSSearchField() }
        func updateNSView(_ view: NSSearchField, context: Context) {}
      }
      struct Tracker: NSViewRepresentable {
        final class Area: NSView { override func mouseEntered(with event: NSEvent) {} }
        func makeNSView(context: Context) -> NSView { let view = Area(frame: .zero); return view }
        func updateNSView(_ view: NSView, context: Context) {}
      }
      struct Filled: NSViewRepresentable {
        func makeNSView(context: Context) -> NSView { let view = NSView(); view.addSubview(NSTextField()); return view }
        func updateNSView(_ view: NSView, context: Context) {}
      }
      struct Given: NSViewRepresentable {
        let view: NSView
        func makeNSView(context: Context) -> NSView { view }
        func updateNSView(_ view: NSView, context: Context) {}
      }
      struct Webs: View { let store: Store; var body: some View { Web(store: store) } }
      struct Searches: View { var body: some View { Search() } }
      struct Trackers: View { var body: some View { Text("A"); Tracker() } }
      struct Fills: View { var body: some View { Filled() } }
      struct Gives: View { let view: NSView; var body: some View { Given(view: view) } }
      """)
    func certainties(of name: String) -> [Certainty]? {
      hearing.analysis.screens.first { $0.name == name }?.nodes.elements.filter { $0.exposure == .exposed }.map(\.certainty)
    }
    #expect(certainties(of: "Webs") == [.partial])
    #expect(certainties(of: "Searches") == [.partial])
    #expect(hearing.texts(of: "Searches")?.first?.contains("Search Field") == true)
    #expect(hearing.texts(of: "Trackers") == ["A"])
    #expect(certainties(of: "Fills") == [.opaque])
    #expect(certainties(of: "Gives") == [.opaque])
  }

  @Test("A view that an initialiser is handed is at least of the class that its type says")
  func handedPlatformView() async {
    let hearing = await Hearing.source(
      """
      import UIKit
      final class PageController: UIViewController {
        private let page: WKWebView
        init(page: WKWebView) { self.page = page; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(page) }
      }
      """)
    #expect(hearing.stops(of: "PageController")?.count == 1)
  }

  @Test("A film and the card of a page that UIKit shows are elements")
  func systemViews() async {
    let hearing = await Hearing.source(
      """
      import AVKit
      import LinkPresentation
      struct Film: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }
        func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
      }
      struct Card: UIViewRepresentable {
        let url: URL
        func makeUIView(context: Context) -> LPLinkView { LPLinkView(url: url) }
        func updateUIView(_ view: LPLinkView, context: Context) {}
      }
      struct Films: View { var body: some View { Film() } }
      struct Cards: View { let url: URL; var body: some View { Card(url: url) } }
      """)
    func exposed(_ name: String) -> [AccessibilityElement] {
      hearing.analysis.screens.first { $0.name == name }?.nodes.elements.filter { $0.exposure == .exposed } ?? []
    }
    #expect(exposed("Films").map(\.role) == [.video])
    #expect(exposed("Cards").map(\.role) == [.link])
    #expect(exposed("Cards").first?.label?.value.isWordless == false)
  }
}
