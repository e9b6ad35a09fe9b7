/// Something that has traits: the screen, a scene, a view, a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }

    /// Called when traits have changed, with those of before; on a view not before it is in a window.
    ///
    /// Deprecated from iOS 17 on, on the classes that have it: UIKit itself calls it by way of this protocol.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
