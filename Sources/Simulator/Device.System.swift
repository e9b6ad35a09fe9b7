extension Device {
    /// The systems whose behaviour differs in what the book shows.
    ///
    /// They have no order: what follows from a version is for the rules of `Phone.Hardware` to say.
    public enum System: String, CaseIterable, Sendable {
        /// The screen's bounds and the windows stay portrait; root views are turned inside the windows.
        case iOS7 = "7.1"
        /// The screen's bounds and the windows turn.
        case iOS8 = "8.4"
        /// The system the article on windows measured; safe areas are there (from iOS 11).
        case iOS12 = "12.4"
        /// Scenes are there (from iOS 13), and one key window an app.
        case iOS14 = "14.8"
        /// One key window a scene (from iOS 15).
        case iOS17 = "17.0"
    }

    /// The same device with another system on it.
    public func running(_ system: System) -> Device {
        var device = self
        device.system = system
        return device
    }
}
