extension SettingsSchema {
    /// The defaults that an app must register, because the system never writes a `DefaultValue`: those of the first
    /// pane and of every pane that rows lead to.
    ///
    /// A pane goes to the suite of its `ApplicationGroupContainerIdentifier`, or else where the pane that opens it
    /// goes. Of two rows with one key the first counts. Source: Apple, "Settings Application Schema Reference".
    ///
    /// - Parameter idiom: the device, whose panes and rows count; nil takes those of all devices.
    /// - Returns: one element a suite that has defaults, in the order in which the panes are met.
    public func effectiveDefaults(on idiom: UserInterfaceIdiom? = nil) -> [SuiteDefaults] {
        let devices: [UserInterfaceIdiom?] = idiom.map { [$0] } ?? self.devices
        var collection = Collection()
        for device in devices {
            for root in roots(on: device) {
                for reached in reachablePanes(from: root, on: device) { collection.add(reached, on: device) }
            }
        }
        return collection.suites
    }

    private struct Collection {
        var suites: [SuiteDefaults] = []
        private var places: [String?: Int] = [:]

        mutating func add(_ reached: ReachedPane, on idiom: UserInterfaceIdiom?) {
            for specifier in reached.pane.specifiers where specifier.isShown(on: idiom) {
                guard let key = specifier.key, let value = specifier.effectiveDefault else { continue }
                let place = places[reached.suite] ?? suites.endIndex
                if place == suites.endIndex {
                    suites.append(SuiteDefaults(suite: reached.suite, values: [:]))
                    places[reached.suite] = place
                }
                if suites[place].values[key] == nil { suites[place].values[key] = value }
            }
        }
    }
}
