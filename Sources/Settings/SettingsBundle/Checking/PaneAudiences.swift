/// The readers of each pane: the Settings app, InAppSettingsKit, or none.
///
/// Apps that also show their settings in the app, with InAppSettingsKit, have panes that only InAppSettingsKit reads:
/// `Root.inApp.plist`, and the panes that its rows open.
struct PaneAudiences {
    enum Audience: Hashable {
        /// The Settings app, and possibly InAppSettingsKit as well.
        case settings
        case inApp
        /// No row opens the pane.
        case nobody
    }

    private var reached: [Audience: Set<String>] = [:]
    /// The panes that rows open, without file extensions, by the reader of the rows.
    private var named: [Audience: Set<String>] = [:]

    init(of schema: SettingsSchema) {
        for idiom in schema.devices {
            add(schema.pane("Root", isInApp: false, on: idiom), .settings, on: idiom, of: schema)
        }
        for idiom in schema.devices {
            // In a bundle without a separate root pane for InAppSettingsKit, the first loop visited all panes.
            guard let root = schema.pane("Root", isInApp: true, on: idiom), PaneName(file: root.name)?.isInApp == true
            else { continue }
            add(root, .inApp, on: idiom, of: schema)
        }
    }

    private mutating func add(
        _ root: Pane?, _ audience: Audience, on idiom: UserInterfaceIdiom?, of schema: SettingsSchema
    ) {
        guard let root else { return }
        for reached in schema.reachablePanes(from: root, on: idiom, includesHiddenRows: true) {
            guard self.reached[audience, default: []].insert(reached.pane.name).inserted else { continue }
            for case .childPane(let row) in reached.pane.specifiers {
                if let file = row.file { named[audience, default: []].insert(PaneReference(file).withoutEnding) }
            }
        }
    }

    /// Returns the reader of a file, which need not be readable.
    func audience(of file: String) -> Audience {
        for audience in [Audience.settings, .inApp] where reached[audience]?.contains(file) == true { return audience }
        guard let name = PaneName(file: file) else { return .nobody }
        if name.isInApp { return .inApp }
        if name.base == "Root" || named[.settings]?.contains(name.base) == true { return .settings }
        return named[.inApp]?.contains(name.base) == true ? .inApp : .nobody
    }
}

extension SchemaDiagnostic {
    /// Returns the finding with its severity in a pane. An error for the Settings app is a warning in a pane that the
    /// Settings app never reads.
    func inPane(for audience: PaneAudiences.Audience) -> SchemaDiagnostic {
        guard audience != .settings else { return self }
        var diagnostic = self
        diagnostic.severity = min(severity, .warning)
        diagnostic.isInApp = isInApp || audience == .inApp && severity < .error
        return diagnostic
    }
}
