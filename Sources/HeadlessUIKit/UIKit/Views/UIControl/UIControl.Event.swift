extension UIControl {
    /// The events of a control. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/event; the raw values: Apple's header.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch began in the control.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/event/touchdown
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch began that wasn't the first in a sequence of taps.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/event/touchdownrepeat
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved and is inside the control.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/event/touchdraginside
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved and is outside of the control.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/event/touchdragoutside
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch moved from the outside to the inside.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/event/touchdragenter
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch moved from the inside to the outside.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/event/touchdragexit
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system canceled the touch.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/event/touchcancel
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action, such as a tap on a button or the return key of a text field.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/event/primaryactiontriggered; the page
        ///   names only buttons.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key was pressed.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/event/editingdidendonexit; the page
        ///   doesn't name the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
