/// The interface of an object whose font can follow the user's preferred text size.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// A Boolean value indicating whether a preferred font changes its size with the traits.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
