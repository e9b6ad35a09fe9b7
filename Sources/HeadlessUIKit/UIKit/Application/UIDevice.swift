/// The device the code runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    open class var current: UIDevice { Phone.required(by: "UIDevice.current").device }

    /// Posted after the device has turned, while somebody wants to know.
    public nonisolated static let orientationDidChangeNotification =
        Notification.Name("UIDeviceOrientationDidChangeNotification")

    open internal(set) var orientation: UIDeviceOrientation = .portrait
    open private(set) var userInterfaceIdiom: UIUserInterfaceIdiom
    /// The device's name in its settings; from iOS 16 on the model (Apple, "UIDevice").
    open private(set) var name: String
    /// "iPhone" or "iPad".
    open private(set) var model: String
    /// For example "12.4".
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

    /// Asks for notifications; calls nest.
    open func beginGeneratingDeviceOrientationNotifications() {
        listeners += 1
    }

    open func endGeneratingDeviceOrientationNotifications() {
        listeners = max(0, listeners - 1)
    }
}
