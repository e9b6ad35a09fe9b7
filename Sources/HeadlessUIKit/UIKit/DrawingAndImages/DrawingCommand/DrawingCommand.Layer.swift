extension DrawingCommand {
    /// The appearance of a layer with its sublayers, in the layer's coordinates.
    ///
    /// The shadow is that of everything the layer draws, and the mask applies to the drawing with its shadow.
    @_spi(Simulator)
    public struct Layer: Equatable {
        public var bounds: CGRect
        /// The bounds with their rounded corners.
        public var outline: Area
        /// The commands of the background, the content, and the sublayers, from back to front.
        public var commands: [DrawingCommand] = []
        /// A Boolean value indicating whether the commands are clipped to the outline.
        public var isClipped = false
        /// The commands of the border, which is in front and isn't clipped.
        public var foreground: [DrawingCommand] = []
        public var shadow: Shadow?
        /// The commands whose alpha values mask the layer, or `nil` if there's no mask.
        public var mask: [DrawingCommand]?
        /// A Boolean value indicating whether the layer is that of a view, so that a picture outlines it if it draws
        /// nothing.
        public var isOutlinedIfEmpty = false

        /// A rectangle that contains the drawing without its shadow. It contains the bounds.
        public var extent: CGRect {
            isClipped ? bounds : commands.reduce(bounds) { $0.union($1.extent) }
        }
    }
}
