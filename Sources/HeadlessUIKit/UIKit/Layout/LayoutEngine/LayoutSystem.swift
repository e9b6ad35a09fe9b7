internal import Cassowary

/// The constraints of a view hierarchy as linear constraints.
///
/// The edges of a view that keeps its frame are constants, or follow from the size of a superview that constraints
/// determine. A view laid out by constraints has four variables in its superview's coordinates, so a view without
/// constraints is at the origin. A layout guide has four variables, too. The system is created again for every check
/// for changes.
@MainActor
final class LayoutSystem {
    unowned let root: UIView
    /// A Boolean value indicating whether constraints determine the size of the root view.
    let rootIsFree: Bool
    let fitting: Fitting?
    /// All linear constraints, in order: first the required ones.
    var ownedConstraints: [OwnedConstraint] = []

    private var weakItems: [WeakItem] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    var boxes: [ObjectIdentifier: LayoutBox] = [:]
    /// The axes along which constraints determine the content size of scroll views.
    var contentAxes: Set<ContentAxis> = []

    struct ContentAxis: Hashable {
        let guide: ObjectIdentifier
        let axis: NSLayoutConstraint.Axis
    }

    /// A weak reference to an item. The system exists longer than a layout pass, and must not keep its items alive.
    private struct WeakItem {
        weak var item: (any LayoutItem)?
    }

    /// The target size of the root view for a fitting size, and its priorities.
    struct Fitting {
        let size: CGSize
        let priorities: UIView.Priorities
    }

    /// Creates the system of a view hierarchy.
    ///
    /// - Parameters:
    ///   - root: The root view of the hierarchy.
    ///   - fitting: The target size, or `nil` for a layout, in which an outermost view with a fixed frame keeps it.
    ///   - keepsWidths: `true` to keep the widths at which lines were broken.
    init(of root: UIView, fitting: Fitting? = nil, keepsWidths: Bool = false) {
        self.root = root
        self.fitting = fitting
        rootIsFree = fitting != nil || !root.layoutState.keepsFrame
        number(root)
        if !keepsWidths { forgetWidths() }
        collectConstraints()
    }

    /// The system with lines broken at the solved widths. It has the same variables.
    var withFoundWidths: LayoutSystem { LayoutSystem(of: root, fitting: fitting, keepsWidths: true) }

    /// The items with variables, in the order of their numbers. Every item has four variables.
    var items: [any LayoutItem] { weakItems.compactMap(\.item) }

    private func forgetWidths() {
        for case let view as UIView in items where view.layoutState.foundWidth != nil {
            view.layoutState.foundWidth = nil
            view.layoutState.contentSize = nil
        }
    }

    /// Assigns numbers to the view and its descendants that have variables, and to their layout guides.
    private func number(_ view: UIView) {
        if isFree(view) { number(item: view) }
        // A constraint on a scroll view's edges may refer to its content.
        _ = view.contentOwner?.contentLayoutGuide
        for guide in view.guidesWithVariables { number(item: guide) }
        for subview in view.subviews { number(subview) }
    }

    private func number(item: any LayoutItem) {
        numbers[ObjectIdentifier(item)] = weakItems.count
        weakItems.append(WeakItem(item: item))
    }

    /// Returns a Boolean value indicating whether constraints determine the frame of a view.
    func isFree(_ view: UIView) -> Bool {
        view === root ? rootIsFree : !view.layoutState.keepsFrame
    }

    /// Returns the variables of an item in its superview's coordinates: left, top, width, and height.
    func variables(of item: any LayoutItem) -> [Variable]? {
        numbers[ObjectIdentifier(item)].map { number in (0..<4).map { Variable(4 * number + $0) } }
    }

    /// Returns a Boolean value indicating whether constraints determine the content size of a scroll view along an
    /// axis.
    func isContentSize(of guide: UILayoutGuide, givenAlong axis: NSLayoutConstraint.Axis) -> Bool {
        contentAxes.contains(ContentAxis(guide: ObjectIdentifier(guide), axis: axis))
    }
}

extension UIView {
    /// This view and all of its descendants, each before its own descendants.
    var selfAndDescendants: [UIView] {
        [self] + subviews.flatMap(\.selfAndDescendants)
    }
}
