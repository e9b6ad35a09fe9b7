extension Figure {
    /// A number beside a row or a group of a settings pane, which something in another panel bears as well.
    public struct RowMark: Sendable, Equatable {
        public var number: Int
        /// Whether the picture is about it.
        public var isSelected: Bool

        public init(_ number: Int, isSelected: Bool = false) {
            self.number = number
            self.isSelected = isSelected
        }
    }
}
