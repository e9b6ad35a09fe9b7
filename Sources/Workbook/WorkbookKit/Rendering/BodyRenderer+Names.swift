import SwiftText

/// Links from names to where they are declared or documented, each with a tip: its declaration and its first sentence.
///
/// The style sheet shows a tip while its link, or the tip itself, is pointed at or has the focus. Inside of listings a
/// name that the page has linked before is no further stop of the tab key.
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

    /// The names in a listing, or a part of it, that lead somewhere: types, members behind their types, and calls of
    /// functions at file scope.
    ///
    /// - Parameter isShown: whether the page shows a place of the text.
    mutating func nameLinks(in text: String, where isShown: (Range<Int>) -> Bool = { _ in true }) -> [CodeLink] {
        guard let names, !names.isEmpty else { return [] }
        var links: [CodeLink] = []
        for (range, target) in NamesInCode.targets(in: text, names) where isShown(range) {
            guard let tags = link(to: target, in: .listing) else { continue }
            links.append(CodeLink(range: range, start: tags.start, end: tags.end))
        }
        return links
    }

    private typealias Tags = (start: [UInt8], end: [UInt8])

    /// What stands before a name and behind it; nil when it has been linked just before.
    private mutating func link(to target: PageNames.Target, in place: PageNames.Place) -> Tags? {
        guard let names, let isFirst = names.link(target, in: place) else { return nil }
        let (address, isElsewhere) = address(of: target, names)
        guard let address else { return nil }
        var start = HTMLWriter(capacity: 128)
        if page == .ofChapter { start.markup("<span class=\"named\">") }
        start.markup(isElsewhere ? "<a class=\"ref away\" rel=\"external\"" : "<a class=\"ref\"")
        start.attribute("href", address)
        if place == .listing, !isFirst { start.markup(" tabindex=\"-1\"") }
        guard page == .ofChapter else {
            start.markup(">")
            return (start.bytes, Array("</a>".utf8))
        }
        tipCount += 1
        start.describe(byTip: tipCount)
        start.markup(">")
        return (start.bytes, tip(of: target, names))
    }

    private func address(of target: PageNames.Target, _ names: PageNames) -> (String?, isElsewhere: Bool) {
        switch target {
        case .declared(let index):
            let declared = names.declared[index]
            return (url(of: .page(declared.chapter, anchor: declared.placed.anchor)), false)
        case .catalogue(let index): return (url(of: .external(names.catalogue.entries[index].address)), true)
        }
    }

    /// The end of a link, and its tip.
    private func tip(of target: PageNames.Target, _ names: PageNames) -> [UInt8] {
        var html = HTMLWriter(capacity: 256)
        html.markup("</a>")
        html.beginTip(tipCount)
        html.markup("<code>")
        switch target {
        case .declared(let index):
            let declared = names.declared[index]
            html.code(declared.placed.name.declaration)
            html.markup("</code>")
            html.write(sentence: declared.placed.name.summary)
            let owner = declared.placed.name.owner
            let place = [owner, declared.chapter == chapter.outline ? "" : declared.chapter.title]
            html.write(place: place.filter { !$0.isEmpty }.joined(separator: " · "))
        case .catalogue(let index):
            let entry = names.catalogue.entries[index]
            html.text(entry.kind.isEmpty ? entry.path : "\(entry.kind) \(entry.path)")
            html.markup("</code>")
            html.write(sentence: entry.summary)
            html.write(place: entry.host)
        }
        html.endTip()
        return html.bytes
    }
}

/// A tip stands behind its link, in the span `named` that holds both.
extension HTMLWriter {
    /// Says on a link's start tag which tip describes it.
    mutating func describe(byTip number: Int) { attribute("aria-describedby", "tip:", String(number)) }

    mutating func beginTip(_ number: Int) {
        markup("<span class=\"tip\" role=\"tooltip\"")
        attribute("id", "tip:", String(number))
        markup(">")
    }

    mutating func endTip() { markup("</span></span>") }
}

extension HTMLWriter {
    /// Writes a sentence of a doc comment, with its code, behind a blank.
    mutating func write(sentence: String) {
        guard !sentence.isEmpty else { return }
        markup(" ")
        let parts = sentence.utf8.split(separator: .backtick, omittingEmptySubsequences: false)
        // A backtick without another one stands for itself.
        for (index, part) in parts.enumerated() {
            let isCode = index % 2 == 1 && index + 1 < parts.count
            if isCode { markup("<code>") } else if index % 2 == 1 { markup("`") }
            text(String(Substring(part)))
            if isCode { markup("</code>") }
        }
    }

    /// Writes what a name is in, if it is in something.
    mutating func write(place: String) {
        guard !place.isEmpty else { return }
        markup(" <span class=\"from\">")
        text(place)
        markup("</span>")
    }
}
