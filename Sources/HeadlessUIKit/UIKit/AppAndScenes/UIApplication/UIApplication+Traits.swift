extension UIScreen: UITraitEnvironment {
    /// Notifies the screen of a change of the device's traits. The screen is the first object that is notified.
    fileprivate func notifyTraitChange() {
        let (old, new) = (lastNotifiedTraits, traitCollection)
        guard old != new else { return }
        lastNotifiedTraits = new
        let environment: any UITraitEnvironment = self
        new.performAsCurrent { environment.traitCollectionDidChange(old) }
    }
}

extension UIApplication {
    /// Notifies all objects whose traits have changed: the screen, the scenes, and the windows from back to front with
    /// their descendants.
    func notifyTraitChange() {
        phone?.currentTraits.traits.withLock { $0 = screen.traitCollection }
        screen.notifyTraitChange()
        for scene in scenes { scene.notifyTraitChange() }
        for window in allWindows { window.notifyTraitChangeRecursively() }
    }

    /// Changes the user's settings, notifies the objects whose traits have changed, and lays out all windows.
    private func changeSettings(_ change: (inout Phone.Hardware) -> Void) {
        inOneRunLoopPass {
            let geometries = scenes.map(SceneGeometry.init)
            change(&screen.hardware)
            notifyTraitChange()
            updateStatusBar()
            for geometry in geometries { geometry.notifyDelegateOfChange() }
            for window in allWindows { window.layoutIfNeeded() }
        }
    }

    /// Sets the user's choice of the light or dark style.
    @_spi(Simulator) public func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        changeSettings {
            $0.userInterfaceStyle = style
            $0.isInterfaceStyleChosen = true
        }
    }

    /// Returns the result of a closure that draws with the dark style of the screen, or `nil` if the device has no styles
    /// or if its style isn't the default one. Nothing is notified of the style.
    @_spi(Simulator) public func drawnInDark<Drawing>(_ draw: () -> Drawing) -> Drawing? {
        let hardware = screen.hardware
        guard hardware.effectiveInterfaceStyle == .light, !hardware.isInterfaceStyleChosen else { return nil }
        screen.hardware.userInterfaceStyle = .dark
        defer { screen.hardware.userInterfaceStyle = .light }
        return draw()
    }

    /// Sets the user's preferred text size.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/preferredcontentsizecategory
    @_spi(Simulator) public func setContentSizeCategory(_ category: UIContentSizeCategory) {
        guard category != preferredContentSizeCategory else { return }
        changeSettings { $0.contentSizeCategory = category }
        post(
            UIContentSizeCategory.didChangeNotification,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }
}
