/// Where a sheet can lie in its container.
final class SheetGeometry: NSObject, UISheetPresentationControllerDetentResolutionContext {
    /// How far below the safe area a sheet on a phone begins, in points.
    ///
    /// Open: Apple gives no figure.
    static let gap: CGFloat = 10
    /// The size of a form sheet on an iPad, in points (Apple, "UIModalPresentationStyle" of earlier years).
    static let formSheetSize = CGSize(width: 540, height: 620)

    let container: CGRect
    let containerTraitCollection: UITraitCollection
    /// What bars and corners take of the container, in points, when it stands upright.
    private let safeArea: UIEdgeInsets
    /// What they take of it as it is, below.
    private let bottom: CGFloat

    init(container: CGRect, traits: UITraitCollection, uprightSafeArea: UIEdgeInsets, bottom: CGFloat) {
        self.container = container
        containerTraitCollection = traits
        safeArea = uprightSafeArea
        self.bottom = bottom
    }

    /// Whether the container has little height, as the screen of a phone on its side.
    var isLow: Bool { isNarrow && container.height <= container.width }

    /// Whether the sheet lies at the lower edge, from side to side.
    var isNarrow: Bool {
        containerTraitCollection.userInterfaceIdiom == .phone
            || containerTraitCollection.horizontalSizeClass == .compact
    }

    var maximumDetentValue: CGFloat { container.height - top - bottom }

    var mediumValue: CGFloat? { isLow ? nil : container.height / 2 - bottom }

    private var top: CGFloat { isLow ? 0 : safeArea.top + Self.gap }

    /// Of a sheet at the lower edge.
    ///
    /// - Parameters:
    ///   - value: The height of a detent, in points without the safe area below; nil for as much as there is.
    ///   - width: Nil for as much as there is.
    func attachedFrame(value: CGFloat?, width: CGFloat? = nil) -> CGRect {
        let height = min(max(value ?? .infinity, 0), maximumDetentValue) + bottom
        let width = min(width ?? container.width, container.width)
        return CGRect(
            x: container.midX - width / 2, y: container.maxY - height, width: width, height: height)
    }

    /// Of a sheet in the middle of an iPad's screen. A page sheet is as wide as the portrait screen.
    ///
    /// Open: whether it still is from iOS 13 on; here it is.
    ///
    /// - Parameter preferred: The size that the content would like; zero for none.
    func centeredFrame(isForm: Bool, preferred: CGSize) -> CGRect {
        let page = CGSize(width: min(container.width, container.height), height: container.height)
        let form = preferred == .zero ? Self.formSheetSize : preferred
        let size = isForm ? form : page
        let (width, height) = (min(size.width, container.width), min(size.height, container.height))
        return container.insetBy(dx: (container.width - width) / 2, dy: (container.height - height) / 2)
    }
}
