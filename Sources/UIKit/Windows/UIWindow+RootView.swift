extension UIWindow {
    /// Loads the root view controller's view and adds it; a hidden window waits until it is shown.
    func addRootView() {
        guard !isHidden, let view = rootViewController?.view else { return }
        if view.superview !== self { addSubview(view) }
        placeRootView()
    }

    /// Lets the root view fill the window.
    ///
    /// Before iOS 8 the window stays portrait while the interface turns, and the root view is turned inside it.
    func placeRootView() {
        guard let view = rootViewController?.viewIfLoaded, view.superview === self else { return }
        let turn = screen.turnInsideWindows
        let size = bounds.size.applying(turn ?? .identity)
        let (width, height) = (abs(size.width), abs(size.height))
        view.changeGeometry {
            if let turn { $0.transform = turn }
            $0.untransformedFrame = CGRect(
                x: bounds.midX - width / 2,
                y: bounds.midY - height / 2,
                width: width,
                height: height
            )
        }
    }
}
