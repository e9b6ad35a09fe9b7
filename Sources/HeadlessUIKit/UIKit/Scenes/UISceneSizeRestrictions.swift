/// How small and how large the user may make a scene. Source: Apple, "UISceneSizeRestrictions".
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// In points; zero sets no limit.
    open var minimumSize = CGSize.zero
    /// In points; greatest where nothing sets a limit.
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
