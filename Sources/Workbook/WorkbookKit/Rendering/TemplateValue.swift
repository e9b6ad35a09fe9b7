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
    }
}
