import Foundation

/// Every text of the app that code refers to by name; the words are in `Localizable.xcstrings`.
enum L10n {
  enum Journal {
    static let title = String(localized: "journal.title")
    static let search = String(localized: "journal.search")
    static let add = String(localized: "journal.add")
    static let addHint = String(localized: "journal.addHint")
    static let hideTip = String(localized: "journal.hideTip")
    static let loading = String(localized: "journal.loading")
    static let failed = String(localized: "journal.failed")
    static let retry = String(localized: "journal.retry")
    static let delete = String(localized: "journal.delete")

    static func count(_ sightings: Int) -> String { String(localized: "journal.count \(sightings)") }
    static func rare(_ species: String) -> String { String(localized: "journal.rare \(species)") }
    static func deleted(_ species: String) -> String { String(localized: "journal.deleted \(species)") }
  }

  enum Detail {
    static let title = String(localized: "detail.title")
    static let circumstances = String(localized: "detail.circumstances")
    static let individuals = String(localized: "detail.individuals")
    static let fieldNotes = String(localized: "detail.fieldNotes")
    static let favorite = String(localized: "detail.favorite")
    static let unfavorite = String(localized: "detail.unfavorite")
    static let playCall = String(localized: "detail.playCall")
    static let pauseCall = String(localized: "detail.pauseCall")
    static let playHint = String(localized: "detail.playHint")
    static let report = String(localized: "detail.report")
    static let reportQuestion = String(localized: "detail.reportQuestion")
    static let sendReport = String(localized: "detail.sendReport")

    static func photo(of species: String) -> String { String(localized: "detail.photo \(species)") }
  }

  enum New {
    static let title = String(localized: "new.title")
    static let bird = String(localized: "new.bird")
    static let species = String(localized: "new.species")
    static let localName = String(localized: "new.localName")
    static let circumstances = String(localized: "new.circumstances")
    static let place = String(localized: "new.place")
    static let date = String(localized: "new.date")
    static let hidesPlace = String(localized: "new.hidesPlace")
    static let notes = String(localized: "new.notes")
    static let close = String(localized: "new.close")
    static let save = String(localized: "new.save")
    static let submit = String(localized: "new.submit")
    static let done = String(localized: "new.done")
    static let saved = String(localized: "new.saved")

    static func individuals(_ count: Int) -> String { String(localized: "new.individuals \(count)") }
    static func meters(_ distance: Int) -> String { String(localized: "new.meters \(distance)") }
  }

  enum Rating {
    static let title = String(localized: "rating.title")

    static func confidence(_ stars: Int) -> String { String(localized: "rating.confidence \(stars)") }
  }

  enum Habitat {
    static let title = String(localized: "habitat.title")
    static let garden = String(localized: "habitat.garden")
    static let shore = String(localized: "habitat.shore")
    static let forest = String(localized: "habitat.forest")
  }

  enum Weather {
    static let title = String(localized: "weather.title")
    static let clear = String(localized: "weather.clear")
    static let cloudy = String(localized: "weather.cloudy")
    static let rain = String(localized: "weather.rain")
  }

  enum Guide {
    static let title = String(localized: "guide.title")
    static let welcome = String(localized: "guide.welcome")
    static let waders = String(localized: "guide.waders")
    static let songbirds = String(localized: "guide.songbirds")
    static let raptors = String(localized: "guide.raptors")
    static let checklist = String(localized: "guide.checklist")
    static let done = String(localized: "guide.done")

    static func seen(_ species: String) -> String { String(localized: "guide.seen \(species)") }
  }

  enum Profile {
    static let title = String(localized: "profile.title")
    static let sightings = String(localized: "profile.sightings")
    static let species = String(localized: "profile.species")
    static let hundredBadge = String(localized: "profile.hundredBadge")
    static let goal = String(localized: "profile.goal")
    static let activity = String(localized: "profile.activity")
    static let places = String(localized: "profile.places")
    static let settings = String(localized: "profile.settings")
    static let remindsAtDawn = String(localized: "profile.remindsAtDawn")
    static let sharesCounts = String(localized: "profile.sharesCounts")
    static let units = String(localized: "profile.units")
    static let metric = String(localized: "profile.metric")
    static let imperial = String(localized: "profile.imperial")
    static let export = String(localized: "profile.export")
    static let exportHint = String(localized: "profile.exportHint")
    static let code = String(localized: "profile.code")
    static let refresh = String(localized: "profile.refresh")

    static func portrait(of observer: String) -> String { String(localized: "profile.portrait \(observer)") }
    static func goalProgress(_ count: Int, of goal: Int) -> String {
      String(localized: "profile.goalProgress \(count) \(goal)")
    }
    static func visits(_ count: Int) -> String { String(localized: "profile.visits \(count)") }
  }
}
