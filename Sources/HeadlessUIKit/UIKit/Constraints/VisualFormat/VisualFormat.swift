/// A line of the visual format language, read and with its names looked up.
///
/// Source of the grammar: Apple, "Auto Layout Guide", visual format language.
@MainActor
struct VisualFormat {
    enum Orientation {
        case horizontal, vertical
    }

    /// What a size or a distance should be.
    struct Predicate {
        enum Object {
            /// In points.
            case constant(CGFloat)
            /// The size of another view.
            case item(any LayoutItem)
        }

        let relation: NSLayoutConstraint.Relation
        let object: Object
        let priority: UILayoutPriority
    }

    enum Connection {
        /// Nothing between the two: they touch.
        case flush
        /// A hyphen.
        case standard
        case distances([Predicate])
    }

    /// A view, with what should be of its size and what stands before it.
    struct Part {
        let item: any LayoutItem
        let sizes: [Predicate]
        let before: Connection
    }

    var orientation = Orientation.horizontal
    var parts: [Part] = []
    /// Whether the line begins with the superview's edge, from which the first part keeps a distance.
    var beginsAtSuperview = false
    /// What the last part keeps from the superview's edge; nil if the line does not end there.
    var end: Connection?

    static func constraints(
        _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var parser = VisualFormatParser(format, metrics: metrics, views: views)
        return parser.parse(options).constraints(options)
    }
}
