extension StatusNotAnnounced {
  /// Texts that are there as long as a flag of a model, or the text itself, says so.
  static let ofModels: [Example] = [
    .violation(
      """
      struct LaunchView: View {
        @ObservedObject var model: LaunchModel
        var body: some View {
          VStack {
            Button("Launch") { model.launch() }
            if model.hasFailed { ↓Label(model.message, systemImage: "xmark.circle") }
          }
        }
      }
      """),
    .violation(
      """
      struct LaunchView: View {
        let jobs: JobModel
        var body: some View { VStack { Text("Jobs"); form(jobs) } }
        @ViewBuilder func form(_ jobs: JobModel) -> some View {
          Button("Launch") { jobs.launch() }
          if jobs.launchSuccess, jobs.count > 0 {
            HStack { ↓Text(jobs.launchStatus ?? "") }
          }
        }
      }
      """),
    .pass(
      """
      struct LaunchView: View {
        @ObservedObject var model: LaunchModel
        var body: some View {
          VStack {
            Button("Launch") { model.launch() }
            if model.hasFailed { Label(model.message, systemImage: "xmark.circle") }
          }
          .onChange(of: model.message) { AccessibilityNotification.Announcement(model.message).post() }
        }
      }
      """),
    // What stands in a row tells of that row.
    .pass(
      """
      struct JobList: View {
        let jobs: [Job]
        var body: some View {
          List(jobs) { job in
            VStack { Text(job.name); if job.hasFailed { Text(job.message) } }
          }
        }
      }
      """),
  ]
}
