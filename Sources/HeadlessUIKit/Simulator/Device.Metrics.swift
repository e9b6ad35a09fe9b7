extension Device {
    /// The areas of a screen that bars, corners, and the keyboard occupy, in points, as measured on devices and in
    /// simulators.
    ///
    /// - Source: https://github.com/marcbouchenoire/dimmmensions, for safe areas before iOS 26.
    /// - Source: https://github.com/aloisdeniel/flutter_device_preview (device_specs), for safe areas and keyboards
    ///   with iOS 26.
    /// - Source:
    ///   https://github.com/TelegramMessenger/Telegram-iOS/blob/master/submodules/Display/Source/DeviceMetrics.swift,
    ///   for keyboards before iOS 26.
    /// - Source: https://juejin.cn/post/7134941721690898445, for status bars.
    public struct Metrics: Hashable, Sendable {
        /// The height of the status bar while it's shown and no call is active.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uistatusbarmanager/statusbarframe
        public var statusBarHeight: CGFloat
        /// The safe area of the screen in portrait.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiview/safeareainsets
        public var portraitSafeArea: SafeArea
        /// The safe area of the screen in landscape.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiview/safeareainsets
        public var landscapeSafeArea: SafeArea
        public var keyboard: Keyboard

        public init(
            statusBarHeight: CGFloat, portraitSafeArea: SafeArea, landscapeSafeArea: SafeArea, keyboard: Keyboard
        ) {
            self.statusBarHeight = statusBarHeight
            self.portraitSafeArea = portraitSafeArea
            self.landscapeSafeArea = landscapeSafeArea
            self.keyboard = keyboard
        }
    }

    /// The heights of an English keyboard, in points.
    ///
    /// They include the safe area below the keyboard and the row of suggestions above it. A phone with iOS 8 or later
    /// shows the suggestions unless the user turns them off.
    ///
    /// - Source:
    ///   https://github.com/TelegramMessenger/Telegram-iOS/blob/master/submodules/Display/Source/DeviceMetrics.swift,
    ///   before iOS 26.
    /// - Source: https://github.com/aloisdeniel/flutter_device_preview (device_specs), with iOS 26.
    /// - Source: https://github.com/xvrh/flutterware (lib/src/devices.dart), for the 9th-generation iPad and the
    ///   13-inch iPad Pro.
    public struct Keyboard: Hashable, Sendable {
        public var portrait: CGFloat
        public var landscape: CGFloat
        /// The height of the row of suggestions, which is included in the height of the keyboard.
        ///
        /// - Source:
        ///   https://github.com/TelegramMessenger/Telegram-iOS/blob/master/submodules/Display/Source/DeviceMetrics.swift
        public var portraitSuggestions: CGFloat
        public var landscapeSuggestions: CGFloat

        public init(
            portrait: CGFloat, landscape: CGFloat, portraitSuggestions: CGFloat = 44, landscapeSuggestions: CGFloat = 37
        ) {
            self.portrait = portrait
            self.landscape = landscape
            self.portraitSuggestions = portraitSuggestions
            self.landscapeSuggestions = landscapeSuggestions
        }
    }
}
