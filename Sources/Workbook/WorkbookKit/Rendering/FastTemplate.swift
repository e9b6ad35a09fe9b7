import Mustache
import Synchronization

/// A Mustache template that's rendered once for each shape of values instead of once for each page.
///
/// Mustache takes longer for a page than all other stages together. The tags that a template writes depend only on the
/// shape of the values: the keys that are present, and the lengths of lists. So the template is rendered with
/// placeholders instead of texts, and the result is split at the placeholders. Another page of the same shape consists
/// of the same pieces with its own texts between them. (Mustache's text transforms have no effect, because they receive
/// the placeholders.)
final class FastTemplate: Sendable {
    private let template: MustacheTemplate
    private let pages = Mutex<[[UInt8]: Page]>([:])

    /// A rendered page without its texts.
    private struct Page {
        /// The literal text of the template, for the whole page.
        var literals: [UInt8] = []
        /// The positions of the texts: the length of `literals` before each text, and the index of the text among the
        /// values.
        var texts: [(offset: Int, leaf: Int)] = []
    }

    init(_ template: MustacheTemplate) { self.template = template }

    func render(_ value: TemplateValue) -> [UInt8] {
        var shape: [UInt8] = []
        shape.reserveCapacity(2048)
        var leaves: [TemplateValue] = []
        leaves.reserveCapacity(128)
        Self.visit(value, &shape, &leaves)
        let page = page(of: shape, value)
        var html = HTMLWriter(capacity: Self.capacity(for: leaves, page))
        page.literals.withUnsafeBufferPointer { literals in
            var written = 0
            for (offset, leaf) in page.texts {
                html.markup(safe: UnsafeBufferPointer(rebasing: literals[written..<offset]))
                written = offset
                switch leaves[leaf] {
                case .text(let text): html.text(text)
                case .html(let bytes): html.markup(safe: bytes)
                case .flag, .list, .record: break
                }
            }
            html.markup(safe: UnsafeBufferPointer(rebasing: literals[written...]))
        }
        return html.bytes
    }

    private static func capacity(for leaves: [TemplateValue], _ page: Page) -> Int {
        leaves.reduce(page.literals.count + 4096) { sum, leaf in
            if case .html(let html) = leaf { sum + html.count } else { sum }
        }
    }

    /// Appends the shape of a value, and collects its texts.
    private static func visit(_ value: TemplateValue, _ shape: inout [UInt8], _ leaves: inout [TemplateValue]) {
        switch value {
        case .text, .html:
            shape.append(UInt8(ascii: "t"))
            leaves.append(value)
        case .flag(let flag): shape.append(flag ? UInt8(ascii: "1") : UInt8(ascii: "0"))
        case .list(let elements):
            shape.append(UInt8(ascii: "["))
            for element in elements { visit(element, &shape, &leaves) }
            shape.append(UInt8(ascii: "]"))
        case .record(let fields):
            shape.append(UInt8(ascii: "{"))
            for field in fields {
                field.key.withUTF8Buffer { shape.append(contentsOf: $0) }
                visit(field.value, &shape, &leaves)
            }
            shape.append(UInt8(ascii: "}"))
        }
    }

    private func page(of shape: [UInt8], _ value: TemplateValue) -> Page {
        if let known = pages.withLock({ $0[shape] }) { return known }
        var count = 0
        let made = Self.cut(template.render(Self.placeholders(value, &count)))
        pages.withLock { $0[shape] = made }
        return made
    }

    // MARK: Placeholders

    // Two private-use characters. They aren't expected in a template, and Mustache copies them unchanged.
    private static let open: Unicode.Scalar = "\u{F8FE}"
    private static let close: Unicode.Scalar = "\u{F8FD}"

    private static func placeholders(_ value: TemplateValue, _ count: inout Int) -> Any {
        switch value {
        case .text, .html:
            count += 1
            return PlaceholderValue(renderText: "\(open)\(count - 1)\(close)")
        case .flag(let flag): return flag
        case .list(let elements): return PlaceholderList(elements: elements.map { placeholders($0, &count) })
        case .record(let fields):
            return PlaceholderValue(
                fields: Dictionary(
                    fields.map { ("\($0.key)", placeholders($0.value, &count)) }, uniquingKeysWith: { $1 }))
        }
    }

    // Few types, and no generic ones. Mustache casts every value to protocols dynamically, and the first cast of a type
    // searches the conformances of the whole program.

    /// A text or a record.
    private struct PlaceholderValue: MustacheParent, MustacheCustomRenderable {
        var renderText = ""
        var fields: [String: Any] = [:]
        var isNull: Bool { false }
        func child(named name: String) -> Any? { fields[name] }
    }

    private struct PlaceholderList: MustacheSequence {
        var elements: [Any]
        func makeIterator() -> IndexingIterator<[Any]> { elements.makeIterator() }
    }

    private static func cut(_ text: String) -> Page {
        var page = Page()
        var rest = text.unicodeScalars[...]
        while let start = rest.firstIndex(of: open), let end = rest[start...].firstIndex(of: close) {
            page.literals += String(rest[..<start]).utf8
            if let leaf = Int(String(rest[rest.index(after: start)..<end])) {
                page.texts.append((page.literals.count, leaf))
            }
            rest = rest[rest.index(after: end)...]
        }
        page.literals += String(rest).utf8
        return page
    }
}
