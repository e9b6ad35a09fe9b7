/// The requirement `window` of the delegates of applications and window scenes, in a separate protocol.
///
/// On a phone, the requirement is optional. The type of `delegate?.window` is therefore `UIWindow??`, and listings use
/// `delegate?.window??`. Swift on Linux has no optional requirements. This property is therefore disfavored in overload
/// resolution, and extensions of the two delegate protocols declare one with the type it has on a phone.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiapplicationdelegate/window and
///   https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/window
/// - Differs: On a phone, both delegate protocols declare the property themselves, as an optional requirement.
@preconcurrency @MainActor
public protocol DelegateWithWindow: NSObjectProtocol {
    @_disfavoredOverload var window: UIWindow? { get set }
}

extension DelegateWithWindow {
    /// `nil`, for delegates that have no such property. It can't be set.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplicationdelegate/window and
    ///   https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/window, whose declarations are optional.
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set { preconditionFailure("\(type(of: self)) has no property 'window' to set") }
    }
}

extension UIApplicationDelegate {
    /// The window that the delegate stores, if it has such a property.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplicationdelegate/window
    public var window: UIWindow?? { (self as any DelegateWithWindow).window }
}

extension UIWindowSceneDelegate {
    /// The window that the delegate stores, if it has such a property.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/window
    public var window: UIWindow?? { (self as any DelegateWithWindow).window }
}
