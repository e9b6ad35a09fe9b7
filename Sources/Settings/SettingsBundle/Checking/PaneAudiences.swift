/// Who reads which pane of a bundle.
///
/// Apps that show their settings inside as well, with InAppSettingsKit, have panes that only this kit reads:
/// `Root.inApp.plist`, and what its rows open.
struct PaneAudiences {
    enum Audience: Hashable {
        /// The Settings app, and perhaps InAppSettingsKit as well.
        case settings
        case inApp
        /// No row opens the pane.
        case nobody
    }

    private var reached: [Audience: Set<String>] = [:]
    /// The panes that rows name, without endings, by who reads the rows.
    private var named: [Audience: Set<String>] = [:]

    init(of schema: SettingsSchema) {
        for idiom in schema.devices {
            add(schema.pane("Root", isInApp: false, on: idiom), .settings, on: idiom, of: schema)
        }
        for idiom in schema.devices {
            // A bundle without panes of its own for InAppSettingsKit has been gone through.
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

    /// Who reads a file, whether it can be read or not.
    func audience(of file: String) -> Audience {
        for audience in [Audience.settings, .inApp] where reached[audience]?.contains(file) == true { return audience }
        guard let name = PaneName(file: file) else { return .nobody }
        if name.isInApp { return .inApp }
        if name.base == "Root" || named[.settings]?.contains(name.base) == true { return .settings }
        return named[.inApp]?.contains(name.base) == true ? .inApp : .nobody
    }
}

extension SchemaDiagnostic {
    /// The finding as it counts in a pane: what would be an error in the Settings app is none where it never looks.
    func inPane(for audience: PaneAudiences.Audience) -> SchemaDiagnostic {
        guard audience != .settings else { return self }
        var diagnostic = self
        diagnostic.severity = min(severity, .warning)
        diagnostic.isInApp = isInApp || audience == .inApp && severity < .error
        return diagnostic
    }
}
