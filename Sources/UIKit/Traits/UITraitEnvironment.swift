/// Something that has traits: the screen, a scene, a view, a view controller.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
}

extension UIScreen: UITraitEnvironment {
    public var traitCollection: UITraitCollection { UITraitCollection(width: bounds.width, on: self) }
}

extension UIWindowScene: UITraitEnvironment {
    public var traitCollection: UITraitCollection { UITraitCollection(width: frame.width, on: screen) }
}

extension UIView: UITraitEnvironment {
    /// The traits of the window's scene; of the screen, in none.
    public var traitCollection: UITraitCollection {
        window?.windowScene?.traitCollection ?? (window?.screen ?? .main).traitCollection
    }
}

extension UIViewController: UITraitEnvironment {
    /// The traits of the view; of the screen while it is not loaded.
    public var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection }
}
