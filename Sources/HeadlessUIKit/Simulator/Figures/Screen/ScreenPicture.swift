@_spi(Simulator) import UIKit

/// What shows on the current device, as values in the coordinates of the picture: the interface upright, in points.
struct ScreenPicture {
    var device: Device
    var orientation: UIInterfaceOrientation
    /// How the device stands in the picture: as its interface does, or as it is held.
    var pose: UIInterfaceOrientation
    /// The most that the device takes of the picture, in picture units.
    var room: CGSize
    /// From back to front.
    var windows: [PaintedView]
    /// How many of the windows lie behind the status bar.
    var windowsBehindStatusBar: Int
    /// Nil while it is hidden.
    var statusBar: CGRect?
    var statusBarColor: UIColor?
    /// Of a device that has one.
    var hidesHomeIndicator: Bool

    /// - Parameter isHeld: whether the device stands in the picture as the hand holds it.
    @MainActor
    init(of device: Device, held isHeld: Bool = false) {
        let application = UIApplication.shared
        application.finishTurn()
        let screen = UIScreen.current
        let orientation = screen.interfaceOrientation
        self.device = device
        self.orientation = orientation
        let width = Figure.Panel.maximumWidth
        // What turns in the hand is as large before as after.
        room = CGSize(width: width, height: isHeld ? width : 600)
        pose = isHeld ? UIInterfaceOrientation(holding: UIDevice.current.orientation) ?? orientation : orientation
        let upright = orientation.fixedToUpright(screen: device.screenSize)
        let painted = application.allWindows.compactMap { window in
            PaintedView(window, upright: upright).map { (window, $0) }
        }
        windows = painted.map(\.1)
        windowsBehindStatusBar = painted.count { !$0.0.coversStatusBar }
        let bar = application.shownStatusBarFrame
        statusBar =
            bar.isEmpty ? nil : screen.fixedCoordinateSpace.convert(bar, from: screen.coordinateSpace).applying(upright)
        hidesHomeIndicator = application.edges.hidesHomeIndicator
        statusBarColor = application.shownStatusBarStyle.color(on: device.hardware)
    }
}

extension PaintedView {
    /// What shows of a window, in the coordinates of the upright interface, to which `upright` leads from those of the
    /// portrait screen; nil while it is hidden.
    @MainActor
    init?(_ window: UIWindow, upright: CGAffineTransform) {
        guard window.isShown else { return nil }
        let matrix = window.matrix(to: UIScreen.current.fixedCoordinateSpace).concatenating(upright)
        self.init(window, transform: Figure.Transform(matrix))
        // The system's windows are glass: only what is on them is worth a line.
        if window.isSystem, color == nil { color = .clear }
    }
}

extension UIStatusBarStyle {
    /// The colour of the time and the battery; nil where the system looks at what is below.
    fileprivate func color(on hardware: Phone.Hardware) -> UIColor? {
        switch self {
        case .default: hardware.adaptsDefaultStatusBarStyle ? nil : .black
        case .lightContent: .white
        case .darkContent: .black
        }
    }
}

extension UIInterfaceOrientation {
    /// How the interface stands upright while the device is held so; nil for a device that lies flat.
    init?(holding device: UIDeviceOrientation) {
        guard device.isValidInterfaceOrientation else { return nil }
        self.init(rawValue: device.rawValue)
    }

    /// From the portrait coordinates of a screen to those of the interface standing upright.
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
    /// The transform from these coordinates to others, computed from where three points go.
    func matrix(to other: any UICoordinateSpace) -> CGAffineTransform {
        let origin = convert(CGPoint.zero, to: other)
        let x = convert(CGPoint(x: 1, y: 0), to: other)
        let y = convert(CGPoint(x: 0, y: 1), to: other)
        return CGAffineTransform(x.x - origin.x, x.y - origin.y, y.x - origin.x, y.y - origin.y, origin.x, origin.y)
    }
}
