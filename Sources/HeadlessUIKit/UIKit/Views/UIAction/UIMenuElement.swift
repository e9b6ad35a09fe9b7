/// An element of a menu, or the visible part of an action.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    open internal(set) var title: String
    /// The line below the title. This implementation stores the value without using it, because it has no menus, which
    /// would show it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uimenuelement/subtitle
    /// - Differs: On a phone, menus display the subtitle.
    open var subtitle: String?
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}

extension UIMenuElement {
    /// The attributes of an element in a menu.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uimenuelement/attributes; the raw values: Apple's
    ///   header.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The state of an element, displayed as a mark.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uimenuelement/state, and
    ///   https://developer.apple.com/documentation/uikit/uimenuelement/state/mixed; the raw values: Apple's header.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        /// Some of the represented items are on.
        case mixed = 2
    }
}
