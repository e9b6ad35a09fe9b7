import SwiftText

/// A fenced Swift block of a chapter.
package struct Snippet: Sendable {
    package let kind: Kind
    /// The traits of the kind, stored because they're accessed often.
    package let traits: Kind.Traits
    /// The values of the fence's keys that its kind supports. The required ones are present unless the chapter has an
    /// error.
    package var values: [Key: String]
    package var code: Listing
    /// The output that an example must print, if one follows it.
    package var output: Output?
    /// The lines of a file that the block shows, if its text is a copy of them. Such a block isn't compiled.
    package var copy: CopiedListing?
    /// A Boolean value indicating whether the block is compiled, but doesn't run.
    package var isOnlyCompiled = false
    /// The location of the fence.
    package var location: SourceLocation
    /// The last line of the fence.
    package var endLine: Int
    /// The name for readers: the name of a test, the title of an exercise, the first declaration, or the heading above
    /// the block with an ordinal. It's unique in most chapters.
    package var title: String
    /// The fragment of links to the block, which is unique in its chapter.
    package var anchor: String
    /// A Boolean value indicating whether the page shows the block in a closed fold only.
    package var isHidden: Bool
    /// A Boolean value indicating whether the block may use deprecated API.
    package var usesDeprecated: Bool

    package init(
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

    /// The output that a block must print, as defined by the `output` fence after it.
    package struct Output: Sendable {
        package var listing: Listing
        /// A Boolean value indicating whether the lines may be in any order.
        package var isUnordered = false
        /// A Boolean value indicating whether the page hides the output, for example because `// Prints` comments in
        /// the block already show it.
        package var isHidden = false

        package var text: String { listing.text }
    }

    /// A key of a Swift fence, as in `name="…"`.
    package enum Key: String, CaseIterable, Sendable {
        case name, title, caption, choices, picture, message, reason, exercise, changes, group
    }

    package subscript(key: Key) -> String? { values[key] }

    /// The name, which every figure and exercise has.
    package var name: String { values[.name] ?? "" }

    /// The name of the exercise that the test checks.
    package var exercise: String? { values[.exercise] }

    /// The name of the drawing that the block makes.
    package var drawing: String? {
        switch traits.layout {
        case .picture, .walk: name
        case .listing, .exercise: nil
        }
    }

    /// The expected message of the compiler, or of the process that stops.
    var message: String { values[.message] ?? "" }

    /// The names of the programs that the block is part of. The blocks of a group are one program. Several programs can
    /// share a block, for example if they begin in the same way.
    package var groups: [String] {
        var seen: Set<String> = []
        return (values[.group] ?? "").split(separator: ",").map(\.trimmed).filter { seen.insert($0).inserted }
    }

    /// The use of the code. A block of a group is part of a program, regardless of its kind.
    var role: Kind.Role {
        if case .isPart = traits.role { return traits.role }
        guard values[.group] != nil else { return traits.role }
        switch traits.role {
        case .mustNotCompile: return .isPart(.mustNotCompile)
        case .mustStop: return .isPart(.mustStop)
        case .declares, .runs, .isPart, .isNotCompiled: return traits.role
        }
    }

    /// The name of a declaration that's placed by a comment `// <<name>>` instead of in sequence.
    package var chunk: String? { kind == .declaration ? values[.name] : nil }
}

extension String {
    /// A Boolean value indicating whether the string can be part of a file name and, with each '-' replaced, of a Swift
    /// identifier.
    package var isPlainName: Bool {
        !isEmpty && utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }
}
