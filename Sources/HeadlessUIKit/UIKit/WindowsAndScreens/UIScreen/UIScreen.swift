/// The screen of the device.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor
open class UIScreen: NSObject {
    var hardware: Phone.Hardware
    var knownTraits: [DeviceTraits: UITraitCollection] = [:]
    var lastNotifiedTraits: UITraitCollection?
    /// The current orientation of the interface on the screen.
    var orientation: UIInterfaceOrientation = .portrait
    @_spi(Simulator) public var interfaceOrientation: UIInterfaceOrientation { orientation }
    /// A Boolean value indicating whether a call is in progress in the background.
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
        lastNotifiedTraits = traitCollection
    }

    /// The bounds of the screen, in points. From iOS 8 on, they rotate with the interface; before, they're always in
    /// portrait.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscreen/bounds; that the rotation is new in iOS 8:
    ///   https://developer.apple.com/documentation/uikit/uicoordinatespace
    open var bounds: CGRect { bounds(in: orientation) }

    /// The bounds of the screen in pixels, always in portrait.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscreen/nativebounds
    open var nativeBounds: CGRect {
        fixedBounds.applying(CGAffineTransform(scaleX: scale, y: scale))
    }

    /// The number of pixels per point.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscreen/scale
    open var scale: CGFloat { hardware.scale }

    /// The number of physical pixels per point. It equals `scale`, because no phone of this implementation downsamples.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscreen/nativescale
    open var nativeScale: CGFloat { hardware.scale }

    /// The coordinate space of `bounds`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscreen/coordinatespace
    open var coordinateSpace: any UICoordinateSpace { space }

    /// The coordinate space of the screen in portrait, independent of the interface orientation.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscreen/fixedcoordinatespace
    open var fixedCoordinateSpace: any UICoordinateSpace { FixedScreenSpace(screen: self) }

    open var traitCollection: UITraitCollection { traits(width: bounds.width) }

    @available(
        *, deprecated,
        message: "iOS 17.0: Use the trait change registration APIs declared in the UITraitChangeObservable protocol"
    )
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    var space: any ScreenSpace { TurningScreenSpace(screen: self) }
}

extension Phone {
    public var screen: UIScreen { states[UIScreen.self, default: UIScreen(hardware)] }
}
