extension Figure {
    /// A number in the margin of a row or a group of a settings pane. An object in another panel has the same number.
    public struct RowBadge: Sendable, Equatable {
        public var number: Int
        /// A Boolean value indicating whether the row or group is the subject of the figure.
        public var isSelected: Bool

        public init(_ number: Int, isSelected: Bool = false) {
            self.number = number
            self.isSelected = isSelected
        }
    }
}
