extension UIWindow {
    /// The root view controller, what it presents, and so on to the front.
    var presentationChain: some Sequence<UIViewController> {
        sequence(first: rootViewController) { $0?.presented }.lazy.compactMap(\.self)
    }

    /// The controllers of the chain whose views are here; those under a full-screen one have gone.
    private var shownControllers: [UIViewController] {
        let chain = Array(presentationChain)
        return chain.filter { $0 === chain.last || $0.placedView?.superview === self }
    }

    /// Loads the controllers' views and puts them in place; they have appeared when the window is laid out.
    func controllersWillAppear() {
        let controllers = shownControllers
        for controller in controllers {
            controller.beginTransition(isAppearing: true, animated: false)
            // It may have given its place away.
            guard presentationChain.contains(where: { $0 === controller }),
                let placedView = controller.placedView
            else {
                continue
            }
            place(placedView)
            if placedView.window !== self { addSubview(placedView) }
        }
        for controller in controllers { controller.tellIsAppearing() }
        application.atEndOfRunLoopPass { [weak self] in
            self?.layoutIfNeeded()
            for controller in controllers { controller.endTransition() }
        }
    }

    func controllersDisappear() {
        let controllers = shownControllers
        for controller in controllers { controller.beginTransition(isAppearing: false, animated: false) }
        for controller in controllers { controller.endTransition() }
    }

    /// The views that fill the window: of the root view controller, and under what it presents.
    var viewsToPlace: [UIView] {
        presentationChain.compactMap(\.placedView).filter { $0.superview === self }
    }

    func placeControllerViews() {
        viewsToPlace.forEach(place)
    }

    /// Lets a controller's view fill the window.
    ///
    /// Before iOS 8 the window stays portrait while the interface turns, and the views are turned inside it.
    ///
    /// While a call makes the status bar higher, they begin lower by as much and end where they did (measured on iOS 7;
    /// openradar 15677224 shows the window above them). Open: whether it is so on all systems; here it is.
    func place(_ view: UIView) {
        let turn = screen.turnInsideWindows
        let size = bounds.size.applying(turn ?? .identity)
        let (width, height) = (abs(size.width), abs(size.height))
        let growth = fillsSurroundings ? application.statusBarGrowth : 0
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
    /// Leaves a window whose root it was, with all that it presents; old views go before new ones come.
    ///
    /// Open: in which order a phone tells the old root and the new one.
    func leave(_ window: UIWindow) {
        let chain = presentedChain
        for controller in chain { controller.presentationEnd?.reach() }
        for controller in chain { controller.beginTransition(isAppearing: false, animated: false) }
        for view in chain.compactMap(\.placedView) where view.superview === window {
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
