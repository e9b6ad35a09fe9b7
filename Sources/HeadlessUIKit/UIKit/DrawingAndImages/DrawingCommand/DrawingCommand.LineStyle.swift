extension DrawingCommand {
    /// The style of a line. Lengths are in points of the drawing's coordinates.
    @_spi(Simulator)
    public struct LineStyle: Equatable {
        public var width: CGFloat = 1
        public var cap = CGLineCap.butt
        public var join = CGLineJoin.miter
        public var miterLimit: CGFloat = 10
        public var dashes: [CGFloat] = []
        public var dashPhase: CGFloat = 0

        func scaled(by factor: CGFloat) -> LineStyle {
            var line = self
            line.width *= factor
            line.dashes = dashes.map { $0 * factor }
            line.dashPhase *= factor
            return line
        }
    }
}
