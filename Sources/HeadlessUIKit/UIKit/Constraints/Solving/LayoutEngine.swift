internal import Cassowary

/// Keeps the solution of a hierarchy's constraints from one layout to the next; its outermost view owns it.
@MainActor
final class LayoutEngine {
    /// Something has changed since the constraints were solved.
    var isStale = true
    /// Views get the places that were found, and need not be asked what changes with these.
    var isPlacing = false
    /// Something belongs elsewhere since the last pass began.
    var hasNews = false
    private var system: LayoutSystem
    private var solution: LayoutSolution
    /// The widths at which lines were broken.
    private var foundWidths: [(view: WeakView, width: CGFloat)] = []
    /// The constraints that a message was written about, as long as they stay broken.
    private var told: Set<ObjectIdentifier> = []

    private struct WeakView {
        weak var view: UIView?
    }

    init(of root: UIView) {
        system = LayoutSystem(of: root)
        solution = LayoutSolution(of: system)
        didSolve()
    }

    /// Solves the constraints anew if they are others than before.
    func refresh(_ root: UIView) {
        isStale = false
        let new = LayoutSystem(of: root)
        let isSame =
            new.wishes.count == system.wishes.count
            && zip(new.wishes, system.wishes).allSatisfy { $0.isNearly($1) }
        system = new
        guard !isSame else {
            for (holder, width) in foundWidths {
                holder.view?.layoutState.foundWidth = width
                holder.view?.layoutState.contentSize = nil
            }
            return
        }
        solution = LayoutSolution(of: system)
        didSolve()
    }

    private func didSolve() {
        isStale = false
        let views = system.items.compactMap { $0 as? UIView }
        foundWidths = views.compactMap { view in view.layoutState.foundWidth.map { (WeakView(view: view), $0) } }
        tellConflicts()
        for item in system.items where !isInPlace(item) {
            hasNews = true
            item.layoutView?.layoutHolder(of: item)?.setNeedsLayout()
        }
    }

    /// Source: what a phone's console shows, once for a constraint that is broken.
    private func tellConflicts() {
        var broken: Set<ObjectIdentifier> = []
        for conflict in solution.conflicts {
            guard let owner = conflict.last?.ownerID, broken.insert(owner).inserted, !told.contains(owner) else {
                continue
            }
            LayoutConsole.write(LayoutConflict(conflict).message)
        }
        told = broken
    }

    private func isInPlace(_ item: any LayoutItem) -> Bool {
        switch item {
        case let view as UIView: return frame(of: view).map { $0.isNear(view.placedFrame) } ?? true
        case let guide as UILayoutGuide where guide.kind == .content:
            guard let scrollView = guide.owningView as? UIScrollView else { return true }
            return contentSize(of: scrollView) == scrollView.contentSize
        case let guide as UILayoutGuide: return frame(of: guide).map { $0.isNear(guide.placedFrame) } ?? true
        default: return true
        }
    }

    // MARK: Places

    /// Where a view belongs in its superview; nil for one that keeps its frame.
    private func frame(of view: UIView) -> CGRect? {
        guard view.isPlacedByConstraints, let rect = solution.frame(of: view, in: system) else { return nil }
        return view.frame(forAlignmentRect: rect.roundedToPixels(LayoutScale.current))
    }

    private func frame(of guide: UILayoutGuide) -> CGRect? {
        solution.frame(of: guide, in: system)?.roundedToPixels(LayoutScale.current)
    }

    /// The size of the content as constraints give it, along the axes along which they do.
    private func contentSize(of view: UIScrollView) -> CGSize {
        var size = view.contentSize
        guard let guide = view.layoutState.ownGuides[.content], let found = frame(of: guide)?.size else { return size }
        if system.isContentSize(of: guide, givenAlong: .horizontal) { size.width = found.width }
        if system.isContentSize(of: guide, givenAlong: .vertical) { size.height = found.height }
        return size
    }

    /// Puts the subviews and the guides of a view where constraints want them.
    func place(in view: UIView) {
        let wasPlacing = isPlacing
        isPlacing = true
        defer { isPlacing = wasPlacing }
        for subview in view.subviews {
            if let frame = frame(of: subview), !frame.isNear(subview.placedFrame) { subview.placedFrame = frame }
        }
        for guide in view.guidesWithVariables where guide.kind != .content {
            if let frame = frame(of: guide) { guide.placedFrame = frame }
        }
        guard let scrollView = view as? UIScrollView else { return }
        let size = contentSize(of: scrollView)
        if size != scrollView.contentSize { scrollView.contentSize = size }
    }

    /// Whether something of an item could be otherwise, and nothing were worse.
    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        system.variables(of: item)?.contains(where: solution.isAmbiguous) ?? false
    }
}

extension UIView {
    /// Who places an item: its superview, or the view that the guide belongs to.
    fileprivate func layoutHolder(of item: any LayoutItem) -> UIView? {
        item is UIView ? superview : self
    }
}

/// How many pixels a point has; outside of any device, one.
enum LayoutScale {
    @MainActor static var current: CGFloat { Phone.current?.screen.scale ?? 1 }
}
