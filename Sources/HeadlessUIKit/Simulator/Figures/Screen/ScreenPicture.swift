@_spi(Simulator) import UIKit

/// The visible content of the current device's screen, as values in the coordinates of the upright interface, in
/// points.
struct ScreenPicture {
    var device: Device
    var orientation: UIInterfaceOrientation
    /// The orientation of the device in the picture: that of its interface, or the one in which it's held.
    var pose: UIInterfaceOrientation
    /// The maximum size of the device in the picture, in user units.
    var room: CGSize
    /// The commands that draw the windows, from back to front.
    var windows: [DrawingCommand]
    /// The number of windows behind the status bar.
    var windowsBehindStatusBar: Int
    /// The frame of the status bar, or `nil` if it's hidden.
    var statusBar: CGRect?
    var statusBarColor: UIColor?
    /// The keys of the system, or `nil` if they aren't visible.
    var keyboard: KeyboardPicture?
    /// The caret or the selection in the key window, or `nil` if no text is edited there.
    var caret: CaretPicture?
    /// A Boolean value indicating whether the home indicator is hidden on a device that has one.
    var hidesHomeIndicator: Bool
    /// The color of the screen where the app draws nothing. On a phone, the screen is black there. In a picture, that would
    /// hide the texts of an app without a background.
    var screenColor: UIColor
    /// The lock screen that hides the windows, or `nil` if the device isn't locked.
    var lockScreen: LockScreen?
    /// The same picture in the dark style, for dark pages. It's empty if the style of the device isn't the default one.
    var inDarkStyle: [ScreenPicture] = []

    /// Creates a picture of the current state of a device.
    ///
    /// - Parameter isHeld: `true` to draw the device as it's held.
    @MainActor
    init(of device: Device, held isHeld: Bool = false) {
        UIApplication.shared.finishTurn()
        self.init(drawing: device, held: isHeld)
        let dark = UIApplication.shared.drawnInDark { ScreenPicture(drawing: device, held: isHeld) }
        inDarkStyle = [dark].compactMap(\.self)
    }

    @MainActor
    private init(drawing device: Device, held isHeld: Bool) {
        let application = UIApplication.shared
        let screen = UIScreen.current
        let orientation = screen.interfaceOrientation
        self.device = device
        self.orientation = orientation
        let width = Figure.Panel.maximumWidth
        // At this height, texts of 17 points on a phone are as large as the smallest legible text.
        // A device that is drawn as it's held has the same size in every orientation.
        room = CGSize(width: width, height: isHeld ? width : 640)
        pose = isHeld ? UIInterfaceOrientation(holding: UIDevice.current.orientation) ?? orientation : orientation
        let upright = orientation.fixedToUpright(screen: device.screenSize)
        let drawn = application.allWindows.compactMap { window in
            DrawingCommand(window, upright: upright).map { (window, $0) }
        }
        windows = drawn.map(\.1)
        windowsBehindStatusBar = drawn.count { !$0.0.coversStatusBar }
        func inUpright(_ rect: CGRect) -> CGRect {
            screen.fixedCoordinateSpace.convert(rect, from: screen.coordinateSpace).applying(upright)
        }
        let bar = application.currentStatusBarFrame
        statusBar = bar.isEmpty ? nil : inUpright(bar)
        keyboard = OnscreenKeyboard.current.flatMap { keyboard in
            let safeArea = device.metrics.portraitSafeArea.bottom
            // In portrait, a phone shows the globe and the microphone below the keys.
            let foot = orientation.isLandscape ? min(safeArea, 21) : safeArea > 0 ? safeArea + 41 : 4
            return KeyboardPicture(keyboard, frame: inUpright(keyboard.frame), footHeight: foot)
        }
        caret = Caret.current.flatMap { caret in
            guard let window = caret.view.window, window.isKeyWindow else { return nil }
            return drawn.firstIndex { $0.0 === window }.map { index in
                CaretPicture(
                    windowIndex: index, caret: caret.frame.map(inUpright),
                    selection: caret.selectionFrames.map(inUpright), color: caret.color)
            }
        }
        hidesHomeIndicator = application.edges.hidesHomeIndicator
        screenColor = screen.traitCollection.userInterfaceStyle == .dark ? .black : .white
        statusBarColor = application.currentStatusBarStyle.color(on: device.hardware)
        if isDeviceLocked { show(LockScreen(of: device), held: isHeld) }
    }
}

extension DrawingCommand {
    /// Creates the command that draws a window in the coordinates of the upright interface, or returns `nil` if the
    /// window isn't visible.
    ///
    /// - Parameter upright: The transform from the coordinates of the portrait screen to those of the upright
    ///   interface.
    @MainActor
    init?(_ window: UIWindow, upright: CGAffineTransform) {
        guard window.isShown, var command = window.layer.drawingCommand else { return nil }
        command.transform = window.matrix(to: UIScreen.current.fixedCoordinateSpace).concatenating(upright)
        // The system's windows are transparent. Only their content is drawn, without a hairline around them.
        self = window.isSystem ? command.withoutHairline : command
    }
}

extension UIStatusBarStyle {
    /// Returns the color of the time and the battery, or `nil` where the system adapts it to the content below.
    fileprivate func color(on hardware: Phone.Hardware) -> UIColor? {
        switch self {
        case .default: hardware.adaptsDefaultStatusBarStyle ? nil : .black
        case .lightContent: .white
        case .darkContent: .black
        }
    }
}

extension UIInterfaceOrientation {
    /// Creates the orientation of an interface that is upright while the device is held this way, or returns `nil` for
    /// a device that is flat.
    init?(holding device: UIDeviceOrientation) {
        guard device.isValidInterfaceOrientation else { return nil }
        self.init(rawValue: device.rawValue)
    }

    /// Returns the transform from the portrait coordinates of a screen to those of the upright interface.
    func fixedToUpright(screen: CGSize) -> CGAffineTransform {
        switch self {
        case .unknown, .portrait: .identity
        case .portraitUpsideDown: CGAffineTransform(-1, 0, 0, -1, screen.width, screen.height)
        case .landscapeRight: CGAffineTransform(0, -1, 1, 0, 0, screen.width)
        case .landscapeLeft: CGAffineTransform(0, 1, -1, 0, screen.height, 0)
        }
    }
}

extension UICoordinateSpace {
    /// Returns the transform from these coordinates to others, computed from the images of three points.
    func matrix(to other: any UICoordinateSpace) -> CGAffineTransform {
        let origin = convert(CGPoint.zero, to: other)
        let x = convert(CGPoint(x: 1, y: 0), to: other)
        let y = convert(CGPoint(x: 0, y: 1), to: other)
        return CGAffineTransform(x.x - origin.x, x.y - origin.y, y.x - origin.x, y.y - origin.y, origin.x, origin.y)
    }
}
