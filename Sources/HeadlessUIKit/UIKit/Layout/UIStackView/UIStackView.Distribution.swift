extension UIStackView {
    /// The distributions of arranged views along the axis.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum
    public enum Distribution: Int, Sendable {
        /// The views fill the stack view. Their priorities determine which of them grow or shrink.
        case fill = 0
        /// The views fill the stack view and have equal lengths.
        case fillEqually = 1
        /// The views fill the stack view in proportion to their content sizes.
        case fillProportionally = 2
        /// The distances between the views are equal.
        case equalSpacing = 3
        /// The distances between the centers of the views are equal.
        case equalCentering = 4
    }

    /// The alignments of arranged views across the axis.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum
    public enum Alignment: Int, Sendable {
        /// The views fill the stack view across the axis.
        case fill = 0
        /// The views are at the leading edge of a column, or at the top of a row.
        case leading = 1
        /// The first baselines of the views of a row are aligned.
        case firstBaseline = 2
        case center = 3
        /// The views are at the trailing edge of a column, or at the bottom of a row.
        case trailing = 4
        /// The last baselines of the views of a row are aligned.
        case lastBaseline = 5

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }
}
