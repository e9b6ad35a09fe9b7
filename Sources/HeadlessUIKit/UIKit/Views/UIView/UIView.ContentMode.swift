extension UIView {
    /// The mode in which content with an intrinsic size fills a rectangle.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.property; the raw values:
    ///   Apple's header.
    public enum ContentMode: Int, Sendable {
        /// The content fills the rectangle in both dimensions, without keeping its aspect ratio.
        case scaleToFill = 0
        /// The content is as large as possible without being clipped, and centered.
        case scaleAspectFit = 1
        /// The content is as small as possible while it fills the rectangle, and centered. The rest is clipped.
        case scaleAspectFill = 2
        /// The content is drawn again by `draw(_:)` for every new size. An image fills the rectangle.
        case redraw = 3
        case center = 4
        case top = 5
        case bottom = 6
        case left = 7
        case right = 8
        case topLeft = 9
        case topRight = 10
        case bottomLeft = 11
        case bottomRight = 12
    }
}
