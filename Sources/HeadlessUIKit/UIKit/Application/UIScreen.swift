/// The screen of the device.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    var hardware: Phone.Hardware
    var knownTraits: [DeviceTraits: UITraitCollection] = [:]
    var toldTraits: UITraitCollection?
    /// Which way the interface on the screen is turned.
    var orientation: UIInterfaceOrientation = .portrait
    @_spi(Simulator) public var interfaceOrientation: UIInterfaceOrientation { orientation }
    /// Whether a call goes on in the background.
    var isInCall: Bool

    @available(
        *, deprecated,
        message: "iOS 26.0: Use a UIScreen instance found through context instead: i.e, view.window.windowScene.screen"
    )
    open class var main: UIScreen { current }

    /// The screen of the current phone.
    @_spi(Simulator) public class var current: UIScreen { Phone.required(by: "UIScreen.main").screen }

    init(_ hardware: Phone.Hardware) {
        self.hardware = hardware
        isInCall = hardware.isInCall
        super.init()
    }

    /// In points. From iOS 8 on they turn with the interface; before, they stay portrait.
    open var bounds: CGRect { bounds(in: orientation) }

    /// In pixels, always portrait.
    open var nativeBounds: CGRect {
        fixedBounds.applying(CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Pixels a point.
    open var scale: CGFloat { hardware.scale }

    /// Pixels a point on the screen itself; the same here, where no phone shrinks what it shows.
    open var nativeScale: CGFloat { hardware.scale }

    /// The coordinates that `bounds` is measured in.
    open var coordinateSpace: any UICoordinateSpace { space }

    /// The screen's portrait coordinates, however the interface is turned.
    open var fixedCoordinateSpace: any UICoordinateSpace { FixedScreenSpace(screen: self) }

    open var traitCollection: UITraitCollection { traits(width: bounds.width) }

    @available(
        *, deprecated,
        message: "iOS 17.0: Use the trait change registration APIs declared in the UITraitChangeObservable protocol"
    )
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    var space: any ScreenSpace { TurningScreenSpace(screen: self) }
}
