extension UIApplication {
    /// Turns an accessibility setting on or off, as the user does.
    ///
    /// If the setting changes, its notification is posted.
    @_spi(Simulator)
    public func setAccessibility(_ setting: UIAccessibility.Setting, isOn: Bool) {
        guard let phone, phone.accessibility.set(setting, isOn: isOn) else { return }
        if setting == .voiceOver, !isOn { phone.voiceOver.turnOff() }
        post(setting.notification)
    }
}
