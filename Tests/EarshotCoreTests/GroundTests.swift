import EarshotCore
import Testing

/// What lies behind a text: layers that run time chooses, gradients, lines.
@Suite("Grounds of texts") struct GroundTests {
  private static func found(_ body: String, _ rule: String = "low-contrast-text") async -> [Finding] {
    let code = """
      import SwiftUI
      struct Orders: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View { \(body) }
      }
      """
    return await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == rule }
  }

  @Test("A layer that is chosen by the appearance", arguments: [
    "(scheme == .dark ? Color.black : Color.white).ignoresSafeArea()",
    "if scheme == .dark { Color.black } else { Color.white }",
  ]) func layers(_ layer: String) async {
    let pale = "Text(\"Total\").foregroundColor(Color(white: 0.7))"
    #expect(await Self.found("ZStack { \(layer); \(pale) }").count == 1)
    #expect(await Self.found("ZStack { \(layer); Text(\"Total\") }").isEmpty)
  }

  @Test("A gradient counts by its middle, for review", arguments: [
    ("LinearGradient(colors: [.green, .mint], startPoint: .top, endPoint: .bottom)", 1),
    ("LinearGradient(gradient: Gradient(colors: [.yellow, .orange]), startPoint: .top, endPoint: .bottom)", 1),
    ("RoundedRectangle(cornerRadius: 8).fill(LinearGradient(colors: [.yellow, .white], startPoint: .top, endPoint: .bottom))", 1),
    ("LinearGradient(stops: [.init(color: .white, location: 0), .init(color: .yellow, location: 1)], startPoint: .top, endPoint: .bottom)", 1),
    ("LinearGradient(colors: [.black, Color(white: 0.3)], startPoint: .top, endPoint: .bottom)", 0),
    ("LinearGradient(colors: [.black, tint], startPoint: .top, endPoint: .bottom)", 0),
  ]) func gradients(_ ground: String, count: Int) async {
    let found = await Self.found("Text(\"Total\").foregroundColor(.white).background(\(ground))")
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.certainty == .review })
  }

  @Test("A thin colour over the whole of a ground, and a glow somewhere on it, change it little", arguments: [
    ("Color.white.overlay(Color.yellow.opacity(0.2))", 1),
    ("Color.white.overlay(LinearGradient(colors: [Color.white.opacity(0.2), .clear], startPoint: .top, endPoint: .center))", 1),
    ("Color.black.overlay(Color.black.opacity(0.2))", 0),
    ("Color.white.overlay(Image(\"noise\"))", 0),
    ("Color.white.overlay(Color.black.frame(width: 40))", 0),
    ("ZStack { Color.white; Circle().fill(Color.orange.opacity(0.2)).frame(width: 90).blur(radius: 40).offset(x: -80) }", 1),
    ("ZStack { Color.white; Circle().fill(Color.black).frame(width: 90).blur(radius: 40) }", 0),
  ]) func overlaid(_ ground: String, count: Int) async {
    let pale = "Text(\"Total\").foregroundColor(Color(white: 0.8))"
    #expect(await Self.found("\(pale).background(\(ground))").count == count)
  }

  @Test("A text in a gradient is not judged") func letters() async {
    let style = "LinearGradient(colors: [.yellow, .white], startPoint: .top, endPoint: .bottom)"
    #expect(await Self.found("Text(\"Total\").foregroundStyle(\(style)).background(Color.white)").isEmpty)
  }

  @Test("White on the blue of the system is too little for body text, in each appearance") func hues() async {
    #expect(await Self.found("Text(\"Pay\").foregroundColor(.white).background(Color.blue)").map(\.certainty) == [.review])
    #expect(await Self.found("Text(\"Pay\").font(.title).foregroundColor(.white).background(Color.blue)").isEmpty)
  }

  @Test("A line is no ground", arguments: [
    "Rectangle().fill(Color(white: 0.6)).frame(maxHeight: 0.5)", "Color(white: 0.6).frame(height: 1)", "Divider()",
  ]) func lines(_ line: String) async {
    let body = "ZStack(alignment: .bottom) { \(line); Text(\"Total\").foregroundColor(.white) }.background(Color.black)"
    #expect(await Self.found(body).isEmpty)
    let pale = "ZStack(alignment: .bottom) { \(line); Text(\"Total\").foregroundColor(Color(white: 0.7)) }.background(Color.white)"
    #expect(await Self.found(pale).count == 1)
  }
}
