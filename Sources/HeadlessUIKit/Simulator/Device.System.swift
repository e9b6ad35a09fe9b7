extension Device {
    /// The systems whose behaviour differs in what the book shows, and the last that a model runs.
    ///
    /// They have no order: what follows from a version is for the rules of `Phone.Hardware` to say.
    public enum System: String, CaseIterable, Sendable {
        /// The screen's bounds and the windows stay portrait; root views are turned inside the windows.
        case iOS7 = "7.1"
        /// The screen's bounds and the windows turn.
        case iOS8 = "8.4"
        /// The keyboard has a window of its own, in front of all others (from iOS 10).
        case iOS10 = "10.3"
        /// The system the article on windows measured; safe areas are there (from iOS 11).
        case iOS12 = "12.4"
        /// Scenes are there (from iOS 13), and one key window an app.
        case iOS14 = "14.8"
        /// One key window a scene (from iOS 15); the device's name is its model (from iOS 16).
        case iOS16 = "16.7"
        case iOS17 = "17.0"
        /// The last before the windows of an iPad could be resized freely.
        case iOS18 = "18.5"
        /// The last that launches an app without scenes, whatever SDK it was built with.
        case iOS26 = "26.0"
        /// An app built with this system's SDK has to adopt scenes.
        case iOS27 = "27.0"
    }

    /// The same device with another system on it.
    public func running(_ system: System) -> Device {
        var device = self
        device.system = system
        return device
    }
}
