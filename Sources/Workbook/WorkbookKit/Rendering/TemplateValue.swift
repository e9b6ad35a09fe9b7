/// What a template is filled with.
///
/// Absent is not empty: in Mustache a section over an empty text is left out, and so is one over an absent key.
enum TemplateValue: Sendable {
    /// Escaped where it is written, however the template asks for it.
    case text(String)
    /// HTML that is known to be safe.
    case html([UInt8])
    case flag(Bool)
    case list([TemplateValue])
    case record([Field])

    struct Field: Sendable {
        var key: StaticString
        var value: TemplateValue

        init(_ key: StaticString, _ value: TemplateValue) {
            self.key = key
            self.value = value
        }

        init(_ key: StaticString, _ text: String) { self.init(key, .text(text)) }

        /// A field that is absent when there is no text, or an empty one.
        init?(_ key: StaticString, ifAny text: String?) {
            guard let text, !text.isEmpty else { return nil }
            self.init(key, .text(text))
        }

        /// A list inside of a record, so that the record is absent when the list is empty.
        init?(_ key: StaticString, items: [TemplateValue], _ more: Field?...) {
            guard !items.isEmpty else { return nil }
            self.init(key, .record([Field("items", .list(items))] + more.compactMap { $0 }))
        }

        init?(_ key: StaticString, ifAny value: TemplateValue?) {
            guard let value else { return nil }
            self.init(key, value)
        }
    }
}
