extension UIScreen {
    var fixedBounds: CGRect { CGRect(origin: .zero, size: hardware.screenSize) }

    func bounds(in orientation: UIInterfaceOrientation) -> CGRect {
        guard hardware.turnsScreen, orientation.isLandscape else { return fixedBounds }
        return CGRect(x: 0, y: 0, width: hardware.screenSize.height, height: hardware.screenSize.width)
    }

    /// The orientation of the coordinates of the screen: before iOS 8 always portrait.
    var spaceOrientation: UIInterfaceOrientation {
        hardware.turnsScreen ? orientation : .portrait
    }

    /// From portrait coordinates to the screen's.
    var fixedToScreen: CGAffineTransform {
        toFixed(from: spaceOrientation).inverted()
    }

    /// How far a root view is turned inside its window; from iOS 8 on nobody turns it.
    var turnInsideWindows: CGAffineTransform? {
        hardware.turnsScreen ? nil : orientation.turn
    }

    /// From the coordinates of an interface in some orientation to portrait ones: about the origin, and back on screen.
    func toFixed(from orientation: UIInterfaceOrientation) -> CGAffineTransform {
        let turn = orientation.turn
        let size = hardware.screenSize
        return turn.concatenating(
            CGAffineTransform(
                translationX: turn.a + turn.c < 0 ? size.width : 0,
                y: turn.b + turn.d < 0 ? size.height : 0
            )
        )
    }

    /// What bars and cutouts take of the screen; before iOS 11 nothing.
    ///
    /// Without a cutout only the status bar takes room at the top, and none while it is hidden; reported by many.
    func safeAreaInsets(in orientation: UIInterfaceOrientation, hidesStatusBar: Bool) -> UIEdgeInsets {
        var insets = hardware.safeArea(in: orientation)
        if hardware.safeArea(in: .portrait).top > 0, !hardware.hasCutout {
            insets.top = hidesStatusBar ? 0 : statusBarHeight(isInCall: isInCall)
        }
        return insets
    }
}

extension UIInterfaceOrientation {
    /// The rotation from portrait, exact to the last bit: `rotationAngle: .pi / 2` has a cosine of 6e-17.
    var turn: CGAffineTransform {
        switch self {
        case .unknown, .portrait: .identity
        case .portraitUpsideDown: CGAffineTransform(-1, 0, 0, -1, 0, 0)
        case .landscapeRight: CGAffineTransform(0, 1, -1, 0, 0, 0)
        case .landscapeLeft: CGAffineTransform(0, -1, 1, 0, 0, 0)
        }
    }
}

/// The screen as it was built: its portrait coordinates.
@MainActor
final class FixedScreenSpace: NSObject, ScreenSpace {
    private let screen: UIScreen

    init(screen: UIScreen) {
        self.screen = screen
    }

    var bounds: CGRect { screen.fixedBounds }

    var toScreen: CGAffineTransform { screen.fixedToScreen }
}

/// The coordinates of the screen's bounds; from iOS 8 on they turn with the interface.
@MainActor
final class TurningScreenSpace: NSObject, ScreenSpace {
    private let screen: UIScreen

    init(screen: UIScreen) {
        self.screen = screen
    }

    var bounds: CGRect { screen.bounds }

    var toScreen: CGAffineTransform { .identity }
}
