import SwiftUI

struct Avatar: View {
  let observer: Observer
  var size: CGFloat = 64

  var body: some View {
    Image(observer.portraitName)
      .resizable()
      .scaledToFill()
      .frame(width: size, height: size)
      .clipShape(.circle)
      .accessibility(label: Text(L10n.Profile.portrait(of: observer.name)))
  }
}

struct Avatar_Previews: PreviewProvider {
  static var previews: some View {
    Avatar(observer: Journal().observer)
      .previewLayout(.sizeThatFits)
  }
}
