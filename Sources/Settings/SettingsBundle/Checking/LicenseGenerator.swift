/// The tools that write a pane with the licenses of an app's libraries.
///
/// LicensePlist writes a pane with a row for each library, and panes in a folder of the same name. CocoaPods and AcknowList
/// write one pane, with a group for each library.
enum LicenseGenerator {
    /// The key of a row for the name of the license. The Settings app ignores it.
    static let key = "License"

    /// The beginning of the names of LicensePlist's panes.
    static let licensePlist = "com.mono0926.LicensePlist"

    /// Returns a Boolean value indicating whether a generator uses the name, without file extension, for its pane.
    static func usesName(_ base: String) -> Bool {
        base.hasPrefix(licensePlist) || base == "Acknowledgements" || base.hasPrefix("Pods-")
    }
}

extension Pane {
    /// A Boolean value indicating whether a license generator wrote the pane: it has only texts and rows that open panes,
    /// and a generator's name or a generator's key.
    var isLicensePane: Bool {
        guard specifiers.allSatisfy({ $0.type == .group || $0.type == .childPane }) else { return false }
        return name.hasPrefix(LicenseGenerator.licensePlist)
            || specifiers.contains { $0.entries[LicenseGenerator.key] != nil }
    }
}

extension SettingsSchema {
    /// Returns a note about content that a license generator wrote.
    func licenses(_ message: String, in pane: Pane, at path: PropertyListPath) -> SchemaDiagnostic {
        var diagnostic = diagnostic(.note, .licensePane, in: pane, at: path, message)
        diagnostic.topic = .licenses
        return diagnostic
    }

    /// Returns a Boolean value indicating whether a pane is generated at build time.
    ///
    /// - Parameter base: The name without file extension: `com.mono0926.LicensePlist/Alamofire`.
    func isGenerated(_ base: String) -> Bool {
        generatedPanes.contains(base) || generatedPanes.contains { base.hasPrefix("\($0)/") }
    }

    func isGenerated(file: String) -> Bool { PaneName(file: file).map { isGenerated($0.base) } ?? false }
}
