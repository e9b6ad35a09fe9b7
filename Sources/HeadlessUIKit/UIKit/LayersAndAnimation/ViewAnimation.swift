/// A running animation of views.
///
/// The views have their new values from the beginning. The animation adds the remaining difference to the values on the
/// screen, so that several animations of a property combine, as they do from iOS 8 on (Apple, WWDC 2014, "Building
/// Interruptible and Responsive Interactions").
@MainActor
final class ViewAnimation {
    /// The animation of a property of a view.
    struct PropertyChange {
        /// The key of the animation in the view's layer.
        enum AnimatedKey: String, CaseIterable {
            case position
            case boundsOrigin = "bounds.origin"
            case boundsSize = "bounds.size"
            case transform
            case opacity
            case backgroundColor
            case others
        }

        let key: AnimatedKey
        /// The view. An animation doesn't keep it alive.
        private(set) weak var view: UIView?
        let before: AnimatedProperties
        let after: AnimatedProperties

        init(_ key: AnimatedKey, of change: AnimatedChange) {
            self.key = key
            view = change.view
            before = change.before
            after = change.after
        }
    }

    private(set) var items: [PropertyChange]
    /// A Boolean value indicating whether the views receive touches during the animation.
    let allowsUserInteraction: Bool
    nonisolated let duration: TimeInterval
    /// Returns the fraction of the distance at which the views are at a time, from 0 to 1. A spring can exceed it. The
    /// result is `nil` if the animator no longer exists.
    private let part: (Duration) -> CGFloat?
    private var isFinished = true
    private var ended: ((_ isFinished: Bool) -> Void)?

    /// Creates an animation of changes that have been made.
    ///
    /// - Parameter ended: Called once when the animation is over. The argument is `false` if a part was removed early.
    init(
        _ changes: [AnimatedChange], duration: TimeInterval, allowsUserInteraction: Bool,
        part: @escaping (Duration) -> CGFloat?, ended: @escaping (_ isFinished: Bool) -> Void
    ) {
        items = changes.flatMap { change in change.changedKeys.map { PropertyChange($0, of: change) } }
        self.duration = duration
        self.allowsUserInteraction = allowsUserInteraction
        self.part = part
        self.ended = ended
    }

    func items(of view: UIView) -> [PropertyChange] {
        part(.zero) == nil ? [] : items.filter { $0.view === view }
    }

    /// Removes some changes before their end. Returns `true` if none is left.
    func remove(where isMeant: (PropertyChange) -> Bool) -> Bool {
        let count = items.count
        items.removeAll(where: isMeant)
        if items.count < count { isFinished = false }
        return items.isEmpty && !isFinished
    }

    /// Ends the animation. Later calls have no effect.
    func end() {
        let ended = ended
        self.ended = nil
        items = []
        ended?(isFinished)
    }

    /// Adds the remaining differences of a view's properties to its values on the screen.
    func add(to properties: inout AnimatedProperties, of view: UIView, at time: Duration) {
        guard let part = part(time) else { return }
        let remaining = 1 - part
        for item in items(of: view) { item.add(remaining, to: &properties) }
    }
}

extension ViewAnimation.PropertyChange {
    @MainActor
    fileprivate func add(_ remaining: CGFloat, to values: inout AnimatedProperties) {
        let (old, new) = (before, after)
        func rest(_ value: KeyPath<AnimatedProperties, CGFloat>) -> CGFloat {
            (old[keyPath: value] - new[keyPath: value]) * remaining
        }
        switch key {
        case .position:
            values.geometry.center.x += rest(\.geometry.center.x)
            values.geometry.center.y += rest(\.geometry.center.y)
        case .boundsOrigin:
            values.geometry.bounds.origin.x += rest(\.geometry.bounds.origin.x)
            values.geometry.bounds.origin.y += rest(\.geometry.bounds.origin.y)
        case .boundsSize:
            let size = values.geometry.bounds.size
            values.geometry.bounds.size.width = max(0, size.width + rest(\.geometry.bounds.size.width))
            values.geometry.bounds.size.height = max(0, size.height + rest(\.geometry.bounds.size.height))
        case .transform:
            values.geometry.transform.a += rest(\.geometry.transform.a)
            values.geometry.transform.b += rest(\.geometry.transform.b)
            values.geometry.transform.c += rest(\.geometry.transform.c)
            values.geometry.transform.d += rest(\.geometry.transform.d)
            values.geometry.transform.tx += rest(\.geometry.transform.tx)
            values.geometry.transform.ty += rest(\.geometry.transform.ty)
        case .opacity:
            values.alpha = min(max(values.alpha + rest(\.alpha), 0), 1)
        case .backgroundColor:
            // The old and the new color are mixed, because differences of colors can't be added to any color.
            if let from = old.color, let to = new.color { values.color = to.mixed(with: from, part: remaining) }
        case .others:
            break
        }
    }
}

extension AnimatedChange {
    var changedKeys: [ViewAnimation.PropertyChange.AnimatedKey] {
        ViewAnimation.PropertyChange.AnimatedKey.allCases.filter { key in
            switch key {
            case .position: before.geometry.center != after.geometry.center
            case .boundsOrigin: before.geometry.bounds.origin != after.geometry.bounds.origin
            case .boundsSize: before.geometry.bounds.size != after.geometry.bounds.size
            case .transform: before.geometry.transform != after.geometry.transform
            case .opacity: before.alpha != after.alpha
            case .backgroundColor: before.color != after.color
            case .others: before.others != after.others
            }
        }
    }
}

extension AnimatedProperties {
    /// Replaces the values of some properties by those of others.
    mutating func take(_ key: ViewAnimation.PropertyChange.AnimatedKey, from other: AnimatedProperties) {
        switch key {
        case .position: geometry.center = other.geometry.center
        case .boundsOrigin: geometry.bounds.origin = other.geometry.bounds.origin
        case .boundsSize: geometry.bounds.size = other.geometry.bounds.size
        case .transform: geometry.transform = other.geometry.transform
        case .opacity: alpha = other.alpha
        case .backgroundColor: color = other.color
        case .others: others = other.others
        }
    }
}
