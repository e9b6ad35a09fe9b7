/// One side of a constraint: an attribute of an item, or a distance between two attributes.
@MainActor
struct LayoutTerm {
    typealias Attribute = NSLayoutConstraint.Attribute

    private(set) weak var item: (any LayoutItem)?
    let attribute: Attribute
    /// The end of the distance that begins at the item's attribute, or `nil` if the term isn't a distance.
    private let end: End?

    private struct End {
        weak var item: (any LayoutItem)?
        let attribute: Attribute
    }

    /// Creates an empty term.
    init() {
        attribute = .notAnAttribute
        end = nil
    }

    init(_ item: any LayoutItem, _ attribute: Attribute) {
        self.item = item
        self.attribute = attribute
        end = nil
    }

    /// Creates a term for the distance from one position to another.
    init(from start: LayoutTerm, to end: LayoutTerm) {
        item = start.item
        attribute = start.attribute
        self.end = End(item: end.item, attribute: end.attribute)
    }

    /// The items of the term. A deallocated item is missing, and makes the term incomplete.
    var items: [any LayoutItem] { [item, end?.item].compactMap(\.self) }

    var isComplete: Bool { items.count == (end == nil ? 1 : 2) }

    /// The attributes and factors whose sum is the term.
    var parts: [(factor: Double, item: any LayoutItem, attribute: Attribute)] {
        guard let item else { return [] }
        guard let end else { return [(1, item, attribute)] }
        return end.item.map { [(1, $0, end.attribute), (-1, item, attribute)] } ?? []
    }

    func isSame(as other: LayoutTerm) -> Bool {
        item === other.item && attribute == other.attribute && end?.item === other.end?.item
            && end?.attribute == other.end?.attribute
    }

    // MARK: Messages

    var text: String {
        let start = "\(item?.nameInConstraints ?? "(null)").\(attribute)"
        return end.map { "(\($0.item?.nameInConstraints ?? "(null)").\($0.attribute) - \(start))" } ?? start
    }

    var anchorText: String {
        let kind =
            switch attribute.kind {
            case .x where end == nil: "NSLayoutXAxisAnchor"
            case .y where end == nil: "NSLayoutYAxisAnchor"
            default: "NSLayoutDimension"
            }
        return "\(kind) \"\(text)\""
    }
}
