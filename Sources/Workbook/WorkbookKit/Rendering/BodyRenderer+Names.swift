import ChapterKit
import SwiftText

/// The links from names to their declaration or documentation, each with a tooltip.
///
/// A tooltip contains the declaration and the first sentence of its documentation. The style sheet shows it while the
/// link or the tooltip is hovered. The first link to a name has one.
extension BodyRenderer {
    mutating func write(code text: String) {
        var tags: Tags?
        if !isInLink, let target = names?.target(ofSpan: text) { tags = link(to: target, in: .prose) }
        if let tags { html.markup(safe: tags.start) }
        html.markup("<code>")
        if text.utf8.count > CodeBreaks.shortName {
            text.withBytes { CodeBreaks.write($0, to: &html) }
        } else {
            html.code(text)
        }
        html.markup("</code>")
        if let tags { html.markup(safe: tags.end) }
    }

    /// Returns the links on names in a listing or a part of it: types, members after their types, and calls of
    /// functions at file scope.
    ///
    /// - Parameters:
    ///   - text: The code.
    ///   - isVisible: A closure that indicates whether a range of the code is visible in the page.
    mutating func nameLinks(in text: String, where isVisible: (Range<Int>) -> Bool = { _ in true }) -> [CodeLink] {
        guard let names, !names.isEmpty, !isInFold else { return [] }
        var links: [CodeLink] = []
        for (range, target) in NamesInCode.targets(in: text, names) where isVisible(range) {
            guard let tags = link(to: target, in: .listing) else { continue }
            links.append(CodeLink(range: range, start: tags.start, end: tags.end))
        }
        return links
    }

    private typealias Tags = (start: [UInt8], end: [UInt8])

    /// Returns the HTML before and after a name, or `nil` if the name doesn't need a link because it was linked shortly
    /// before.
    private mutating func link(to target: PageNames.Target, in context: PageNames.Context) -> Tags? {
        guard let names, names.link(target, in: context) else { return nil }
        let (address, isElsewhere) = address(of: target, names)
        guard let address else { return nil }
        let hasTip = page == .ofChapter && references.add(target)
        var start = HTMLWriter(capacity: 128)
        if hasTip { start.markup("<span class=\"named\">") }
        start.markup(isElsewhere ? "<a class=\"ref away\"" : "<a class=\"ref\"")
        start.attribute("href", address)
        start.markup(">")
        return (start.bytes, hasTip ? tip(of: target, names) : Array("</a>".utf8))
    }

    private func address(of target: PageNames.Target, _ names: PageNames) -> (String?, isElsewhere: Bool) {
        switch target {
        case .declared(let index):
            let declared = names.declared[index]
            return (url(of: .page(declared.chapter, anchor: declared.anchored.anchor)), false)
        case .catalog(let index): return (url(of: .external(names.catalog.entries[index].address)), true)
        }
    }

    /// Returns the end tag of a link, followed by its tooltip.
    private func tip(of target: PageNames.Target, _ names: PageNames) -> [UInt8] {
        var html = HTMLWriter(capacity: 256)
        html.markup("</a>")
        html.markup("<span class=\"tip\" role=\"tooltip\">")
        html.markup("<code>")
        switch target {
        case .declared(let index):
            let declared = names.declared[index]
            html.code(declared.anchored.name.declaration)
            html.markup("</code>")
            html.write(sentence: declared.anchored.name.summary)
            let owner = declared.anchored.name.owner
            let context = [owner, declared.chapter == chapter.metadata ? "" : declared.chapter.title]
            html.write(context: context.filter { !$0.isEmpty }.joined(separator: " · "))
        case .catalog(let index):
            let entry = names.catalog.entries[index]
            html.text(entry.kind.isEmpty ? entry.path : "\(entry.kind) \(entry.path)")
            html.markup("</code>")
            html.write(sentence: entry.summary)
            html.write(context: entry.host)
        }
        html.markup("</span></span>")
        return html.bytes
    }
}

extension HTMLWriter {
    /// Writes a space and a sentence of a documentation comment, with its code voice.
    mutating func write(sentence: String) {
        guard !sentence.isEmpty else { return }
        markup(" ")
        let parts = sentence.utf8.split(separator: .backtick, omittingEmptySubsequences: false)
        // A backtick without a closing one is written as it is.
        for (index, part) in parts.enumerated() {
            let isCode = index % 2 == 1 && index + 1 < parts.count
            if isCode { markup("<code>") } else if index % 2 == 1 { markup("`") }
            text(String(Substring(part)))
            if isCode { markup("</code>") }
        }
    }

    /// Writes the context of a name, such as its type or chapter, if it isn't empty.
    mutating func write(context: String) {
        guard !context.isEmpty else { return }
        markup(" <span class=\"from\">")
        text(context)
        markup("</span>")
    }
}
