extension UIStackView {
    /// How the room along the axis is shared.
    public enum Distribution: Int, Sendable {
        /// The views fill it; who gets more or less is a matter of priorities.
        case fill = 0
        /// The views fill it and are equally long.
        case fillEqually = 1
        /// The views fill it in proportion to their contents.
        case fillProportionally = 2
        /// The distances between the views are equal.
        case equalSpacing = 3
        /// The distances between the centres of the views are equal.
        case equalCentering = 4
    }

    /// Where views are across the axis.
    public enum Alignment: Int, Sendable {
        /// As long as the stack view.
        case fill = 0
        /// At the leading edge, or in a row at the top.
        case leading = 1
        /// In a row: with the first baselines on one line.
        case firstBaseline = 2
        case center = 3
        /// At the trailing edge, or in a row at the bottom.
        case trailing = 4
        /// In a row: with the last baselines on one line.
        case lastBaseline = 5

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }
}
