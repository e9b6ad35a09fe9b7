/// A parsed line of the visual format language with resolved names.
///
/// Source of the grammar: Apple, "Auto Layout Guide", visual format language.
@MainActor
struct VisualFormat {
    enum Orientation {
        case horizontal, vertical
    }

    /// A condition for a size or a distance.
    struct Predicate {
        enum Object {
            /// A length in points.
            case constant(CGFloat)
            /// The size of another view.
            case item(any LayoutItem)
        }

        let relation: NSLayoutConstraint.Relation
        let object: Object
        let priority: UILayoutPriority
    }

    enum Connection {
        /// No space between the items.
        case flush
        /// The standard space, written as a hyphen.
        case standard
        case distances([Predicate])
    }

    /// A view, its size conditions, and its connection to the preceding element.
    struct Part {
        let item: any LayoutItem
        let sizes: [Predicate]
        let before: Connection
    }

    var orientation = Orientation.horizontal
    var parts: [Part] = []
    /// A Boolean value indicating whether the line begins with the superview's edge, to which the first part is
    /// connected.
    var beginsAtSuperview = false
    /// The connection of the last part to the superview's edge, or `nil` if the line doesn't end there.
    var end: Connection?

    static func constraints(
        _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var parser = VisualFormatParser(format, metrics: metrics, views: views)
        return parser.parse(options).constraints(options)
    }
}
