extension UIView {
    /// The references of a view to its owners above it. They are its only weak references.
    struct ParentReferences {
        weak var superview: UIView?
        weak var controller: UIViewController?
    }

    /// The position of a view among its new siblings.
    enum Position {
        case front
        case index(Int)
        case above(UIView)
        case below(UIView)
    }

    /// Removes a view from its superview and inserts it at a position.
    ///
    /// A view that is already a subview only changes its position.
    ///
    /// The order of the calls is the one logged on a phone. The calls about the window are nested in those about the
    /// superview, with superviews before subviews. Published logs agree on removal. Logs of a move between windows are
    /// rare.
    func insert(_ view: UIView, at position: Position) {
        precondition(view !== self, "NSInvalidArgumentException: Can't add self as subview")
        precondition(
            !isDescendant(of: view), "\(nameInMessages) is a subview of \(view.nameInMessages), and can't contain it")
        if view.superview === self {
            subviews.removeAll { $0 === view }
            subviews.insert(view, at: index(of: position))
            attachLayer(of: view, at: position)
            return
        }
        view.move(to: self) {
            subviews.insert(view, at: index(of: position))
            attachLayer(of: view, at: position)
        }
        didAddSubview(view)
        geometryDidChange()
        setNeedsLayout()
    }

    func detachFromSuperview() {
        guard superview != nil else { return }
        backingLayer.endAnimationsRecursively()
        move(to: nil) {}
    }

    func swapSubviews(_ index1: Int, _ index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        backingLayer.swapLayers(subviews[index1].backingLayer, subviews[index2].backingLayer)
        subviews.swapAt(index1, index2)
    }

    func reorder(_ view: UIView, to position: Position) {
        guard view.superview === self else { return }
        insert(view, at: position)
    }

    private func move(to newSuperview: UIView?, attach: () -> Void) {
        let (oldSuperview, oldTint) = (superview, effectiveTint)
        let newWindow = newSuperview?.window
        let changesWindow = window !== newWindow
        if changesWindow { releaseTouchesAndFirstResponder() }
        let controllers = changesWindow ? controllersInTree : []
        let movers = controllers.filter { $0.viewWillMove(to: newWindow) }
        oldSuperview?.willRemoveSubview(self)
        willMove(toSuperview: newSuperview)
        if changesWindow { forEachInTree { $0.willMove(toWindow: newWindow) } }
        oldSuperview?.releaseConstraints(about: self)
        oldSuperview?.subviews.removeAll { $0 === self }
        backingLayer.detach()
        oldSuperview?.setNeedsLayout()
        attach()
        parents.superview = newSuperview
        if changesWindow { forEachInTree { $0.didMoveToWindow() } }
        didMoveToSuperview()
        setNeedsTraitUpdate()
        setNeedsSafeAreaUpdate()
        notifyTintColorChange(from: oldTint)
        for controller in controllers { controller.notifyIsAppearing() }
        for mover in movers { mover.viewDidMove() }
    }

    /// The view controllers of this view and its descendants, with the outermost first.
    private var controllersInTree: [UIViewController] {
        [parents.controller].compactMap(\.self) + subviews.flatMap(\.controllersInTree)
    }

    private func forEachInTree(_ body: (UIView) -> Void) {
        body(self)
        for subview in subviews {
            subview.forEachInTree(body)
        }
    }

    private func index(of position: Position) -> Int {
        switch position {
        case .front: subviews.count
        case .index(let index): min(max(index, 0), subviews.count)
        case .above(let sibling): subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count
        case .below(let sibling): subviews.firstIndex { $0 === sibling } ?? subviews.count
        }
    }
}
