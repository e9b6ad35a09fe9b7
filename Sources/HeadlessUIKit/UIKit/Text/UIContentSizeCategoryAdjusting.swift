/// Something with a font that can follow the size of text that the user likes.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether a font that is preferred for a kind of text changes its size with the traits.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
