import TestSupport

/// Settings bundles for the tests of the commands.
enum SettingsCommandFixture {
    /// Returns a pane whose rows are given as entries, such as `Type=PSToggleSwitchSpecifier`.
    static func pane(_ rows: String..., more: String = "") -> String {
        let dictionaries = rows.map { row in
            let entries = row.split(separator: " ").map { entry in
                let parts = entry.split(separator: "=", maxSplits: 1)
                let value = parts[1].hasPrefix("<") ? String(parts[1]) : "<string>\(parts[1])</string>"
                return "<key>\(parts[0])</key>\(value)"
            }
            return "<dict>\n\(entries.joined(separator: "\n"))\n</dict>"
        }
        return """
            <plist version="1.0"><dict>\(more)<key>PreferenceSpecifiers</key><array>
            \(dictionaries.joined(separator: "\n"))
            </array></dict></plist>
            """
    }

    static let toggle = "Type=PSToggleSwitchSpecifier Title=Sound Key=sound DefaultValue=<true/>"
    static let good = pane(toggle)
    /// A pane with a warning in line 6.
    static let warned = pane("Type=PSToggleSwitchSpecifier Title=Sound Key=sound DefaultValue=YES")
    /// A pane with an error in line 5.
    static let wrong = pane("Type=PSChildPaneSpecifier Title=More File=More")

    static let warning =
        "PreferenceSpecifiers[0].DefaultValue: 'YES' is neither <true/> nor <false/>; Settings reads it as <true/>"
        + " [default-not-a-value]"
    static let error =
        "PreferenceSpecifiers[0].File: there is no 'More.plist' in the bundle, so the row opens nothing [missing-pane]"

    static let bundles = [
        "Good.bundle/Root.plist": good, "Warned.bundle/Root.plist": warned, "Wrong.bundle/Root.plist": wrong,
    ]
}
