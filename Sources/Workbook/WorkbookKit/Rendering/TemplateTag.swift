/// A tag that templates can use on a page or in a section: its declaration, and the value that fills it.
///
/// Pages and sections are filled from lists of tags. Templates are checked against the same lists, and the manual is
/// printed from them, so that a value without a declaration can't exist.
///
/// - Note: `Input` is what the values of a list are made from, such as a page, or an element of a list.
struct TemplateTag<Input>: Sendable {
    let declaration: TagDeclaration
    fileprivate let name: StaticString
    /// Returns the value, or `nil` if the tag is left out.
    fileprivate let value: @Sendable (Input) -> TemplateValue?

    private init(
        _ name: StaticString, _ meaning: String, _ content: TagDeclaration.Content,
        _ value: @escaping @Sendable (Input) -> TemplateValue?
    ) {
        declaration = TagDeclaration(name: "\(name)", meaning: meaning, content: content)
        self.name = name
        self.value = value
    }

    /// Creates a tag with a text.
    static func text(_ name: StaticString, _ meaning: String, _ text: @escaping @Sendable (Input) -> String) -> Self {
        Self(name, meaning, .text(isOptional: false)) { .text(text($0)) }
    }

    /// Creates a tag with a text that's left out if it's `nil` or empty.
    static func text(
        _ name: StaticString, _ meaning: String, ifAny text: @escaping @Sendable (Input) -> String?
    ) -> Self {
        Self(name, meaning, .text(isOptional: true)) { input in
            guard let text = text(input), !text.isEmpty else { return nil }
            return .text(text)
        }
    }

    /// Creates a tag with HTML that is known to be safe.
    static func html(_ name: StaticString, _ meaning: String, _ html: @escaping @Sendable (Input) -> [UInt8]) -> Self {
        Self(name, meaning, .html) { .html(html($0)) }
    }

    /// Creates a tag for sections that are shown only if a condition is true.
    static func flag(_ name: StaticString, _ meaning: String, _ flag: @escaping @Sendable (Input) -> Bool) -> Self {
        Self(name, meaning, .flag) { .flag(flag($0)) }
    }

    /// Creates a section with tags of its own. It's left out if there's nothing to fill them from.
    static func section<Part>(
        _ name: StaticString, _ meaning: String, _ tags: [TemplateTag<Part>],
        _ part: @escaping @Sendable (Input) -> Part?
    ) -> Self {
        Self(name, meaning, .section(tags.map(\.declaration))) { part($0).map(tags.record) }
    }

    /// Creates a section that is repeated for each element of a list.
    static func list<Element>(
        _ name: StaticString, _ meaning: String, _ tags: [TemplateTag<Element>],
        _ elements: @escaping @Sendable (Input) -> [Element]
    ) -> Self {
        Self(name, meaning, .list(tags.map(\.declaration))) { .list(elements($0).map(tags.record)) }
    }

    /// Creates a section around the list `items`. It's left out if the list is empty.
    static func items<Element>(
        _ name: StaticString, _ meaning: String, _ tags: [TemplateTag<Element>],
        _ elements: @escaping @Sendable (Input) -> [Element]
    ) -> Self {
        section(name, meaning, [.list("items", "each of them", tags) { $0 }]) { input in
            let elements = elements(input)
            return elements.isEmpty ? nil : elements
        }
    }
}

extension Array {
    /// Returns the values of the tags.
    func record<Input>(of input: Input) -> TemplateValue where Element == TemplateTag<Input> {
        .record(compactMap { tag in tag.value(input).map { TemplateValue.Field(tag.name, $0) } })
    }
}

/// The declaration of a tag: what a template can write, and what it gets.
struct TagDeclaration: Sendable {
    let name: String
    /// The meaning, for the table in the manual.
    let meaning: String
    let content: Content

    /// The kind of value that fills a tag, with the tags inside.
    enum Content: Sendable {
        case text(isOptional: Bool)
        case html, flag
        case section([TagDeclaration])
        case list([TagDeclaration])

        /// The tags inside. A text and a Boolean value have none.
        var tags: [TagDeclaration] {
            switch self {
            case .text, .html, .flag: []
            case .section(let tags), .list(let tags): tags
            }
        }
    }
}
