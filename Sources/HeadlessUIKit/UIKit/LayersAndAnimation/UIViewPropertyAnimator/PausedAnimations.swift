/// A group of animations that are held at their beginning because an interaction controls them.
///
/// It stores the changed views and the pending completion handlers.
@MainActor
final class PausedAnimations {
    private weak var root: UIView?
    /// The values of the changed views from before the animations.
    private var before: [ObjectIdentifier: AnimatedValues] = [:]
    private var completions: [(Bool) -> Void] = []

    /// Creates a group for the views of a hierarchy.
    ///
    /// - Parameter root: The view whose values, and those of its descendants, can be restored.
    init(of root: UIView) {
        self.root = root
    }

    /// Makes changes and records the previous values. The completion handler is called later, by `complete()`.
    func add(_ animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
        let old = root.map(AnimatedValues.all) ?? [:]
        animations()
        for (id, values) in old where before[id] == nil && values.haveChanged { before[id] = values }
        if let completion { completions.append(completion) }
    }

    /// Restores the previous values of the views.
    func undo() {
        for values in before.values { values.restore() }
        before = [:]
    }

    /// Calls the pending completion handlers.
    func complete() {
        let completions = completions
        self.completions = []
        before = [:]
        for complete in completions { complete(true) }
    }
}

/// The animatable properties of a view.
@MainActor
private struct AnimatedValues {
    private let view: UIView
    private let geometry: ViewGeometry
    private let alpha: CGFloat
    private let color: UIColor?

    private init(of view: UIView) {
        self.view = view
        geometry = view.geometry
        alpha = view.alpha
        color = view.backgroundColor
    }

    /// Returns the values of a view and all its descendants.
    static func all(in view: UIView) -> [ObjectIdentifier: AnimatedValues] {
        var all: [ObjectIdentifier: AnimatedValues] = [:]
        func add(_ view: UIView) {
            all[ObjectIdentifier(view)] = AnimatedValues(of: view)
            for subview in view.subviews { add(subview) }
        }
        add(view)
        return all
    }

    var haveChanged: Bool { view.geometry != geometry || view.alpha != alpha || view.backgroundColor != color }

    func restore() {
        view.changeGeometry { $0 = geometry }
        view.alpha = alpha
        view.backgroundColor = color
    }
}
