extension SettingsSchema {
    /// Returns the findings about a pane that shows nothing, and about groups that have a title and no row.
    ///
    /// A group with a footer and no row is a paragraph of text, as in many panes about an app. So is one with a long title,
    /// as in apps from before iOS 4, whose groups had no footers.
    func emptinessDiagnostics(_ pane: Pane) -> [SchemaDiagnostic] {
        guard pane.entries[.specifiers] != nil, let name = PaneName(file: pane.name),
            !LicenseGenerator.usesName(name.base)
        else { return [] }
        let devices = devices(showing: pane, name)
        let empty = devices.filter { device in !pane.specifiers.contains { $0.isShown(on: device) && $0.isVisible } }
        let isOnAll = empty.count == devices.count
        if !empty.isEmpty { return [emptyPane(pane, isRoot: name.base == "Root", on: isOnAll ? nil : empty[0])] }
        return emptyGroups(pane, on: devices)
    }

    /// Returns the devices that show the pane if a row opens it. Another device may have a file of its own.
    private func devices(showing pane: Pane, _ name: PaneName) -> [UserInterfaceIdiom] {
        UserInterfaceIdiom.allCases.filter { device in
            self.pane(name.base, isInApp: name.isInApp, on: device)?.name == pane.name
        }
    }

    /// - Parameter device: The device on which the pane is empty, or `nil` if it's empty on all devices.
    private func emptyPane(_ pane: Pane, isRoot: Bool, on device: UserInterfaceIdiom?) -> SchemaDiagnostic {
        let path = PropertyListPath.root.appending(.specifiers)
        let place = device.map { " on \($0.deviceName)" } ?? ""
        let severity: SchemaDiagnostic.Severity = isRoot && device == nil ? .error : .warning
        return diagnostic(severity, .emptyPane, in: pane, at: path, "the pane shows nothing\(place)")
    }

    private func emptyGroups(_ pane: Pane, on devices: [UserInterfaceIdiom]) -> [SchemaDiagnostic] {
        var groups: [Int: [UserInterfaceIdiom]] = [:]
        for device in devices {
            for index in pane.specifiers.emptyGroups(on: device) { groups[index, default: []].append(device) }
        }
        let tables = stringsTables.filter { $0.name == pane.stringsTable }
        return groups.sorted { $0.key < $1.key }.compactMap { index, empty in
            let title = pane.specifiers[index].title ?? ""
            guard !([title] + tables.compactMap { $0.entries[title] }).contains(where: \.isParagraph) else {
                return nil
            }
            let place = empty.count < devices.count ? " on \(empty[0].deviceName)" : ""
            let message = "the group '\(title)' has no row\(place)"
            return diagnostic(.warning, .emptyGroup, in: pane, at: .specifier(index), message)
        }
    }
}

extension Specifier {
    /// A Boolean value indicating whether the specifier is a row, or a group with a text.
    fileprivate var isVisible: Bool { type != .group || isTitledGroup || entries[.footerText]?.isBlank == false }

    fileprivate var isTitledGroup: Bool { type == .group && title?.isBlank == false }
}

extension String {
    fileprivate var isParagraph: Bool { count > 40 }
}

extension [Specifier] {
    /// Returns the indices of the groups that have a title, and neither a footer nor a row.
    fileprivate func emptyGroups(on device: UserInterfaceIdiom) -> [Int] {
        let shown = enumerated().filter { $0.element.isShown(on: device) }
        return shown.indices.compactMap { position in
            let (index, group) = shown[position]
            guard group.isTitledGroup, group.entries[.footerText] == nil else { return nil }
            let next = position + 1 < shown.count ? shown[position + 1].element : nil
            return next == nil || next?.type == .group ? index : nil
        }
    }
}
