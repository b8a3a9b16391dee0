import AccessibilityModel
import ViewEvaluation

extension TreeBuilder {
  typealias Handler = @Sendable (TreeBuilder, PrimitiveView, ViewContext) -> [AccessibilityNode]

  /// What each built-in view that has semantics of its own is to assistive technologies. Views without an entry are
  /// treated by their category in the table of framework views.
  static let handlers: [String: Handler] = [
    "Text": { $0.text($1, $2) },
    "Text.concatenation": { $0.text($1, $2) },
    "Image": { $0.image($1, $2) },
    "AsyncImage": { $0.asyncImage($1, $2) },
    "Label": { $0.label($1, $2) },

    "Button": { $0.button($1, $2) },
    "NavigationLink": { $0.navigationLink($1, $2) },
    "Link": { $0.titled(.link, traits: [.button, .link], $1, $2) },
    "ShareLink": { $0.shareLink($1, $2) },
    "Menu": { $0.menu($1, $2) },
    "PhotosPicker": { $0.titled(.photosPicker, traits: .button, $1, $2) },
    "EditButton": { $0.systemButton("Edit", .button, $1, $2) },
    "PasteButton": { $0.systemButton("Paste", .pasteButton, $1, $2) },
    "RenameButton": { $0.systemButton("Rename", .button, $1, $2) },
    "SignInWithAppleButton": { $0.systemButton("Sign in with Apple", .button, $1, $2) },
    "HelpLink": { $0.systemButton("Help", .button, $1, $2) },
    "SettingsLink": { $0.systemButton("Settings", .button, $1, $2) },
    "NewDocumentButton": { $0.titled(.button, traits: .button, systemTitle: "New Document", $1, $2) },

    "Toggle": { $0.toggle($1, $2) },
    "Slider": { $0.slider($1, $2) },
    "Stepper": { $0.stepper($1, $2) },
    "Picker": { $0.picker($1, $2) },
    "DatePicker": { $0.datePicker($1, $2) },
    "MultiDatePicker": { $0.datePicker($1, $2) },
    "ColorPicker": { $0.titled(.colorPicker, traits: .button, $1, $2) },
    "ProgressView": { $0.progress($1, $2) },
    "Gauge": { $0.gauge($1, $2) },

    "TextField": { $0.textField(.textField, [.textEntry], $1, $2) },
    "SecureField": { $0.textField(.secureField, [.textEntry, .secureTextField], $1, $2) },
    "TextEditor": { $0.textField(.textEditor, [.textEntry, .textArea], $1, $2) },

    "List": { $0.list($1, $2) },
    "Form": { $0.list($1, $2) },
    "Table": { $0.table($1, $2) },
    "ForEach": { $0.forEach($1, $2) },
    "Section": { $0.section($1, $2) },
    "DisclosureGroup": { $0.disclosureGroup($1, $2) },
    "GroupBox": { $0.groupBox($1, $2) },
    "LabeledContent": { $0.labeledContent($1, $2) },
    "ContentUnavailableView": { $0.contentUnavailable($1, $2) },
    "Alert": { $0.oldAlert($1, $2) },
    "ActionSheet": { $0.oldAlert($1, $2) },
    "ViewThatFits": { $0.firstThatFits($1, $2) },

    "NavigationStack": { $0.navigationContainer($1, $2) },
    "NavigationView": { $0.navigationContainer($1, $2) },
    "NavigationSplitView": { $0.navigationContainer($1, $2) },
    "TabView": { $0.tabView($1, $2) },
    "ToolbarItem": { $0.toolbarItem($1, $2) },
    "ToolbarItemGroup": { $0.toolbarItem($1, $2) },
    "ToolbarTitleMenu": { $0.titleMenu($1, $2) },
    "CommandGroup": { $0.commands($1, $2) },
    "CommandMenu": { $0.commands($1, $2) },
    "ToolbarSpacer": { _, _, _ in [] },

    "ScrollView": { $0.scrollView($1, $2) },
    "LazyVStack": { $0.lazyContainer($1, $2) },
    "LazyHStack": { $0.lazyContainer($1, $2) },
    "LazyVGrid": { $0.lazyContainer($1, $2) },
    "LazyHGrid": { $0.lazyContainer($1, $2) },

    "Group": { $0.group($1, $2) },
    "_VariadicView.Tree": { $0.variadicTree($1, $2) },
    "HStack": { $0.stack(.horizontal, $1, $2) },
    "VStack": { $0.stack(.vertical, $1, $2) },
    "ZStack": { $0.stack(.depth, $1, $2) },
    "GridRow": { $0.stack(.horizontal, $1, $2) },

    "Canvas": { [.element($0.absent(.canvas, $1, $2))] },
    "Shape": { [.element($0.absent(.shape, $1, $2))] },
    "Chart": { $0.chart($1, $2) },
    "BarMark": { $0.mark($1, $2) },
    "LineMark": { $0.mark($1, $2) },
    "PointMark": { $0.mark($1, $2) },
    "AreaMark": { $0.mark($1, $2) },
    "RectangleMark": { $0.mark($1, $2) },
    "RuleMark": { $0.mark($1, $2) },
    "SectorMark": { $0.mark($1, $2) },
    "TipView": { $0.tipView($1, $2) },
    "Map": { $0.drawn(.map, $1, $2) },
    "VideoPlayer": { $0.drawn(.video, $1, $2) },
    "Spacer": { _, _, _ in [] },
    "Divider": { _, _, _ in [] },
    "EmptyView": { _, _, _ in [] },
  ]
}
