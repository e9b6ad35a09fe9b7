extension Device {
    /// The systems whose behavior differs in the topics of the book, and the last systems of the device models.
    ///
    /// They aren't comparable. The rules of `Phone.Hardware` define the behavior that depends on a version.
    public enum System: String, CaseIterable, Sendable {
        /// The screen's bounds and the windows stay in portrait. Root views are rotated inside the windows.
        ///
        /// - Source: https://developer.apple.com/library/archive/qa/qa1890/_index.html
        case iOS7 = "7.1"
        /// The screen's bounds and the windows rotate.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uicoordinatespace
        case iOS8 = "8.4"
        /// The keyboard has a separate window in front of all others (from iOS 10).
        ///
        /// - Source: https://blog.harrisonxi.com/2017/02/iOS%E7%B3%BB%E7%BB%9F%E7%9A%84%E9%94%AE%E7%9B%98window.html,
        ///   measured from iOS 7 to iOS 10.
        case iOS10 = "10.3"
        /// The system that the article on windows measures. Safe areas are available (from iOS 11).
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiview/safeareainsets
        case iOS12 = "12.4"
        /// Scenes are available (from iOS 13). An app has one key window.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiwindow/iskeywindow
        case iOS14 = "14.8"
        /// Each scene has a key window (from iOS 15). The device's name is its model (from iOS 16).
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/keywindow, and
        ///   https://developer.apple.com/documentation/uikit/uidevice/name
        case iOS16 = "16.7"
        case iOS17 = "17.0"
        /// The last system before the windows of an iPad became freely resizable.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreen
        case iOS18 = "18.5"
        /// The last system that launches an app without scenes, whatever SDK the app is built with.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle
        case iOS26 = "26.0"
        /// The first system whose SDK requires an app to adopt scenes.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle
        case iOS27 = "27.0"
    }

    /// Returns the same device with another system.
    public func running(_ system: System) -> Device {
        var device = self
        device.system = system
        return device
    }
}
