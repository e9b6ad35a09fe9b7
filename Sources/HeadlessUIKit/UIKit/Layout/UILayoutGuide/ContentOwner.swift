/// A view with content whose size constraints can determine, as a scroll view.
@MainActor
protocol ContentOwner: UIView {
    /// The size of the content, in points.
    var contentSize: CGSize { get set }
    var contentLayoutGuide: UILayoutGuide { get }
}
