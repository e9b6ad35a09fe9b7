/// A value for a template.
///
/// An absent key is preferred to an empty value. In Mustache, a section is left out for both an empty text and an
/// absent key.
enum TemplateValue: Sendable {
    /// Text that's always escaped, for any kind of tag.
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

        /// Creates a field with a text, or `nil` if the text is `nil` or empty.
        init?(_ key: StaticString, ifAny text: String?) {
            guard let text, !text.isEmpty else { return nil }
            self.init(key, .text(text))
        }

        /// Creates a field with a record that contains a list, or `nil` if the list is empty. The other fields of the
        /// record follow.
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
