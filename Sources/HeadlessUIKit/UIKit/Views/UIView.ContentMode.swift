extension UIView {
    /// How content of a size of its own fills a rectangle.
    public enum ContentMode: Int, Sendable {
        /// Both sides fill the rectangle; the shape is lost.
        case scaleToFill = 0
        /// As large as it can be and still be seen whole; in the middle.
        case scaleAspectFit = 1
        /// As small as it can be and still fill all; in the middle, some is cut off.
        case scaleAspectFill = 2
        /// Drawn again for every new size, by `draw(_:)`; a picture fills the rectangle.
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
