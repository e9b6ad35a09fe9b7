extension UIScreen: UITraitEnvironment {
    /// The device's traits have changed: the screen hears of it first.
    fileprivate func tellTraits() {
        let (old, new) = (toldTraits, traitCollection)
        guard old != new else { return }
        toldTraits = new
        let environment: any UITraitEnvironment = self
        new.performAsCurrent { environment.traitCollectionDidChange(old) }
    }
}

extension UIApplication {
    /// Tells all whose traits have changed: the screen, the scenes, and the windows, from back to front, with what is
    /// in them.
    func tellTraits() {
        phone?.currentTraits.traits.withLock { $0 = screen.traitCollection }
        screen.tellTraits()
        for scene in scenes { scene.tellTraits() }
        for window in allWindows { window.tellTraitsInside() }
    }

    /// The user changes settings: whoever has other traits then hears of it, and all is laid out.
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

    /// The user chooses light or dark interfaces.
    @_spi(Simulator) public func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        changeSettings { $0.userInterfaceStyle = style }
    }

    /// The user chooses another size of text.
    @_spi(Simulator) public func setContentSizeCategory(_ category: UIContentSizeCategory) {
        guard category != preferredContentSizeCategory else { return }
        changeSettings { $0.contentSizeCategory = category }
        post(
            UIContentSizeCategory.didChangeNotification,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }
}
