import SwiftUI

/// Seed 000: pictures that say nothing, and one that says the name of its file.
struct DecorativeImages: View {
  var body: some View {
    Image(decorative: "paper_texture")
    Image("divider_wave").accessibilityHidden(true)
    Image(systemName: "circle.fill").accessibilityHidden(true)
    Image("paper_texture")  // hears: paper_texture. Image.
    Image(.paperTexture)  // hears: paperTexture. Image.
    Image("paper_texture").accessibilityHidden(false)  // hears: paper_texture. Image.
    // A decorative picture that is named comes back.
    Image(decorative: "paper_texture").accessibilityLabel("Handmade paper")  // hears: Handmade paper. Image.
    Color.red
    Divider()
    Spacer()
    Rectangle().fill(.blue)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    Text("Letter").background(Image(decorative: "paper_texture"))  // hears: Letter
  }
}

/// Seed 002: a picture and a text in one button.
struct PictureAndText: View {
  var body: some View {
    Button {} label: {  // hears: Home. Button.
      HStack {
        Image(systemName: "house").accessibilityHidden(true)
        Text("Home")
      }
    }
    // A symbol that nobody named is silent beside a text in any case.
    Button {} label: {  // hears: Home. Button.
      HStack {
        Image(systemName: "house")
        Text("Home")
      }
    }
    // One that was named is not.
    Button {} label: {  // hears: House, Home. Button.
      HStack {
        Image(systemName: "house").accessibilityLabel("House")
        Text("Home")
      }
    }
  }
}

/// Hidden parents hide whatever is inside.
struct HiddenParents: View {
  let isOver: Bool

  var body: some View {
    VStack {
      Text("Backdrop")
      Button("Ghost") {}.accessibilityHidden(false)
    }
    .accessibilityHidden(true)
    Text("Phantom").hidden()
    Text("Phantom").opacity(0)
    Text("Faint").opacity(0.1)  // hears: Faint
    Text("Score").accessibilityHidden(isOver)  // hears: Score [!isOver]
    Text("Result").opacity(isOver ? 1 : 0)  // hears: Result [isOver]
  }
}
