internal import Cassowary

/// The solver of a view hierarchy's constraints, which stores the solution for the next layout. The outermost view owns
/// it.
@MainActor
final class LayoutEngine {
    /// A Boolean value indicating whether anything has changed since the constraints were solved.
    var isStale = true
    /// A Boolean value indicating whether solved frames are being assigned to views. Geometry changes don't invalidate
    /// the solution then.
    var isApplyingFrames = false
    /// A Boolean value indicating whether the solution has moved or resized an item since the last pass began.
    var hasNews = false
    private var system: LayoutSystem
    private var solution: LayoutSolution
    /// The widths at which lines were broken.
    private var foundWidths: [(view: WeakView, width: CGFloat)] = []
    /// The broken constraints for which a message was written. They remain in the set while they're broken.
    private var reported: Set<ObjectIdentifier> = []

    private struct WeakView {
        weak var view: UIView?
    }

    init(of root: UIView) {
        system = LayoutSystem(of: root)
        solution = LayoutSolution(of: system)
        didSolve()
    }

    /// Solves the constraints again if they have changed.
    func refresh(_ root: UIView) {
        isStale = false
        let new = LayoutSystem(of: root)
        let isSame =
            new.ownedConstraints.count == system.ownedConstraints.count
            && zip(new.ownedConstraints, system.ownedConstraints).allSatisfy { $0.isNearly($1) }
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
        reportConflicts()
        for item in system.items where !hasSolvedFrame(item) {
            hasNews = true
            item.layoutView?.layoutHolder(of: item)?.setNeedsLayout()
        }
    }

    /// Writes a message about each newly broken constraint, once, as a phone does to its console.
    private func reportConflicts() {
        var broken: Set<ObjectIdentifier> = []
        for conflict in solution.conflicts {
            guard let owner = conflict.last?.ownerID, broken.insert(owner).inserted, !reported.contains(owner) else {
                continue
            }
            Console.write(LayoutConflict(conflict).message)
        }
        reported = broken
    }

    private func hasSolvedFrame(_ item: any LayoutItem) -> Bool {
        switch item {
        case let view as UIView: return frame(of: view).map { $0.isNear(view.untransformedFrame) } ?? true
        case let guide as UILayoutGuide where guide.kind == .content:
            guard let owner = guide.owningView?.contentOwner else { return true }
            return contentSize(of: owner) == owner.contentSize
        case let guide as UILayoutGuide: return frame(of: guide).map { $0.isNear(guide.solvedFrame) } ?? true
        default: return true
        }
    }

    // MARK: Frames

    /// Returns the frame of a view in its superview according to the constraints, or `nil` for a view that keeps its
    /// frame.
    private func frame(of view: UIView) -> CGRect? {
        guard view.isLaidOutByConstraints, let rect = solution.frame(of: view, in: system) else { return nil }
        return view.frame(forAlignmentRect: rect.roundedToPixels(LayoutScale.current))
    }

    private func frame(of guide: UILayoutGuide) -> CGRect? {
        solution.frame(of: guide, in: system)?.roundedToPixels(LayoutScale.current)
    }

    /// Returns the content size of a view, determined by constraints along the axes for which they exist.
    private func contentSize(of view: any ContentOwner) -> CGSize {
        var size = view.contentSize
        guard let guide = view.layoutState.builtInGuides[.content], let found = frame(of: guide)?.size else {
            return size
        }
        if system.isContentSize(of: guide, givenAlong: .horizontal) { size.width = found.width }
        if system.isContentSize(of: guide, givenAlong: .vertical) { size.height = found.height }
        return size
    }

    /// Assigns the solved frames to the subviews and layout guides of a view.
    func applyFrames(in view: UIView) {
        let wasApplyingFrames = isApplyingFrames
        isApplyingFrames = true
        defer { isApplyingFrames = wasApplyingFrames }
        for subview in view.subviews {
            if let frame = frame(of: subview), !frame.isNear(subview.untransformedFrame) {
                subview.untransformedFrame = frame
            }
        }
        for guide in view.guidesWithVariables where guide.kind != .content {
            if let frame = frame(of: guide) { guide.solvedFrame = frame }
        }
        guard let owner = view.contentOwner else { return }
        let size = contentSize(of: owner)
        if size != owner.contentSize { owner.contentSize = size }
    }

    /// Returns a Boolean value indicating whether another layout of the item satisfies the constraints equally well.
    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        system.variables(of: item)?.contains(where: solution.isAmbiguous) ?? false
    }
}

extension UIView {
    /// Returns the view that lays out an item: its superview, or the view that owns the guide.
    fileprivate func layoutHolder(of item: any LayoutItem) -> UIView? {
        item is UIView ? superview : self
    }
}

/// The number of pixels per point, or one without a device.
enum LayoutScale {
    @MainActor static var current: CGFloat { Phone.current?.hardware.scale ?? 1 }
}
