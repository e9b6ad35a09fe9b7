extension DrawingCommand {
    /// The drop shadow of a command or a layer.
    @_spi(Simulator)
    public struct Shadow: Equatable {
        public var color: CGColor
        public var offset: CGSize
        /// The standard deviation of the blur, in points.
        public var radius: CGFloat
        /// The shape of the shadow, or `nil` for the shape of the drawing.
        public var path: CGPath?

        /// Returns the area of a rectangle and its shadow.
        @_spi(Simulator)
        public func region(of rect: CGRect) -> CGRect {
            rect.union(rect.offsetBy(dx: offset.width, dy: offset.height))
                .insetBy(dx: -3 * radius - 1, dy: -3 * radius - 1)
        }
    }
}
