/// Which file is shown for which pane.
extension SettingsSchema {
    /// The first pane that a device shows.
    ///
    /// - Parameter idiom: the device, whose own file goes before `Root.plist`; nil takes `Root.plist`.
    public func root(on idiom: UserInterfaceIdiom? = nil) -> Pane? { pane("Root", on: idiom) }

    /// The pane of a name without an ending: `Root`, or what stands under `File`.
    public func pane(_ base: String, on idiom: UserInterfaceIdiom? = nil) -> Pane? {
        pane(base, isInApp: false, on: idiom)
    }

    /// The pane that a row opens; nil when `File` is missing, leads out of the bundle or to no file.
    ///
    /// A `File` that ends in `.plist` finds its pane as well: the validation warns about it.
    public func pane(of row: PSChildPaneSpecifier, in parent: Pane, on idiom: UserInterfaceIdiom? = nil) -> Pane? {
        guard let file = row.file, PaneReference(file).staysInside else { return nil }
        let isInApp = PaneName(file: parent.name)?.isInApp ?? false
        return pane(file, isInApp: isInApp, on: idiom)
            ?? pane(PaneReference(file).withoutEnding, isInApp: isInApp, on: idiom)
    }

    /// The devices to go through so that every pane is met: none in particular, and those that have files of their own.
    var devices: [UserInterfaceIdiom?] {
        let own = UserInterfaceIdiom.allCases.filter { idiom in
            panes.keys.contains { $0.hasSuffix("\(idiom.fileSuffix).plist") }
        }
        return [nil] + own
    }

    /// The devices that may show different panes or rows; one of them where all show the same.
    package var differingDevices: [UserInterfaceIdiom] {
        let namesDevices = panes.values.contains { pane in
            pane.specifiers.contains { $0.entries.value(of: .supportedUserInterfaceIdioms) != nil }
        }
        return namesDevices || devices.count > 1 ? UserInterfaceIdiom.allCases : [.phone]
    }

    func pane(_ base: String, isInApp: Bool, on idiom: UserInterfaceIdiom?) -> Pane? {
        PaneName.candidates(base, isInApp: isInApp, idiom: idiom).lazy.compactMap { panes[$0] }.first
    }
}
