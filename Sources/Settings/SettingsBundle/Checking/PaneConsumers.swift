/// The consumer of each pane: the Settings app, InAppSettingsKit, or none.
///
/// Apps that also show their settings in the app, with InAppSettingsKit, have panes that only InAppSettingsKit reads:
/// `Root.inApp.plist`, and the panes that its rows open.
struct PaneConsumers {
    enum Consumer: Hashable {
        /// The Settings app, and possibly InAppSettingsKit as well.
        case settingsApp
        case inApp
        /// No row opens the pane.
        case none
    }

    private var reached: [Consumer: Set<String>] = [:]
    /// The panes that rows open, without file extensions, by the consumer of the rows.
    private var named: [Consumer: Set<String>] = [:]

    init(of schema: SettingsSchema) {
        for idiom in schema.devices {
            add(schema.pane("Root", isInApp: false, on: idiom), .settingsApp, on: idiom, of: schema)
        }
        for idiom in schema.devices {
            // In a bundle without a separate root pane for InAppSettingsKit, the first loop visited all panes.
            guard let root = schema.pane("Root", isInApp: true, on: idiom), PaneName(file: root.name)?.isInApp == true
            else { continue }
            add(root, .inApp, on: idiom, of: schema)
        }
    }

    private mutating func add(
        _ root: Pane?, _ consumer: Consumer, on idiom: UserInterfaceIdiom?, of schema: SettingsSchema
    ) {
        guard let root else { return }
        for reached in schema.reachablePanes(from: root, on: idiom, includesHiddenRows: true) {
            guard self.reached[consumer, default: []].insert(reached.pane.name).inserted else { continue }
            for case .childPane(let row) in reached.pane.specifiers {
                if let file = row.file { named[consumer, default: []].insert(PaneReference(file).withoutEnding) }
            }
        }
    }

    /// Returns the consumer of a file, which need not be readable.
    func consumer(of file: String) -> Consumer {
        for consumer in [Consumer.settingsApp, .inApp] where reached[consumer]?.contains(file) == true {
            return consumer
        }
        guard let name = PaneName(file: file) else { return .none }
        if name.isInApp { return .inApp }
        if name.base == "Root" || named[.settingsApp]?.contains(name.base) == true { return .settingsApp }
        return named[.inApp]?.contains(name.base) == true ? .inApp : .none
    }
}

extension SchemaDiagnostic {
    /// Returns the finding with its severity in a pane. An error for the Settings app is a warning in a pane that the
    /// Settings app never reads.
    func inPane(for consumer: PaneConsumers.Consumer) -> SchemaDiagnostic {
        guard consumer != .settingsApp else { return self }
        var diagnostic = self
        diagnostic.severity = min(severity, .warning)
        if topic == nil, consumer == .inApp, severity < .error { diagnostic.topic = .inApp }
        return diagnostic
    }
}
