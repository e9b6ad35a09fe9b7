extension Device {
    /// What bars, corners and the keyboard take of a screen, in points: as measured on devices and simulators.
    public struct Metrics: Hashable, Sendable {
        /// While the bar shows and no call goes on.
        public var statusBarHeight: CGFloat
        /// Of the upright screen.
        public var portraitSafeArea: SafeArea
        /// Of the screen on its side.
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

    /// How high an English keyboard is, in points, with the safe area below it and the row of suggestions above it,
    /// which a phone shows from iOS 8 on unless the user switches it off.
    public struct Keyboard: Hashable, Sendable {
        public var portrait: CGFloat
        public var landscape: CGFloat
        /// The part that is the row of suggestions.
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
