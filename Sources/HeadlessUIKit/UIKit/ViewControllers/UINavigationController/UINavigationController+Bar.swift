extension UINavigationController {
    /// The height of the bar, in points.
    ///
    /// It is 32 on a phone in landscape, except for the largest phones, 50 on an iPad from iOS 12 on, and otherwise 44.
    /// A large title adds 52.
    ///
    /// - Note: Undocumented by Apple. The values are reported by many sources.
    var barHeight: CGFloat {
        toolbarHeight + (navigationBar.hasLargeTitle ? UINavigationBar.largeTitleHeight : 0)
    }

    /// The height of the toolbar, which equals that of the navigation bar without a large title.
    var toolbarHeight: CGFloat {
        guard let screen else { return 44 }
        if screen.hardware.hasHighNavigationBar { return 50 }
        return screen.hardware.hasLowNavigationBarInLandscape && screen.orientation.isLandscape ? 32 : 44
    }

    /// A Boolean value indicating whether the toolbar is visible. The top view controller can hide the bottom bars.
    ///
    /// - Source: Apple, "hidesBottomBarWhenPushed".
    var showsToolbar: Bool { !isToolbarHidden && topViewController?.hidesBottomBarWhenPushed != true }

    func layOutParts() {
        navigationBar.frame = CGRect(x: 0, y: topInset, width: view.bounds.width, height: barHeight)
        navigationBar.setNeedsLayout()
        toolbar?.isHidden = !showsToolbar
        let bottom = view.bounds.height - view.safeAreaInsets.bottom
        toolbar?.frame = CGRect(
            x: 0, y: bottom - toolbarHeight, width: view.bounds.width, height: toolbarHeight)
        guard let top = topViewController else { return }
        reposition(top)
        let covered = isNavigationBarHidden || !reaches(.top, top) ? 0 : topInset + barHeight
        top.keepContentFromBars(top: covered, bottom: showsToolbar && reaches(.bottom, top) ? toolbarHeight : nil)
    }

    /// Makes the navigation controller the manager of its bars, so that it provides their items.
    func manageBars() {
        navigationBar.manager = self
        toolbar?.manager = self
    }

    func showItems() {
        manageBars()
        navigationBar.show(children.map(\.navigationItem))
        showToolbarItems()
    }

    func showToolbarItems() {
        toolbar?.items = topViewController?.toolbarItems
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    /// Updates the layout after a bar was shown, hidden, or changed in height.
    func barHeightDidChange() {
        viewIfLoaded?.setNeedsLayout()
        topViewController?.viewIfLoaded?.setNeedsSafeAreaUpdate()
        topViewController?.viewIfLoaded?.setTreeNeedsLayout()
    }

    /// Returns a Boolean value indicating whether a child's view extends under the bar at an edge.
    ///
    /// - Source: Apple, "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars".
    func reaches(_ edge: UIRectEdge, _ child: UIViewController) -> Bool {
        let isOpaque = edge == .top ? !navigationBar.isTranslucent : toolbar?.isTranslucent == false
        return child.edgesForExtendedLayout.contains(edge) && (!isOpaque || child.extendedLayoutIncludesOpaqueBars)
    }

    /// Returns the frame of a child's view, under the bars or between them.
    func frameBetweenBars(of child: UIViewController, in bounds: CGRect) -> CGRect {
        var insets = UIEdgeInsets.zero
        if !isNavigationBarHidden, !reaches(.top, child) { insets.top = topInset + barHeight }
        if showsToolbar, !reaches(.bottom, child) { insets.bottom = view.safeAreaInsets.bottom + toolbarHeight }
        return bounds.inset(by: insets)
    }

    /// Updates the frame of a child's view, because a bar can have been shown or hidden since the view was added.
    private func reposition(_ child: UIViewController) {
        guard let view = child.viewIfLoaded, let host = view.superview,
            childTransitionController.isAnimatorAtWork == false
        else {
            return
        }
        view.frame = frameBetweenBars(of: child, in: host.bounds)
    }

    /// The distance of the bar from the top of the view, in points: the safe area, or the status bar on versions
    /// without safe areas.
    private var topInset: CGFloat {
        guard let application, !application.screen.hardware.hasSafeAreas else { return view.safeAreaInsets.top }
        let bar = application.currentStatusBarFrame
        return min(bar.width, bar.height) - application.statusBarGrowth
    }
}
