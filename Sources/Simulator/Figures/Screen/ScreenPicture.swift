@_spi(Simulator) import UIKit

/// What shows on the current device, as values in the coordinates of the picture: the interface upright, in points.
struct ScreenPicture {
    var device: Device
    var orientation: UIInterfaceOrientation
    /// From back to front.
    var windows: [PaintedView]
    /// How many of the windows lie behind the status bar.
    var windowsBehindStatusBar: Int
    /// Nil while it is hidden.
    var statusBar: CGRect?
    var statusBarColor: UIColor?
    /// Of a device that has one.
    var hidesHomeIndicator: Bool

    @MainActor
    init(of device: Device) {
        let application = UIApplication.shared
        application.finishTurn()
        let screen = UIScreen.current
        let orientation = screen.interfaceOrientation
        let upright = orientation.fixedToUpright(screen: device.screenSize)
        self.device = device
        self.orientation = orientation
        var windows: [PaintedView] = []
        windowsBehindStatusBar = 0
        for window in application.allWindows {
            let matrix = window.matrix(to: screen.fixedCoordinateSpace).concatenating(upright)
            guard window.isShown, var painted = PaintedView(window, transform: Figure.Transform(matrix)) else {
                continue
            }
            // The system's windows are glass: only what is on them is worth a line.
            if window.isSystem, painted.color == nil { painted.color = .clear }
            windows.append(painted)
            if !window.coversStatusBar { windowsBehindStatusBar += 1 }
        }
        self.windows = windows
        let bar = application.shownStatusBarFrame
        statusBar =
            bar.isEmpty ? nil : screen.fixedCoordinateSpace.convert(bar, from: screen.coordinateSpace).applying(upright)
        hidesHomeIndicator = application.edges.hidesHomeIndicator
        statusBarColor = application.shownStatusBarStyle.color(on: device.hardware)
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
