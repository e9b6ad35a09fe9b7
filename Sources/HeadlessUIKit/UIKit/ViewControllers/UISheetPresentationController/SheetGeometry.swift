/// The possible positions of a sheet in its container.
final class SheetGeometry: NSObject, UISheetPresentationControllerDetentResolutionContext {
    /// The distance of a sheet on a phone from the top of the safe area, in points.
    ///
    /// - Note: Undocumented by Apple.
    static let gap: CGFloat = 10
    /// The size of a form sheet on an iPad, in points. Source: Apple, earlier documentation of
    /// "UIModalPresentationStyle".
    static let formSheetSize = CGSize(width: 540, height: 620)

    let container: CGRect
    let containerTraitCollection: UITraitCollection
    /// The safe area insets of the container in portrait, in points.
    private let safeArea: UIEdgeInsets
    /// The bottom safe area inset of the container in its current orientation, in points.
    private let bottom: CGFloat

    init(container: CGRect, traits: UITraitCollection, uprightSafeArea: UIEdgeInsets, bottom: CGFloat) {
        self.container = container
        containerTraitCollection = traits
        safeArea = uprightSafeArea
        self.bottom = bottom
    }

    /// A Boolean value indicating whether the container has a small height, such as the screen of a phone in landscape.
    var isLow: Bool { isNarrow && container.height <= container.width }

    /// A Boolean value indicating whether the sheet is attached to the lower edge, across the full width.
    var isNarrow: Bool {
        containerTraitCollection.userInterfaceIdiom == .phone
            || containerTraitCollection.horizontalSizeClass == .compact
    }

    var maximumDetentValue: CGFloat { container.height - top - bottom }

    var mediumValue: CGFloat? { isLow ? nil : container.height / 2 - bottom }

    private var top: CGFloat { isLow ? 0 : safeArea.top + Self.gap }

    /// Returns the frame of a sheet that is attached to the lower edge.
    ///
    /// - Parameter value: The height of a detent, in points, without the bottom safe area. If it is `nil`, the sheet
    ///   has the maximum height.
    /// - Parameter width: The width of the sheet, in points, or `nil` for the maximum width.
    func attachedFrame(value: CGFloat?, width: CGFloat? = nil) -> CGRect {
        let height = min(max(value ?? .infinity, 0), maximumDetentValue) + bottom
        let width = min(width ?? container.width, container.width)
        return CGRect(
            x: container.midX - width / 2, y: container.maxY - height, width: width, height: height)
    }

    /// Returns the frame of a sheet in the center of an iPad's screen. A page sheet is as wide as the screen in
    /// portrait.
    ///
    /// - Note: Undocumented by Apple from iOS 13 on. This implementation keeps the width of a page sheet on later
    ///   versions.
    ///
    /// - Parameter preferred: The preferred size of the content, or zero for no preference.
    func centeredFrame(isForm: Bool, preferred: CGSize) -> CGRect {
        let page = CGSize(width: min(container.width, container.height), height: container.height)
        let form = preferred == .zero ? Self.formSheetSize : preferred
        let size = isForm ? form : page
        let (width, height) = (min(size.width, container.width), min(size.height, container.height))
        return container.insetBy(dx: (container.width - width) / 2, dy: (container.height - height) / 2)
    }
}
