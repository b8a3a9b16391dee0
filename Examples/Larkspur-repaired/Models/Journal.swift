import Foundation
import Observation

struct Species: Identifiable, Hashable {
  enum Family: String, CaseIterable, Identifiable {
    case waders
    case songbirds
    case raptors

    var id: Self { self }

    var title: String {
      switch self {
      case .waders: L10n.Guide.waders
      case .songbirds: L10n.Guide.songbirds
      case .raptors: L10n.Guide.raptors
      }
    }
  }

  let id: String
  let name: String
  let latinName: String
  let family: Family

  var pictureName: String { "species-\(id)" }

  static let all = [
    Species(id: "curlew", name: "Curlew", latinName: "Numenius arquata", family: .waders),
    Species(id: "skylark", name: "Skylark", latinName: "Alauda arvensis", family: .songbirds),
    Species(id: "kestrel", name: "Kestrel", latinName: "Falco tinnunculus", family: .raptors),
  ]
}

enum Habitat: String, CaseIterable, Identifiable {
  case garden
  case shore
  case forest

  var id: Self { self }

  var title: String {
    switch self {
    case .garden: L10n.Habitat.garden
    case .shore: L10n.Habitat.shore
    case .forest: L10n.Habitat.forest
    }
  }

  var symbol: String {
    switch self {
    case .garden: "leaf"
    case .shore: "water.waves"
    case .forest: "tree"
    }
  }
}

enum Weather: String, CaseIterable, Identifiable {
  case clear
  case cloudy
  case rain

  var id: Self { self }

  var title: String {
    switch self {
    case .clear: L10n.Weather.clear
    case .cloudy: L10n.Weather.cloudy
    case .rain: L10n.Weather.rain
    }
  }

  var symbol: String {
    switch self {
    case .clear: "sun.max"
    case .cloudy: "cloud"
    case .rain: "cloud.rain"
    }
  }
}

struct Sighting: Identifiable, Hashable {
  var id = UUID()
  var species = Species.all[0]
  var localName = ""
  var place = ""
  var hidesPlace = false
  var date = Date.now
  var count = 1
  var confidence = 3
  var distance = 20.0
  var habitat = Habitat.shore
  var weather = Weather.clear
  var ring: String?
  var notes = ""
  var isRare = false

  static let sample = Sighting(place: "Saltholme", ring: "B7-4402")
}

struct Observer {
  var name: String
  var club: String
  var portraitName: String
}

struct Place: Identifiable {
  let id: String
  let name: String
  let region: String
  let visits: Int
}

struct MonthlyCount: Identifiable {
  let id: Int
  let name: String
  let count: Int
}

@Observable
final class Journal {
  enum Phase {
    case loading
    case loaded
    case failed(String)
  }

  private(set) var phase = Phase.loading
  private(set) var sightings: [Sighting] = []
  private(set) var places: [Place] = []
  private(set) var months: [MonthlyCount] = []
  private(set) var favorites: Set<Sighting.ID> = []
  var seen: Set<Species.ID> = []
  let observer = Observer(name: "Rosa Lindqvist", club: "Tees Valley", portraitName: "portrait-rosa")
  let yearlyGoal = 50

  func load() async {
    sightings = [.sample]
    phase = .loaded
  }

  func sightings(matching query: String, in habitats: Set<Habitat>) -> [Sighting] {
    sightings.filter { sighting in
      (query.isEmpty || sighting.species.name.localizedCaseInsensitiveContains(query))
        && (habitats.isEmpty || habitats.contains(sighting.habitat))
    }
  }

  func save(_ sighting: Sighting) {
    if let index = sightings.firstIndex(where: { $0.id == sighting.id }) {
      sightings[index] = sighting
    } else {
      sightings.insert(sighting, at: 0)
    }
  }

  func delete(_ sighting: Sighting) {
    sightings.removeAll { $0.id == sighting.id }
  }

  func toggleFavorite(_ sighting: Sighting) {
    favorites.formSymmetricDifference([sighting.id])
  }

  func report(_ sighting: Sighting) {}

  func exportAll() {}
}
