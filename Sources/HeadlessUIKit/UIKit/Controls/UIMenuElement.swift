/// What a menu shows in one place, and an action shows of itself.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    open internal(set) var title: String
    /// A line under the title. Kept; only menus show it, which there are none of.
    open var subtitle: String?
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}

extension UIMenuElement {
    /// How a menu shows an element.
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

    /// Whether an element has a mark.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        /// Some of what it stands for is on.
        case mixed = 2
    }
}
