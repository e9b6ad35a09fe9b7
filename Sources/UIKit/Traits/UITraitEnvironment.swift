/// Something that has traits: the screen, a scene, a view, a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }

    /// Called when traits have changed, with those of before; on a view not before it is in a window.
    @available(
        iOS, introduced: 8.0, deprecated: 17.0,
        message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol"
    )
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
