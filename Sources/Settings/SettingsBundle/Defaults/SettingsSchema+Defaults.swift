extension SettingsSchema {
    /// Returns the defaults of the first pane and of every pane that is reachable from it. An app must register them,
    /// because the system never writes a `DefaultValue`.
    ///
    /// A pane belongs to the suite of its `ApplicationGroupContainerIdentifier`, or otherwise to the suite of the pane
    /// that opens it. Of two rows with the same key, the first is used. Source: Apple, "Settings Application Schema
    /// Reference".
    ///
    /// - Parameter idiom: The device whose panes and rows are included, or `nil` for all devices.
    /// - Returns: One element for each suite that has defaults, in the order in which the panes are visited.
    public func effectiveDefaults(on idiom: UserInterfaceIdiom? = nil) -> [SuiteDefaults] {
        let devices: [UserInterfaceIdiom?] = idiom.map { [$0] } ?? self.devices
        var collector = DefaultsCollector()
        for device in devices {
            for root in roots(on: device) {
                for reached in reachablePanes(from: root, on: device) { collector.add(reached, on: device) }
            }
        }
        return collector.suites
    }

    /// The defaults of the panes that were visited so far, by suite.
    private struct DefaultsCollector {
        var suites: [SuiteDefaults] = []
        private var indices: [String?: Int] = [:]

        mutating func add(_ reached: ReachedPane, on idiom: UserInterfaceIdiom?) {
            for specifier in reached.pane.specifiers where specifier.isShown(on: idiom) {
                guard let key = specifier.key, let value = specifier.effectiveDefault else { continue }
                let index = indices[reached.suite] ?? suites.endIndex
                if index == suites.endIndex {
                    suites.append(SuiteDefaults(suite: reached.suite, values: [:]))
                    indices[reached.suite] = index
                }
                if suites[index].values[key] == nil { suites[index].values[key] = value }
            }
        }
    }
}
