import SwiftText

/// A line-by-line converter of DocC directives, such as `@Name(arguments) { contents }`. Directives become comments,
/// and their contents are kept.
struct DocCDirectives {
    /// The conversion of a line.
    struct Change {
        var text: String
        /// A Boolean value indicating whether the line is prose, whose links are converted.
        var isText = true
        /// The name of the directive that begins in the line, if it has an effect for readers that's lost.
        var directive: String?
    }

    /// The open directives, each with the line where it begins.
    ///
    /// The margin is the indentation of the contents, or `nil` before their first line. A silent directive's contents
    /// aren't for readers.
    private var open: [(margin: Int?, isSilent: Bool, line: Int)] = []
    /// A Boolean value indicating whether the arguments of a directive continue.
    private var isInArguments = false

    /// The directives that describe the page and have no content for readers.
    private static let silent: Set<String> = [
        "Metadata", "TechnologyRoot", "Options", "Comment", "PageKind", "CallToAction", "DisplayName", "PageImage",
        "PageColor", "SupportedLanguage", "Available", "TitleHeading", "Redirected", "AutomaticSeeAlso",
        "AutomaticTitleHeading", "AutomaticArticleSubheading", "TopicsVisualStyle", "DocumentationExtension",
        "AlternateRepresentation",
    ]

    private nonisolated(unsafe) static let directive = #/@([A-Z]\w*)\s*(\(|\{|$)/#

    /// The line of the innermost open directive, or `nil` if all are closed.
    var openSince: Int? { open.last?.line }

    /// A Boolean value indicating whether the current contents aren't for readers.
    var isSilent: Bool { open.last?.isSilent == true }

    /// Returns the conversion of a line.
    ///
    /// - Parameters:
    ///   - line: The text of the line.
    ///   - number: The number of the line, from 1.
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
        guard let match = text.prefixMatch(of: Self.directive) else {
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
            // In `@PageKind(article) }`, the brace closes the directive around it.
            open.removeLast()
        }
        var change = comment(text)
        change.directive = isSilent ? nil : name
        return change
    }

    private func comment(_ text: String) -> Change {
        Change(text: text.isEmpty ? "" : "<!-- \(text.replacing(#/-(?=-)/#, with: "- ")) -->", isText: false)
    }

    /// Returns the conversion of a line of code or raw HTML.
    mutating func rawLine(_ line: String) -> String {
        isSilent ? comment(line.trimmed).text : dedented(line)
    }

    /// Returns a line without the indentation of the directives around it.
    mutating func dedented(_ line: String) -> String {
        guard let last = open.indices.last, !line.trimmed.isEmpty else { return open.isEmpty ? line : "" }
        let indentation = line.prefix { $0 == " " || $0 == "\t" }.count
        let margin = open[last].margin ?? indentation
        open[last].margin = margin
        return String(line.dropFirst(min(margin, indentation)))
    }
}
