import SwiftText

/// A fenced Swift block of a chapter.
public struct Snippet: Sendable {
    public let kind: Kind
    /// Those of the kind, kept because so many ask for them.
    let traits: Kind.Traits
    /// What the fence says after its words, as far as its kind takes it. What the kind requires is there, unless the
    /// chapter has an error.
    public var values: [Key: String]
    public var code: Listing
    /// What an example must print, when an output follows it.
    public var output: Output?
    /// Where the fence stands.
    public var location: SourceLocation
    /// The fence's last line.
    public var endLine: Int
    /// What people call it: a test's name, an exercise's title, the first declaration, or the heading above it and an
    /// ordinal. Most are unique in their chapter.
    public var title: String
    /// The fragment that links to the block; unique in its chapter.
    public var anchor: String
    /// Kept off the page: a fold shows it.
    public var isHidden: Bool
    /// It may use what is deprecated.
    public var usesDeprecated: Bool

    init(
        kind: Kind, values: [Key: String], code: Listing, location: SourceLocation, endLine: Int, title: String,
        anchor: String, isHidden: Bool, usesDeprecated: Bool
    ) {
        self.kind = kind
        traits = kind.traits
        self.values = values
        self.code = code
        self.location = location
        self.endLine = endLine
        self.title = title
        self.anchor = anchor
        self.isHidden = isHidden
        self.usesDeprecated = usesDeprecated
    }

    /// What a block must print, as the `output` fence after it says.
    public struct Output: Sendable {
        public var listing: Listing
        /// Whether the lines may come in any order.
        public var isUnordered = false
        /// Whether the page shows it: `// Prints` comments in the block may say enough.
        public var isHidden = false

        public var text: String { listing.text }
    }

    /// A key of a Swift fence: `name="…"`.
    public enum Key: String, CaseIterable, Sendable {
        case name, title, caption, choices, picture, message, reason, exercise, changes, group
    }

    subscript(key: Key) -> String? { values[key] }

    /// The name that a figure or an exercise always has.
    var name: String { values[.name] ?? "" }

    /// The exercise that a test proves.
    var exercise: String? { values[.exercise] }

    /// The name of the drawing that the block makes.
    var drawing: String? {
        switch traits.layout {
        case .picture, .walk: name
        case .listing, .exercise: nil
        }
    }

    /// What the compiler, or the process that stops, must say.
    var message: String { values[.message] ?? "" }

    /// The programs that the block is part of, by name: the blocks of one group are one program. Several share a block
    /// when they begin alike.
    var groups: [String] {
        var seen: Set<String> = []
        return (values[.group] ?? "").split(separator: ",").map(\.trimmed).filter { seen.insert($0).inserted }
    }

    /// What becomes of the code. A block of a group is part of a program, whatever its kind.
    var role: Kind.Role {
        if case .isPart = traits.role { return traits.role }
        guard values[.group] != nil else { return traits.role }
        switch traits.role {
        case .mustNotCompile: return .isPart(.mustNotCompile)
        case .mustStop: return .isPart(.mustStop)
        case .declares, .runs, .isPart, .isShown: return traits.role
        }
    }

    /// The name of a declaration that is placed by a comment `// <<name>>` instead of in sequence.
    var chunk: String? { kind == .declaration ? values[.name] : nil }
}

extension String {
    /// Whether the string can be part of a file's name and of a Swift identifier with '-' replaced.
    var isPlainName: Bool {
        !isEmpty && utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }
}
