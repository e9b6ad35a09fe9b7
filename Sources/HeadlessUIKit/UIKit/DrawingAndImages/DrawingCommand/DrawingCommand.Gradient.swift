extension DrawingCommand {
    /// A color gradient.
    @_spi(Simulator)
    public struct Gradient: Equatable {
        public enum Kind: Equatable {
            case axial, radial, conic
        }

        /// A color and its location, from 0 to 1.
        public struct Stop: Equatable {
            public var color: CGColor
            public var location: CGFloat
        }

        public var kind: Kind
        /// The colors, in ascending order of their locations.
        public var stops: [Stop]
        /// The start of the line of an axial gradient, or the center of the others.
        public var start: CGPoint
        public var end: CGPoint
    }
}
