import SwiftText

/// The directives of DocC, `@Name(arguments) { contents }`, met line by line: they become comments, their contents stay.
struct DocCDirectives {
    /// What becomes of a line.
    struct Change {
        var text: String
        /// Whether it is prose, with links of its own.
        var isText = true
        /// The directive that begins here, if readers miss something by it.
        var directive: String?
    }

    /// The directives that are open, each with how far its contents are indented, once that is known, and whether the
    /// contents are nothing for readers.
    private var open: [(margin: Int?, isSilent: Bool, line: Int)] = []
    /// Whether the arguments of a directive go on.
    private var isInArguments = false

    /// Directives that say something of the page, and nothing to its readers.
    private static let silent: Set<String> = [
        "Metadata", "TechnologyRoot", "Options", "Comment", "PageKind", "CallToAction", "DisplayName", "PageImage",
        "PageColor", "SupportedLanguage", "Available", "TitleHeading", "Redirected", "AutomaticSeeAlso",
        "AutomaticTitleHeading", "AutomaticArticleSubheading", "TopicsVisualStyle", "DocumentationExtension",
        "AlternateRepresentation",
    ]

    /// The line of the directive that was opened last and is not closed; nil when all are.
    var openSince: Int? { open.last?.line }

    /// Whether what stands here is nothing for readers.
    var isSilent: Bool { open.last?.isSilent == true }

    /// - Parameter number: that of the line, from 1.
    mutating func line(_ line: String, _ number: Int) -> Change {
        let text = line.trimmed
        if isInArguments {
            isInArguments = !text.contains(")")
            if text.hasSuffix("{") { open.append((nil, open.last?.isSilent ?? false, number)) }
            return comment(text)
        }
        if text == "}", !open.isEmpty {
            open.removeLast()
            return comment(text)
        }
        guard let match = text.prefixMatch(of: #/@([A-Z]\w*)\s*(\(|\{|$)/#) else {
            if open.last?.isSilent == true, !text.isEmpty {
                if text.hasSuffix("}"), !text.contains("{") { open.removeLast() }
                return comment(text)
            }
            return Change(text: dedented(line))
        }
        let name = String(match.output.1)
        let isSilent = Self.silent.contains(name) || open.last?.isSilent == true
        isInArguments = text.contains("(") && !text.contains(")")
        if text.hasSuffix("{") {
            open.append((nil, isSilent, number))
        } else if text.hasSuffix("}"), !text.contains("{"), !open.isEmpty {
            // `@PageKind(article) }`: it closes the one around it.
            open.removeLast()
        }
        var change = comment(text)
        change.directive = isSilent ? nil : name
        return change
    }

    private func comment(_ text: String) -> Change {
        Change(text: text.isEmpty ? "" : "<!-- \(text.replacing(#/-(?=-)/#, with: "- ")) -->", isText: false)
    }

    /// A line of code or of HTML.
    mutating func rawLine(_ line: String) -> String {
        isSilent ? comment(line.trimmed).text : dedented(line)
    }

    /// A line without the blanks that directives around it put before their contents.
    mutating func dedented(_ line: String) -> String {
        guard let last = open.indices.last, !line.trimmed.isEmpty else { return open.isEmpty ? line : "" }
        let own = line.prefix { $0 == " " || $0 == "\t" }.count
        let margin = open[last].margin ?? own
        open[last].margin = margin
        return String(line.dropFirst(min(margin, own)))
    }
}
