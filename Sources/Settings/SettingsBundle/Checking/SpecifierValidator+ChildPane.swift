extension SpecifierValidator {
    /// The findings about a child pane's row: it must open a pane of the bundle, named without folder and file
    /// extension.
    var childPaneDiagnostics: [SchemaDiagnostic] {
        guard case .childPane(let row) = specifier else { return [] }
        if let opener { return [warning(.inApp, inAppMessage(opener), at: .file)] }
        guard let file = row.file else { return missingFileDiagnostics }
        let reference = PaneReference(file)
        guard reference.staysInside else { return [error(.missingPane, outsideMessage(reference), at: .file)] }
        let missing =
            schema.hasPane(of: row, in: pane) ? [] : [error(.missingPane, missingPaneMessage(reference), at: .file)]
        guard reference.hasEnding else { return missing }
        let message = "'File' is a name without its ending: '\(reference.withoutEnding)'"
        return missing + [warning(.fileSpelling, message, at: .file)]
    }

    /// The key by which InAppSettingsKit opens other content, or `nil` if the row also opens a pane of the bundle.
    private var opener: String? {
        let key = entries.keys.first { $0.hasPrefix("IASK") && $0 != "IASKCellImage" && $0 != "IASKSubtitle" }
        guard let key, case .childPane(let row) = specifier, !schema.hasPane(of: row, in: pane) else { return nil }
        return key
    }

    private func inAppMessage(_ opener: String) -> String {
        "only InAppSettingsKit opens the row, by '\(opener)'; the Settings app needs 'File', a pane of the bundle"
    }

    private var missingFileDiagnostics: [SchemaDiagnostic] {
        guard entries.value(of: .file) == nil else { return [] }
        let message = "PSChildPaneSpecifier requires 'File', the name of the pane's file without '.plist'"
        return [error(.missingEntry, message, at: .file)]
    }

    private func outsideMessage(_ reference: PaneReference) -> String {
        if reference.text.isEmpty { return "the name is empty; 'File' is the name of a pane's file without '.plist'" }
        if reference.isURL { return "'\(reference.text)' is an address; a row can only open a pane of the bundle" }
        return "'\(reference.text)' leads out of the bundle; 'File' is the name of a file in it"
    }

    private func missingPaneMessage(_ reference: PaneReference) -> String {
        let message = "there is no '\(reference.withoutEnding).plist' in the bundle, so the row opens nothing"
        if LicenseGenerator.usesName(reference.withoutEnding) {
            return "\(message); if it is made at build time, name it in .workbook-settings.yml: "
                + "generated: [\(reference.withoutEnding)]"
        }
        return reference.withoutEnding.nearest(in: schema.comparablePanes.sorted()).map {
            "\(message); did you mean '\($0)'?"
        } ?? message
    }
}

extension SettingsSchema {
    /// Returns a Boolean value indicating whether the row opens a file on some device. Unreadable files count, because
    /// they have a separate finding.
    fileprivate func hasPane(of row: PSChildPaneSpecifier, in parent: Pane) -> Bool {
        let devices: [UserInterfaceIdiom?] = [nil] + UserInterfaceIdiom.allCases
        if devices.contains(where: { pane(of: row, in: parent, on: $0) != nil }) { return true }
        guard let file = row.file else { return false }
        if isGenerated(PaneReference(file).withoutEnding) { return true }
        return unreadPanes.contains(PaneReference(file).withoutEnding)
    }
}
