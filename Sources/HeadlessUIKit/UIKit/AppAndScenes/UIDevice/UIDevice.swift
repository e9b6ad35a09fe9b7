/// The device on which the code runs.
///
/// - Source: https://developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor
open class UIDevice: NSObject {
    open class var current: UIDevice { Phone.required(by: "UIDevice.current").device }

    /// A notification posted after the device orientation changes, while notifications of it are enabled.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uidevice/orientationdidchangenotification
    public nonisolated static let orientationDidChangeNotification =
        Notification.Name("UIDeviceOrientationDidChangeNotification")

    open internal(set) var orientation: UIDeviceOrientation = .portrait
    open private(set) var userInterfaceIdiom: UIUserInterfaceIdiom
    /// The name of the device in its settings, or its model from iOS 16 on (Apple, "UIDevice").
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uidevice/name
    /// - Differs: On a phone, an app with an entitlement still reads the name in the settings from iOS 16 on.
    open private(set) var name: String
    /// The model of the device: "iPhone" or "iPad".
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uidevice/model
    open private(set) var model: String
    /// The version of the system, for example "12.4".
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uidevice/systemversion
    open private(set) var systemVersion: String

    private var listeners = 0

    init(_ hardware: Phone.Hardware) {
        userInterfaceIdiom = hardware.idiom
        systemVersion = hardware.systemVersion.description
        name = hardware.nameForApps
        model = hardware.idiom.model
        super.init()
    }

    open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }

    /// Enables notifications of device orientation changes. Calls nest.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uidevice/begingeneratingdeviceorientationnotifications()
    open func beginGeneratingDeviceOrientationNotifications() {
        listeners += 1
    }

    open func endGeneratingDeviceOrientationNotifications() {
        listeners = max(0, listeners - 1)
    }
}
