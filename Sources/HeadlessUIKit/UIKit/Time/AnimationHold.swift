/// Animations that stand still as they begin, because an interaction drives them: what they change, and what waits for
/// their end.
@MainActor
final class AnimationHold {
    private weak var root: UIView?
    /// What views had before an animation changed it.
    private var before: [ObjectIdentifier: AnimatedValues] = [:]
    private var completions: [(Bool) -> Void] = []

    /// - Parameter root: Whose values, and whose subviews', can be given back.
    init(of root: UIView) {
        self.root = root
    }

    /// Makes changes and notes what was before; the completion waits.
    func hold(_ animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
        let old = root.map(AnimatedValues.all) ?? [:]
        animations()
        for (id, values) in old where before[id] == nil && values.haveChanged { before[id] = values }
        if let completion { completions.append(completion) }
    }

    /// Gives the views back what they had.
    func undo() {
        for values in before.values { values.restore() }
        before = [:]
    }

    /// Runs what waited for the end.
    func complete() {
        let completions = completions
        self.completions = []
        before = [:]
        for complete in completions { complete(true) }
    }
}

/// What an animation can change of a view.
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

    /// Those of a view and of all inside it.
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
