extension UINavigationController {
    /// The bar's height in points: 32 on a phone on its side, 50 on an iPad from iOS 12 on, else 44.
    ///
    /// Reported by many; Apple's pages give no figure.
    var barHeight: CGFloat {
        guard let screen else { return 44 }
        if screen.hardware.hasHighNavigationBar { return 50 }
        return screen.hardware.idiom == .phone && screen.orientation.isLandscape ? 32 : 44
    }

    func layOutParts() {
        navigationBar.frame = CGRect(x: 0, y: topInset, width: view.bounds.width, height: barHeight)
    }

    /// What lies above the bar, in points: the safe area, and where there is none the status bar.
    private var topInset: CGFloat {
        guard let application, !application.screen.hardware.hasSafeAreas else { return view.safeAreaInsets.top }
        let bar = application.shownStatusBarFrame
        return min(bar.width, bar.height) - application.statusBarGrowth
    }
}
