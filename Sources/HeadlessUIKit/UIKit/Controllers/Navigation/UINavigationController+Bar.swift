extension UINavigationController {
    /// The bar's height in points: 32 on a phone on its side (but for the largest), 50 on an iPad from iOS 12 on, else 44;
    /// 52 more with a large title.
    ///
    /// Reported by many; Apple's pages give no figure.
    var barHeight: CGFloat {
        toolbarHeight + (navigationBar.hasLargeTitle ? UINavigationBar.largeTitleHeight : 0)
    }

    /// A toolbar is as high as a bar without a large title.
    var toolbarHeight: CGFloat {
        guard let screen else { return 44 }
        if screen.hardware.hasHighNavigationBar { return 50 }
        return screen.hardware.hasLowNavigationBarInLandscape && screen.orientation.isLandscape ? 32 : 44
    }

    /// The top controller may do without the bottom bars (Apple, "hidesBottomBarWhenPushed").
    var showsToolbar: Bool { !isToolbarHidden && topViewController?.hidesBottomBarWhenPushed != true }

    func layOutParts() {
        navigationBar.frame = CGRect(x: 0, y: topInset, width: view.bounds.width, height: barHeight)
        navigationBar.setNeedsLayout()
        toolbar?.isHidden = !showsToolbar
        let bottom = view.bounds.height - view.safeAreaInsets.bottom
        toolbar?.frame = CGRect(
            x: 0, y: bottom - toolbarHeight, width: view.bounds.width, height: toolbarHeight)
        guard let top = topViewController else { return }
        placeAgain(top)
        let covered = isNavigationBarHidden || !reaches(.top, top) ? 0 : topInset + barHeight
        top.keepContentFromBars(top: covered, bottom: showsToolbar && reaches(.bottom, top) ? toolbarHeight : nil)
    }

    /// The bars have their items from here.
    func takeBars() {
        navigationBar.manager = self
        toolbar?.manager = self
    }

    func showItems() {
        takeBars()
        navigationBar.show(children.map(\.navigationItem))
        showToolbarItems()
    }

    func showToolbarItems() {
        toolbar?.items = topViewController?.toolbarItems
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    /// A bar came, went, or has another height.
    func barHeightDidChange() {
        viewIfLoaded?.setNeedsLayout()
        topViewController?.viewIfLoaded?.safeAreaMayDiffer()
        topViewController?.viewIfLoaded?.setTreeNeedsLayout()
    }

    /// Whether a child's view lies under the bar at an edge.
    ///
    /// Source: Apple, "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars".
    func reaches(_ edge: UIRectEdge, _ child: UIViewController) -> Bool {
        let isOpaque = edge == .top ? !navigationBar.isTranslucent : toolbar?.isTranslucent == false
        return child.edgesForExtendedLayout.contains(edge) && (!isOpaque || child.extendedLayoutIncludesOpaqueBars)
    }

    /// Where a child's view lies: under the bars, or between them.
    func frameBetweenBars(of child: UIViewController, in bounds: CGRect) -> CGRect {
        var insets = UIEdgeInsets.zero
        if !isNavigationBarHidden, !reaches(.top, child) { insets.top = topInset + barHeight }
        if showsToolbar, !reaches(.bottom, child) { insets.bottom = view.safeAreaInsets.bottom + toolbarHeight }
        return bounds.inset(by: insets)
    }

    /// A bar may have come or gone since a child got its place.
    private func placeAgain(_ child: UIViewController) {
        guard let view = child.viewIfLoaded, let host = view.superview, childSwitch?.isAnimatorAtWork == false else {
            return
        }
        view.frame = frameBetweenBars(of: child, in: host.bounds)
    }

    /// What lies above the bar, in points: the safe area, and where there is none the status bar.
    private var topInset: CGFloat {
        guard let application, !application.screen.hardware.hasSafeAreas else { return view.safeAreaInsets.top }
        let bar = application.shownStatusBarFrame
        return min(bar.width, bar.height) - application.statusBarGrowth
    }
}
