/// The minimum and maximum size of a scene that the user resizes. Source: Apple, "UISceneSizeRestrictions".
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The minimum size, in points. If it's zero, there is no minimum.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscenesizerestrictions/minimumsize
    open var minimumSize = CGSize.zero
    /// The maximum size, in points. If there is no maximum, it's the greatest finite size.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscenesizerestrictions/maximumsize
    open var maximumSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    override init() {
        super.init()
    }

    func clamped(_ size: CGSize) -> CGSize {
        CGSize(
            width: min(max(size.width, minimumSize.width), maximumSize.width),
            height: min(max(size.height, minimumSize.height), maximumSize.height))
    }
}
