import EarshotCore
import Testing

/// Views that a protocol asks of the types that conform to it.
@Suite("Views that a protocol asks for")
struct RequiredViewTests {
  @Test("A view that a protocol asks for is that of the types that conform, but for those of previews")
  func requirement() async {
    let hearing = await Hearing.source(
      """
      protocol Shelf: ObservableObject {
        var alert: Alert { get }
        func banner(_ title: String) -> AnyView
      }
      final class Books: Shelf {
        var alert: Alert { Alert(title: Text("No book")) }
        func banner(_ title: String) -> AnyView { AnyView(Text("Books")) }
      }
      final class Films: Shelf {
        var alert: Alert { Alert(title: Text("No film")) }
        func banner(_ title: String) -> AnyView { AnyView(Text("Films")) }
      }
      struct Previews: PreviewProvider {
        final class Fake: Shelf {
          var alert: Alert { Alert(title: Text("Fake")) }
          func banner(_ title: String) -> AnyView { AnyView(Text("Fake")) }
        }
        static var previews: some View { Sample(shelf: Fake()) }
      }
      struct Sample<Model: Shelf>: View {
        @ObservedObject var shelf: Model
        @State private var isOpen = false
        var body: some View { shelf.banner("Top").alert(isPresented: $isOpen) { shelf.alert } }
      }
      """)
    #expect(hearing.texts(of: "Sample") == ["Books [shelf is Books]", "Films [shelf is Films]"])
    let alert = hearing.texts(of: "Sample › alert")?.filter { $0.hasPrefix("No") }
    #expect(alert == ["No book [shelf is Books]", "No film [shelf is Films]"])
  }

  @Test("Where few types have a view of their own, the others have that of the protocol")
  func overriddenRequirement() async {
    let hearing = await Hearing.source(
      """
      protocol Shelf { var banner: AnyView { get } }
      extension Shelf { var banner: AnyView { AnyView(Text("Plain")) } }
      struct Books: Shelf {}
      struct Films: Shelf { var banner: AnyView { AnyView(Text("Films")) } }
      struct Sample: View {
        let shelf: any Shelf
        var body: some View { shelf.banner }
      }
      """)
    #expect(hearing.texts() == ["Films [shelf is Films]", "Plain [shelf is another Shelf]"])
  }

  @Test("What the member of a model is constrained to is followed")
  func constrainedMember() async {
    let hearing = await Hearing.source(
      """
      protocol Shelf { func frame(@ViewBuilder content: @escaping () -> some View) -> AnyView }
      extension Shelf { func frame(@ViewBuilder content: @escaping () -> some View) -> AnyView { AnyView(content()) } }
      final class Model<Library: Shelf>: ObservableObject { let library: Library; init(library: Library) { self.library = library } }
      struct Sample<Library: Shelf>: View {
        @ObservedObject var model: Model<Library>
        var body: some View { model.library.frame { Text("Inside") } }
      }
      """)
    #expect(hearing.texts() == ["Inside"])
  }
}
