/// The lookup of the file for a pane.
extension SettingsSchema {
    /// Returns the first pane that a device shows.
    ///
    /// - Parameter idiom: The device, whose specific file is preferred to `Root.plist`, or `nil` for `Root.plist`.
    public func root(on idiom: UserInterfaceIdiom? = nil) -> Pane? { pane("Root", on: idiom) }

    /// Returns the pane with the given name without file extension: `Root`, or the value of `File`.
    public func pane(_ base: String, on idiom: UserInterfaceIdiom? = nil) -> Pane? {
        pane(base, isInApp: false, on: idiom)
    }

    /// Returns the pane that a row opens, or `nil` if `File` is missing, leads out of the bundle, or names no file.
    ///
    /// A `File` that ends in `.plist` also finds its pane. The validation reports a warning about it.
    public func pane(of row: PSChildPaneSpecifier, in parent: Pane, on idiom: UserInterfaceIdiom? = nil) -> Pane? {
        guard let file = row.file, PaneReference(file).staysInside else { return nil }
        let isInApp = PaneName(file: parent.name)?.isInApp ?? false
        return pane(file, isInApp: isInApp, on: idiom)
            ?? pane(PaneReference(file).withoutEnding, isInApp: isInApp, on: idiom)
    }

    /// The devices with which every pane is reached: no specific device, and the devices with specific files.
    var devices: [UserInterfaceIdiom?] {
        let specific = UserInterfaceIdiom.allCases.filter { idiom in
            panes.keys.contains { $0.hasSuffix("\(idiom.fileSuffix).plist") }
        }
        return [nil] + specific
    }

    /// The devices that may show different panes or rows, or one device if all show the same.
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
