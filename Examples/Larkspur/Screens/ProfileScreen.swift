import SwiftUI

struct ProfileScreen: View {
  @Environment(Journal.self) private var journal
  @AppStorage("remindsAtDawn") private var remindsAtDawn = true
  @AppStorage("sharesCounts") private var sharesCounts = false
  @AppStorage("usesMetricUnits") private var usesMetricUnits = true

  var body: some View {
    NavigationStack {
      List {
        Section {
          header
          statistics
          badges
        }
        Section(L10n.Profile.goal) {
          Text(L10n.Profile.goalProgress(journal.sightings.count, of: journal.yearlyGoal))
          ProgressView(value: Double(journal.sightings.count), total: Double(journal.yearlyGoal))
        }
        Section(L10n.Profile.activity) {
          ActivityChart(months: journal.months)
            .frame(height: 160)
        }
        Section(L10n.Profile.places) {
          ForEach(journal.places) { place in
            row(for: place)
          }
        }
        Section(L10n.Profile.settings) {
          settings
        }
      }
      .navigationTitle(L10n.Profile.title)
      .toolbar {
        Button {
          Task { await journal.load() }
        } label: {
          Image(systemName: "arrow.clockwise")
        }
        .accessibilityLabel(L10n.Profile.refresh)
      }
    }
  }

  private var header: some View {
    HStack(spacing: 16) {
      Avatar(observer: journal.observer)
      VStack(alignment: .leading) {
        Text(journal.observer.name)
          .font(.headline)
        Text(journal.observer.club)
          .font(.subheadline)
      }
      .accessibilityElement(children: .combine)
    }
  }

  private var statistics: some View {
    HStack(spacing: 12) {
      tile(journal.sightings.count, caption: L10n.Profile.sightings)
      tile(journal.seen.count, caption: L10n.Profile.species)
    }
  }

  private func tile(_ number: Int, caption: String) -> some View {
    VStack(alignment: .leading) {
      Text(number, format: .number)
        .font(.title)
      Text(caption)
        .font(.subheadline)
    }
    .cardSurface(padding: 12)
    .accessibilityElement(children: .ignore)
  }

  private var badges: some View {
    HStack(spacing: 12) {
      Image("badge_dawn_chorus")
      Image("badge_hundred")
        .accessibilityLabel(L10n.Profile.hundredBadge)
    }
  }

  private func row(for place: Place) -> some View {
    HStack {
      VStack(alignment: .leading) {
        Text(place.name)
        Text(place.region)
          .font(.subheadline)
      }
      Spacer()
      Text(L10n.Profile.visits(place.visits))
    }
  }

  @ViewBuilder
  private var settings: some View {
    Toggle(L10n.Profile.remindsAtDawn, isOn: $remindsAtDawn)
    Toggle(L10n.Profile.sharesCounts, isOn: $sharesCounts)
      .toggleStyle(.checklist)
    Picker(L10n.Profile.units, selection: $usesMetricUnits) {
      Text(L10n.Profile.metric).tag(true)
      Text(L10n.Profile.imperial).tag(false)
    }
    Button(L10n.Profile.export) { journal.exportAll() }
      .accessibilityHint(L10n.Profile.exportHint)
    Link(L10n.Profile.code, destination: URL(string: "https://larkspur.example/code")!)
  }
}

private struct ActivityChart: View {
  let months: [MonthlyCount]

  var body: some View {
    Canvas { context, size in
      let highest = CGFloat(months.map(\.count).max() ?? 1)
      let width = size.width / CGFloat(max(months.count, 1))
      for (index, month) in months.enumerated() {
        let height = size.height * CGFloat(month.count) / highest
        let bar = CGRect(x: CGFloat(index) * width, y: size.height - height, width: width - 4, height: height)
        context.fill(Path(roundedRect: bar, cornerRadius: 4), with: .color(Color("Meadow")))
      }
    }
  }
}

#Preview {
  ProfileScreen()
    .environment(Journal())
}
