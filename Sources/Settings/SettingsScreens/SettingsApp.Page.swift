extension SettingsApp {
    /// A screen of the Settings app: a pane, or the choices of a multi-value row.
    public struct Page: Equatable, Sendable {
        /// The title in the navigation bar.
        public var title: String
        /// The title of the previous page.
        public var back: String
        /// A Boolean value indicating whether lines begin on the right, as in Arabic.
        public var isRightToLeft: Bool
        public var groups: [Group]

        public init(title: String, back: String, isRightToLeft: Bool = false, groups: [Group]) {
            self.title = title
            self.back = back
            self.isRightToLeft = isRightToLeft
            self.groups = groups
        }

        /// The rows of all groups.
        public var rows: [Row] { groups.flatMap(\.rows) }
    }

    /// A group of rows, with the texts above and below it.
    public struct Group: Equatable, Sendable {
        public var header: String?
        public var footer: String?
        public var rows: [Row]

        public init(header: String? = nil, footer: String? = nil, rows: [Row]) {
            self.header = header
            self.footer = footer
            self.rows = rows
        }
    }
}

extension SettingsApp.Page: CustomStringConvertible {
    /// The page as lines: its title, followed by the groups with indented rows.
    public var description: String {
        (["\(title) (back to \(back))"] + groups.map(\.description)).joined(separator: "\n")
    }
}

extension SettingsApp.Group: CustomStringConvertible {
    public var description: String {
        (["- \(header ?? "")"] + rows.map { "  \($0)" } + (footer.map { ["  (\($0))"] } ?? []))
            .joined(separator: "\n")
    }
}
