import ChapterKit
import SwiftText

/// A check of the tags of a template against those that its page fills.
///
/// It reads well-formed Mustache. The parser of swift-mustache, which has refused other texts before, doesn't tell the
/// locations of tags.
struct TemplateCheck {
    private let source: SourceFile
    private let text: String
    /// The open sections, the outermost first. The first is the whole page.
    private var sections: [Section]
    private var diagnostics: [Diagnostic] = []

    /// An open section.
    private struct Section {
        /// The content of the section, or `nil` if its tags are those of the section around it.
        var content: TagDeclaration.Content?
        /// The delimiters of tags, which hold until the section ends.
        var delimiters = (open: "{{", close: "}}")
        /// A Boolean value indicating whether nothing in the section is shown, so that its tags don't matter.
        var isDead = false
    }

    /// Returns a warning for each tag that nothing fills at its place, so that it would leave a gap in the page.
    ///
    /// - Parameters:
    ///   - template: The template.
    ///   - tags: The tags of its page.
    static func diagnostics(in template: OutputFile, tags: [TagDeclaration]) -> [Diagnostic] {
        var check = TemplateCheck(template, tags)
        check.run()
        return check.diagnostics
    }

    private init(_ template: OutputFile, _ tags: [TagDeclaration]) {
        source = SourceFile(path: template.path, bytes: template.bytes)
        text = source.bytes[...].text
        sections = [Section(content: .section(tags))]
    }

    private mutating func run() {
        var rest = text[...]
        while let delimiters = sections.last?.delimiters, let start = rest.firstRange(of: delimiters.open),
            let end = rest[start.upperBound...].firstRange(of: delimiters.close)
        {
            visit(rest[start.upperBound..<end.lowerBound])
            rest = rest[end.upperBound...]
        }
    }

    /// Checks a tag, and opens or closes its section.
    private mutating func visit(_ tag: Substring) {
        let sign = tag.first.flatMap { "#^/!=%>&{$<".contains($0) ? $0 : nil }
        let name = tag.dropFirst(sign == nil ? 0 : 1).drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
        switch sign {
        case "!", "%": break
        case "=":
            let delimiters = tag.split { $0 == "=" || $0.isWhitespace }.map(String.init)
            if delimiters.count == 2 { sections[sections.count - 1].delimiters = (delimiters[0], delimiters[1]) }
        case "/": if sections.count > 1 { sections.removeLast() }
        case "$": open(nil)
        case ">", "<":
            report(name, "the templates of pages have no partials")
            if sign == "<" { open(nil, isDead: true) }
        case "#":
            let content = content(of: name)
            if case .flag? = content { open(nil) } else { open(content, isDead: content == nil) }
        case "^":
            _ = content(of: name)
            open(nil)
        default:
            switch content(of: name) {
            case .section?: report(name, "it's a section: '{{#\(name)}}'")
            case .list?: report(name, "it's a list: '{{#\(name)}}'")
            default: break
            }
        }
    }

    private mutating func open(_ content: TagDeclaration.Content?, isDead: Bool = false) {
        var section = sections[sections.count - 1]
        section.content = content
        section.isDead = section.isDead || isDead
        sections.append(section)
    }

    /// The contents of the open sections, the innermost first.
    private var scopes: [TagDeclaration.Content] { sections.reversed().compactMap(\.content) }

    /// Returns what fills a tag. If nothing does, it's reported.
    private mutating func content(of name: Substring) -> TagDeclaration.Content? {
        if name.hasSuffix(")") { return function(name) }
        if name == "." {
            switch scopes.first {
            case .text?, .html?: return scopes.first
            default: report(name, "it's for sections with a text")
            }
            return nil
        }
        // A name that begins with a period belongs to the innermost section alone.
        let visible = scopes.prefix(name.hasPrefix(".") ? 1 : .max).flatMap(\.tags)
        var (found, outer): (TagDeclaration?, Substring?) = (nil, nil)
        for part in name.split(separator: ".") {
            var tags = visible
            if let found {
                // Mustache finds nothing in a list by a dotted name.
                if case .section(let inner) = found.content { tags = inner } else { tags = [] }
            }
            guard let tag = tags.first(where: { $0.name == part }) else {
                report(name, at: part, remedy(for: part, outer: outer, tags.map(\.name)))
                return nil
            }
            (found, outer) = (tag, name[..<part.endIndex])
        }
        return found?.content
    }

    /// Returns what fills a function, such as `last()`. Functions tell where in a list an element is.
    private mutating func function(_ name: Substring) -> TagDeclaration.Content? {
        let functions = ["first()", "last()", "index()", "even()", "odd()"]
        if functions.contains(String(name)), case .list? = scopes.first { return .flag }
        report(name, "directly in a list, there are \(formattedList(functions, conjunction: "and"))")
        return nil
    }

    /// Returns the nearest of the known names, or all of them. A name that other places have isn't misspelled.
    private func remedy(for name: Substring, outer: Substring?, _ known: [String]) -> String {
        if !Self.allNames.contains(String(name)),
            let nearest = SpellingSuggestion.nearest(to: String(name), among: known)
        {
            return "did you mean '\(nearest)'?"
        }
        var names = Set<String>()
        let list = formattedList(known.filter { names.insert($0).inserted }, conjunction: "and")
        return outer.map { "'\($0)' has \(list)" } ?? "known here: \(list)"
    }

    private mutating func report(_ name: Substring, at part: Substring? = nil, _ remedy: String) {
        if sections.contains(where: \.isDead) { return }
        let location = location(of: part ?? name)
        diagnostics.append(.warning("nothing fills the tag '\(name)'; \(remedy)", at: location, rule: .templates))
    }

    private func location(of name: Substring) -> SourceLocation {
        let before = text[..<name.startIndex]
        let column = before.utf8.reversed().prefix { $0 != .lineFeed }.count + 1
        return source.location(line: before.utf8.count { $0 == .lineFeed } + 1, column: column)
    }

    /// The names of all tags of all pages.
    private static let allNames: Set<String> = {
        func names(_ tags: [TagDeclaration]) -> [String] { tags.flatMap { [$0.name] + names($0.content.tags) } }
        return Set(Templates.pages.flatMap { names($0.declarations) })
    }()
}
