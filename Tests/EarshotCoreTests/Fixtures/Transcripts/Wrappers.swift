import ComposableArchitecture
import SwiftUI

/// Views of packages that only hand something to their closure.
struct StoreUse: View {
  let store: StoreOf<Counter>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack {
        Text("Count: \(viewStore.count)")  // hears: Count: «viewStore.count»
        Button("Add") { viewStore.send(.add) }  // hears: Add. Button.
        if viewStore.isDone { Text("Done") }  // hears: Done [viewStore.isDone]
      }
    }
    WithPerceptionTracking {
      Text(store.title)  // hears: «store.title»
    }
  }
}

/// Transparent views of SwiftUI.
struct TransparentUse: View {
  var body: some View {
    AnyView(Text("Erased"))  // hears: Erased
    Group { Text("Grouped") }  // hears: Grouped
    GeometryReader { proxy in Text("Measured") }  // hears: Measured
    ScrollViewReader { proxy in Text("Scrolled") }  // hears: Scrolled
    TimelineView(.everyMinute) { context in Text("Ticking") }  // hears: Ticking
    ViewThatFits { Text("Wide") }  // hears: Wide
    ZStack { Color.red; Text("On top") }  // hears: On top
    Grid { GridRow { Text("A1"); Text("B1") } }  // hears: A1 | B1
    LazyVStack { Text("Lazy") }  // hears: Lazy
    ScrollView { Text("Inside") }  // hears: Inside
    Text("Base").overlay { Text("Over") }  // hears: Base | Over
    Text("Base").background { Text("Under") }  // hears: Under | Base
    EmptyView()
    optional
    Self.shared
    EquatableView(content: Text("Equal"))  // hears: Equal
  }

  private var optional: Text? { Text("Present") }  // hears: Present
  private static let shared = Text("Shared")  // hears: Shared
}

/// A view chosen by type erasure in a function with guards.
struct Erased: View {
  let user: String?

  var body: some View { make() }

  private func make() -> AnyView {
    guard let user else { return AnyView(Text("Signed out")) }  // hears: Signed out [user == nil]
    return AnyView(Text("Signed in as \(user)"))  // hears: Signed in as «user» [user != nil]
  }
}
