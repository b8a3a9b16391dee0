import EarshotCore
import Foundation
import Rules
import Testing

/// Layers and messages that modifiers of an app's own lay over a screen.
@Suite struct MissedLayerTests {
  private func findings(_ rule: String, _ code: String) async -> [Finding] {
    await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code]).findings.filter { $0.rule == rule }
  }

  private static func sheet(_ veil: String, _ modal: String) -> String {
    """
    private struct SheetView<Modal: View>: ViewModifier {
      @Binding var isPresented: Bool
      @ViewBuilder var modal: () -> Modal
      func body(content: Content) -> some View {
        ZStack {
          content
          \(veil)
        }
        .overlay(alignment: .bottom) { modal().\(modal) }
      }
    }
    struct BlurView: UIViewRepresentable {
      func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: .dark)) }
      func updateUIView(_ view: UIVisualEffectView, context: Context) {}
    }
    struct Home: View {
      @State private var isShown = false
      var body: some View {
        VStack { Text("Home"); Button("Choose") { isShown = true } }
          .modifier(SheetView(isPresented: $isShown) { VStack { Text("Pick"); Button("One") { isShown = false } } })
      }
    }
    """
  }

  @Test("A sheet of the app's own that is shown by its opacity", arguments: [
    ("Color.black.opacity(isPresented ? 0.4 : 0).ignoresSafeArea()", "opacity(isPresented ? 1 : 0)", 1),
    ("BlurView().ignoresSafeArea().opacity(isPresented ? 1 : 0).onTapGesture { isPresented.toggle() }", "opacity(isPresented ? 1 : 0)", 1),
    ("Color.black.opacity(isPresented ? 0.4 : 0).ignoresSafeArea()", "opacity(isPresented ? 1 : 0).accessibilityAddTraits(.isModal)", 0),
    ("Color.black.opacity(isPresented ? 0.4 : 0.1).ignoresSafeArea()", "opacity(isPresented ? 1 : 0)", 0),
  ])
  func sheets(veil: String, modal: String, count: Int) async {
    #expect(await findings("modal-not-isolated", Self.sheet(veil, modal)).count == count)
  }

  private static func toast(_ shown: String, _ body: String, _ more: String = "") -> String {
    """
    struct Message: Equatable { var title: String }
    struct ToastView: View { let title: String; var body: some View { Text(title).padding() } }
    struct ToastModifier: ViewModifier {
      @Binding var message: Message?
      @State private var work: DispatchWorkItem?
      func body(content: Content) -> some View {
        content.overlay(\(body)).onChange(of: message) { _ in hideLater() }
      }
      @ViewBuilder private func shown() -> some View { \(shown) }
      private func hideLater() {
        let task = DispatchWorkItem { dismiss() }
        work = task
        DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: task)
      }
      private func dismiss() { withAnimation { message = nil }; \(more) }
    }
    struct Login: View {
      @State private var message: Message?
      var body: some View { Button("Log in") { message = Message(title: "No such name") }.modifier(ToastModifier(message: $message)) }
    }
    """
  }

  @Test func toastsOfModifiers() async {
    let named = Self.toast("if let message { VStack { ToastView(title: message.title); Spacer() } }", "ZStack { shown() }")
    #expect(await findings("status-not-announced", named).map(\.message) == ["'ToastView' appears and is not announced"])
    let told = Self.toast(
      "if let message { VStack { ToastView(title: message.title); Spacer() } }", "ZStack { shown() }",
      "UIAccessibility.post(notification: .announcement, argument: nil)")
    #expect(await findings("status-not-announced", told).isEmpty)
  }

  /// The wait and what it ends stand apart from each other.
  @Test func textsThatGoByWork() async {
    let plain = Self.toast(
      "EmptyView()", "ZStack { if let message { VStack { Text(message.title) }.onTapGesture { self.message = nil } } }")
    let found = await findings("status-not-announced", plain)
    #expect(found.map(\.message) == ["text is there for a few seconds and is not announced"])
  }

  private static func picker(_ more: String) -> String {
    """
    import UIKit
    struct NumberPicker: UIViewRepresentable {
      @Binding var value: Int
      func makeUIView(context: Context) -> UIPickerView {
        let wheel = UIPickerView()
        wheel.dataSource = context.coordinator
        wheel.delegate = context.coordinator
        \(more)
        return wheel
      }
      func updateUIView(_ view: UIPickerView, context: Context) { view.selectRow(value, inComponent: 0, animated: false) }
      func makeCoordinator() -> Wheel { Wheel() }
    }
    final class Wheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\\(row)" }
    }
    struct Goal: View {
      @State private var minutes = 8
      var body: some View { HStack { Text("Goal"); NumberPicker(value: $minutes); Text("min") } }
    }
    """
  }

  @Test("A wheel of numbers that nothing names", arguments: [("", 1), ("wheel.accessibilityLabel = \"Minutes\"", 0)])
  func wheels(more: String, count: Int) async {
    let found = await findings("uikit-control-name", Self.picker(more))
    #expect(found.count == count && found.allSatisfy { $0.severity == .warning && $0.message == "picker has no name" }, "\(found)")
  }
}
