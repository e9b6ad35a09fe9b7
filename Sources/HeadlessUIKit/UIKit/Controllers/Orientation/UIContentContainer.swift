/// Something whose size others decide: a view controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// In points; zero for none.
    var preferredContentSize: CGSize { get }

    /// A container inside would like another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size a child will have when this container has a given size, in points.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// The size is about to change, in points.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// The traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
