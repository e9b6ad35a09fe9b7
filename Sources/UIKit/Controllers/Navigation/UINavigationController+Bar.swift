extension UINavigationController {
    /// The bar's height in points: 32 on a phone on its side, 50 on an iPad from iOS 12 on, else 44.
    ///
    /// Reported by many; Apple's pages give no figure.
    var barHeight: CGFloat {
        guard let screen else { return 44 }
        if screen.hardware.idiom == .pad { return screen.hardware.major >= 12 ? 50 : 44 }
        return screen.orientation.isLandscape ? 32 : 44
    }

    func layOutParts() {
        navigationBar.frame = CGRect(x: 0, y: topInset, width: view.bounds.width, height: barHeight)
    }

    /// What lies above the bar: the safe area, and before iOS 11 the status bar.
    private var topInset: CGFloat {
        guard let application, application.screen.hardware.major < 11 else { return view.safeAreaInsets.top }
        let bar = application.statusBarFrame
        return min(bar.width, bar.height)
    }
}
