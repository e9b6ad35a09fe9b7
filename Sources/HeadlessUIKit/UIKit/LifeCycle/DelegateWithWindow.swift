/// The requirement `window` of the delegates of applications and window scenes, apart from the others.
///
/// On a phone it is optional, so that `delegate?.window` is a `UIWindow??` and listings write `delegate?.window??`.
/// Swift has no such requirements on Linux; therefore this one is disfavoured, and extensions of the two protocols
/// answer with the phone's type.
@preconcurrency @MainActor
public protocol DelegateWithWindow: NSObjectProtocol {
    @_disfavoredOverload var window: UIWindow? { get set }
}

extension DelegateWithWindow {
    /// None, for delegates that have no such property; it cannot be set.
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set { preconditionFailure("\(type(of: self)) has no property 'window' to set") }
    }
}

extension UIApplicationDelegate {
    /// The window that the delegate keeps, if it has such a property.
    public var window: UIWindow?? { (self as any DelegateWithWindow).window }
}

extension UIWindowSceneDelegate {
    /// The window that the delegate keeps, if it has such a property.
    public var window: UIWindow?? { (self as any DelegateWithWindow).window }
}
