import SwiftUI

/// Loops over what source knows are unrolled; others are one repeated element.
struct Loops: View {
  let films: [Film]
  let names: [String]

  var body: some View {
    ForEach(["Red", "Green"], id: \.self) { color in
      Text(color)  // hears: Red | Green
    }
    ForEach(0..<2) { index in
      Text("Page \(index + 1)")  // hears: Page 1 | Page 2
    }
    ForEach(1...2, id: \.self) { Text("Step \($0)") }  // hears: Step 1 | Step 2
    ForEach(Section.allCases) { section in
      // hears: Home. Button. | Search. Button. | About us. Button.
      Button { } label: { Image(systemName: section.symbol).accessibilityLabel(section.title) }
    }
    ForEach(Section.allCases, id: \.rawValue) { Text($0.rawValue) }  // hears: home | search | about
    ForEach(films) { film in
      Text(film.title)  // hears: «film.title» {for film in films}
      if film.isNew { Text("New") }  // hears: New [film.isNew] {for film in films}
    }
    ForEach(names, id: \.self) { name in Text("Hi \(name)") }  // hears: Hi «name» {for name in names}
    ForEach(films.indices, id: \.self) { index in
      Text(films[index].title)  // hears: «films[index].title» {for index in films.indices}
    }
    ForEach(Self.links, id: \.name) { link in
      Button(link.name) {}  // hears: Imprint. Button. | Privacy. Button.
    }
    List(films) { film in
      Text(film.title)  // hears: «film.title» {for film in films}
    }
    ForEach(films) { film in
      // hears: «element» {for film in films} {for element in film.actors}
      ForEach(film.actors, id: \.self) { Text($0) }
    }
  }

  static let links = [Link(name: "Imprint"), Link(name: "Privacy")]

  struct Link {
    let name: String
  }

  struct Film: Identifiable {
    let id: Int
    let title: String
    let isNew: Bool
    let actors: [String]
  }

  enum Section: String, CaseIterable, Identifiable {
    case home, search, about

    var id: String { rawValue }

    var title: String {
      switch self {
      case .home: "Home"
      case .search: "Search"
      case .about: "About us"
      }
    }

    var symbol: String {
      switch self {
      case .home: return "house"
      case .search: return "magnifyingglass"
      case .about: return "info.circle"
      }
    }
  }
}

/// A value of an enum that only run time knows has one alternative for each case.
struct EnumValues: View {
  let weather: Weather

  var body: some View {
    // hears: Sunshine. Image. [weather == .sun] | Rain. Image. [weather != .sun]
    Image(systemName: weather.symbol).accessibilityLabel(weather.title)
    Sign(weather: .rain)  // hears: Rain. Image.
    Sign(weather: Weather.sun)  // hears: Sunshine. Image.
    Text(Weather.rain.advice)  // hears: Take an umbrella
    Text(Weather.sun.advice)  // hears: Enjoy
    Text(Weather.limits.title)  // hears: Limits
  }

  enum Weather: CaseIterable {
    case sun, rain

    static let limits = Limits(title: "Limits")

    var title: LocalizedStringKey { self == .sun ? "Sunshine" : "Rain" }
    var symbol: String { self == .sun ? "sun.max" : "cloud.rain" }

    var advice: String {
      guard self == .rain else { return "Enjoy" }
      return "Take an umbrella"
    }
  }

  struct Limits {
    let title: String
  }
}

private struct Sign: View {  // component
  let weather: EnumValues.Weather

  var body: some View {
    Image(systemName: weather.symbol).accessibilityLabel(weather.title)
  }
}
