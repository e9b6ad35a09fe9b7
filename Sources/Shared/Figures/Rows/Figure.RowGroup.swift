extension Figure {
    /// A group of rows of a settings pane, with the texts above and below it.
    public struct RowGroup: Sendable, Equatable {
        public var header: String?
        public var footer: String?
        public var rows: [Row]
        /// The badge in the margin of the header.
        public var badge: RowBadge?

        public init(header: String? = nil, footer: String? = nil, rows: [Row]) {
            self.header = header
            self.footer = footer
            self.rows = rows
        }

        /// A description of the group.
        var description: String {
            let name = header.map { "group \($0)" } ?? "group without a title"
            let list = rows.isEmpty ? "no rows" : rows.map(\.description).joined(separator: "; ")
            // The enclosing text ends the sentence.
            let end = footer.map { ". Footer: \($0.hasSuffix(".") ? String($0.dropLast()) : $0)" } ?? ""
            return "\(name) with \(list)\(end)"
        }
    }
}
