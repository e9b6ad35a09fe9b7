internal import Cassowary

/// The constraints of a hierarchy of views as linear ones.
///
/// Views that keep their frames are what they are: their edges are numbers, or follow from the size of a superview that
/// constraints give its size. A view that constraints place has four variables, measured in its superview's
/// coordinates, so that one that nobody places is in the corner. So has a guide. It is made anew whenever somebody asks
/// whether something has changed.
@MainActor
final class LayoutSystem {
    unowned let root: UIView
    /// Whether the root, too, is as large as constraints make it.
    let rootIsFree: Bool
    let fitting: Fitting?
    /// All that is wanted: first what must be.
    var wishes: [LayoutWish] = []

    private var weakItems: [WeakItem] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    var boxes: [ObjectIdentifier: LayoutBox] = [:]
    /// Along which axes constraints give scroll views a content size.
    var contentAxes: Set<ContentAxis> = []

    struct ContentAxis: Hashable {
        let guide: ObjectIdentifier
        let axis: NSLayoutConstraint.Axis
    }

    /// The system outlives layout: it must not keep what it is about alive.
    private struct WeakItem {
        weak var item: (any LayoutItem)?
    }

    /// A size that the root should have if it stands alone.
    struct Fitting {
        let size: CGSize
        let priorities: UIView.Priorities
    }

    /// - Parameters:
    ///   - fitting: nil for a layout; then an outermost view that keeps its frame does.
    ///   - keepsWidths: whether lines stay broken at the widths that were found.
    init(of root: UIView, fitting: Fitting? = nil, keepsWidths: Bool = false) {
        self.root = root
        self.fitting = fitting
        rootIsFree = fitting != nil || !root.layoutState.keepsFrame
        number(root)
        if !keepsWidths { forgetWidths() }
        collectWishes()
    }

    /// The system with lines broken at the widths that were found; its variables are the same.
    var withFoundWidths: LayoutSystem { LayoutSystem(of: root, fitting: fitting, keepsWidths: true) }

    /// What has variables, in the order of their numbers: every item has four.
    var items: [any LayoutItem] { weakItems.compactMap(\.item) }

    private func forgetWidths() {
        for case let view as UIView in items where view.layoutState.foundWidth != nil {
            view.layoutState.foundWidth = nil
            view.layoutState.contentSize = nil
        }
    }

    /// Gives numbers to all that has variables.
    private func number(_ view: UIView) {
        if isFree(view) { number(item: view) }
        // A scroll view's edges may stand for its content's.
        _ = (view as? UIScrollView)?.contentLayoutGuide
        for guide in view.guidesWithVariables { number(item: guide) }
        for subview in view.subviews { number(subview) }
    }

    private func number(item: any LayoutItem) {
        numbers[ObjectIdentifier(item)] = weakItems.count
        weakItems.append(WeakItem(item: item))
    }

    /// Whether constraints say where a view is.
    func isFree(_ view: UIView) -> Bool {
        view === root ? rootIsFree : !view.layoutState.keepsFrame
    }

    /// The variables of an item, in its superview's coordinates: left, top, width and height.
    func variables(of item: any LayoutItem) -> [Variable]? {
        numbers[ObjectIdentifier(item)].map { number in (0..<4).map { Variable(4 * number + $0) } }
    }

    /// Whether the content size of a scroll view follows from constraints along an axis.
    func isContentSize(of guide: UILayoutGuide, givenAlong axis: NSLayoutConstraint.Axis) -> Bool {
        contentAxes.contains(ContentAxis(guide: ObjectIdentifier(guide), axis: axis))
    }
}

extension UIView {
    /// This view and all inside, each before those in it.
    var selfAndAllInside: [UIView] {
        [self] + subviews.flatMap(\.selfAndAllInside)
    }
}
