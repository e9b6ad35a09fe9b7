extension UIScreen: UITraitEnvironment {
    /// Notifies the screen of a change of the device's traits. The screen is the first object that is notified.
    fileprivate func tellTraits() {
        let (old, new) = (toldTraits, traitCollection)
        guard old != new else { return }
        toldTraits = new
        let environment: any UITraitEnvironment = self
        new.performAsCurrent { environment.traitCollectionDidChange(old) }
    }
}

extension UIApplication {
    /// Notifies all objects whose traits have changed: the screen, the scenes, and the windows from back to front with
    /// their descendants.
    func tellTraits() {
        phone?.currentTraits.traits.withLock { $0 = screen.traitCollection }
        screen.tellTraits()
        for scene in scenes { scene.tellTraits() }
        for window in allWindows { window.tellTraitsInside() }
    }

    /// Changes the user's settings, notifies the objects whose traits have changed, and lays out all windows.
    private func changeSettings(_ change: (inout Phone.Hardware) -> Void) {
        inOneRunLoopPass {
            let geometries = scenes.map(SceneGeometry.init)
            change(&screen.hardware)
            tellTraits()
            updateStatusBar()
            for geometry in geometries { geometry.tellDelegateOfChange() }
            for window in allWindows { window.layoutIfNeeded() }
        }
    }

    /// Sets the user's choice of the light or dark style.
    @_spi(Simulator) public func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        changeSettings { $0.userInterfaceStyle = style }
    }

    /// Sets the user's preferred text size.
    @_spi(Simulator) public func setContentSizeCategory(_ category: UIContentSizeCategory) {
        guard category != preferredContentSizeCategory else { return }
        changeSettings { $0.contentSizeCategory = category }
        post(
            UIContentSizeCategory.didChangeNotification,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }
}
