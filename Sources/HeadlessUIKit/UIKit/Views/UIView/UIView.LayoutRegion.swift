extension UIView {
    /// A region of a view for its content, such as its safe area (iOS 26).
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/layoutregion
    public struct LayoutRegion: Hashable, Sendable {
        /// The axis along which a region avoids a corner that the controls of a window occupy.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiview/layoutregion/adaptivityaxis
        /// - Differs: On an iPad, the horizontal axis makes a region narrower. Here, it has no effect.
        public enum AdaptivityAxis: Hashable, Sendable {
            case horizontal, vertical
        }

        enum Kind: Hashable {
            case safeArea, margins, readableContent
        }

        let kind: Kind
        let cornerAdaptation: AdaptivityAxis?

        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .safeArea, cornerAdaptation: cornerAdaptation)
        }

        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .margins, cornerAdaptation: cornerAdaptation)
        }

        public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(kind: .readableContent, cornerAdaptation: cornerAdaptation)
        }
    }

    /// The height of a window's controls below the safe area, in points.
    ///
    /// - Note: Undocumented by Apple.
    /// - Source: https://github.com/emkey1/ish-AOK/issues/580, measured in simulators of iPadOS 26.5 and 27.0.
    private static let windowControlsHeight: CGFloat = 43

    /// Returns the insets of a region from the view's bounds, in points.
    ///
    /// With a vertical corner adaptation, the region begins below the controls of an iPad's window that doesn't fill
    /// the screen. A horizontal one has no effect here, because the width of the controls is unknown.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/edgeinsets(for:)
    /// - Differs: On an iPad, a region with a horizontal corner adaptation begins beside the controls of the window. On
    ///   a display with rounded corners, the adapted region is smaller even if there are no controls
    ///   (https://github.com/home-assistant/iOS/pull/5858).
    public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
        var insets = plainInsets(of: region.kind)
        if region.cornerAdaptation == .vertical, region.kind != .readableContent, isInCornerOfControls {
            insets.top += Self.windowControlsHeight
        }
        return insets
    }

    /// Returns the insets of a region from the view's bounds, with sides that depend on the layout direction.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/directionaledgeinsets(for:)
    public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
        let insets = edgeInsets(for: region)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }

    /// Returns the guide of a region. The same region always has the same guide.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/layoutguide(for:)
    /// - Differs: On an iPad, the readable content can also avoid the corner of the window's controls.
    public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
        switch (region.kind, region.cornerAdaptation) {
        case (.safeArea, nil): safeAreaLayoutGuide
        case (.margins, nil): layoutMarginsGuide
        case (.readableContent, _): readableContentGuide
        default: builtInGuide(.region(region))
        }
    }

    private func plainInsets(of kind: LayoutRegion.Kind) -> UIEdgeInsets {
        switch kind {
        case .safeArea: return safeAreaInsets
        case .margins: return layoutMargins
        case .readableContent:
            let frame = readableContentGuide.layoutFrame
            return UIEdgeInsets(
                top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
                right: bounds.maxX - frame.maxX)
        }
    }

    /// A Boolean value indicating whether the view has the corner of its window that the window's controls occupy.
    private var isInCornerOfControls: Bool {
        guard let window, window.hasControls else { return false }
        let frame = convert(bounds, to: window)
        let isAtLeadingEdge =
            window.application.userInterfaceLayoutDirection == .rightToLeft
            ? frame.maxX >= window.bounds.maxX : frame.minX <= window.bounds.minX
        return frame.minY <= window.bounds.minY && isAtLeadingEdge
    }
}
