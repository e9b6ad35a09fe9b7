/// Something that has traits: the screen, a scene, a view, a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
}

extension UIScreen: UITraitEnvironment {}
extension UIWindowScene: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

extension UIView: UITraitEnvironment {
    var surroundingTraits: UITraitCollection {
        window?.windowScene?.traitCollection ?? (window?.screen ?? .main).traitCollection
    }
}
