/// The value of `File` in a child pane's row.
struct PaneReference: Hashable {
    var text: String

    init(_ text: String) { self.text = text }

    var isURL: Bool { text.utf8.contains(UInt8(ascii: ":")) && text.contains("://") }

    var isPath: Bool { text.utf8.contains(UInt8(ascii: "/")) }

    var hasEnding: Bool { text.hasSuffix(".plist") }

    var withoutEnding: String { hasEnding ? String(text.dropLast(".plist".count)) : text }

    /// A Boolean value indicating whether the reference is a path within the bundle.
    var staysInside: Bool {
        !text.isEmpty && !text.hasPrefix("/") && !isURL && !text.utf8.contains(0)
            && !text.split(separator: "/").contains { $0 == ".." }
    }
}
