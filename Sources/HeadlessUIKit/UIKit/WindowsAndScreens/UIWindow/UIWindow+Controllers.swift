extension UIWindow {
    /// The root view controller, its presented view controller, and so on to the frontmost one.
    var presentationChain: some Sequence<UIViewController> {
        sequence(first: rootViewController) { $0?.presented }.lazy.compactMap(\.self)
    }

    /// The view controllers of the chain whose views are in the window.
    ///
    /// The views below a full-screen presentation have been removed.
    private var visibleControllers: [UIViewController] {
        let chain = Array(presentationChain)
        return chain.filter { $0 === chain.last || $0.installedView?.superview === self }
    }

    /// Loads and inserts the views of the view controllers.
    ///
    /// The view controllers have appeared after the layout of the window.
    func controllersWillAppear() {
        let controllers = visibleControllers
        for controller in controllers {
            controller.beginTransition(isAppearing: true, animated: false)
            // The call above may have replaced the view controller.
            guard presentationChain.contains(where: { $0 === controller }),
                let installedView = controller.installedView
            else {
                continue
            }
            layOut(installedView)
            if installedView.window !== self { addSubview(installedView) }
        }
        for controller in controllers { controller.notifyIsAppearing() }
        application.atEndOfRunLoopPass { [weak self] in
            self?.layoutIfNeeded()
            for controller in controllers { controller.endTransition() }
        }
    }

    func controllersDisappear() {
        let controllers = visibleControllers
        for controller in controllers { controller.beginTransition(isAppearing: false, animated: false) }
        for controller in controllers { controller.endTransition() }
    }

    /// The views that fill the window: those of the root view controller and of the view controllers that it presents.
    var installedViews: [UIView] {
        presentationChain.compactMap(\.installedView).filter { $0.superview === self }
    }

    func layOutControllerViews() {
        installedViews.forEach(layOut)
    }

    /// Resizes a view controller's view to fill the window.
    ///
    /// Before iOS 8, the window stays in portrait while the interface rotates, and the views are rotated within it.
    ///
    /// While a call makes the status bar higher, the views begin lower by the same amount, and their bottom edges stay
    /// unchanged (measured on iOS 7; openradar 15677224 shows the window above them).
    ///
    /// - Note: Undocumented by Apple. This implementation does so on all systems.
    func layOut(_ view: UIView) {
        let turn = screen.turnInsideWindows
        let size = bounds.size.applying(turn ?? .identity)
        let (width, height) = (abs(size.width), abs(size.height))
        let growth = fillsContainingSpace ? application.statusBarGrowth : 0
        let shift = CGPoint(x: 0, y: growth / 2).applying(turn ?? .identity)
        view.changeGeometry {
            if let turn { $0.transform = turn }
            $0.untransformedFrame = CGRect(
                x: bounds.midX - width / 2 + shift.x,
                y: bounds.midY - (height - growth) / 2 + shift.y,
                width: width,
                height: height - growth
            )
        }
    }
}

extension UIViewController {
    /// Removes the former root view controller's view and all that it presents from a window.
    ///
    /// The old views are removed before the new ones are added.
    ///
    /// - Note: Undocumented by Apple. A phone may notify the old and the new root view controller in another order.
    func detach(from window: UIWindow) {
        let chain = presentedChain
        for controller in chain { controller.presentationState.completion?.run() }
        for controller in chain { controller.beginTransition(isAppearing: false, animated: false) }
        for view in chain.compactMap(\.installedView) where view.superview === window {
            view.removeFromSuperview()
        }
        for controller in chain { controller.endTransition() }
        for controller in chain.dropFirst() {
            controller.presentation?.removeViews()
            controller.links.presenter?.forget(controller)
            controller.appearance.reasons.remove(.dismissed)
        }
    }
}
