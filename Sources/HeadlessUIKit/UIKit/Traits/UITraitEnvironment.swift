/// The interface of an object with traits: the screen, a scene, a view, or a view controller.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitraitenvironment
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }

    /// Called when traits have changed, with the previous traits. Isn't called for a view that isn't in a window.
    ///
    /// The method is deprecated from iOS 17 on in the classes that implement it. UIKit itself calls it through this
    /// protocol.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
