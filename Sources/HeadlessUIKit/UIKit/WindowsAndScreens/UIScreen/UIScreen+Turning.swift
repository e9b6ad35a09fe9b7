extension UIScreen {
    var fixedBounds: CGRect { CGRect(origin: .zero, size: hardware.screenSize) }

    func bounds(in orientation: UIInterfaceOrientation) -> CGRect {
        guard hardware.turnsScreen, orientation.isLandscape else { return fixedBounds }
        return CGRect(x: 0, y: 0, width: hardware.screenSize.height, height: hardware.screenSize.width)
    }

    /// The orientation of the screen's coordinates. Before iOS 8, it's always portrait.
    var spaceOrientation: UIInterfaceOrientation {
        hardware.turnsScreen ? orientation : .portrait
    }

    /// The transform from portrait coordinates to the screen's coordinates.
    var fixedToScreen: CGAffineTransform {
        toFixed(from: spaceOrientation).inverted()
    }

    /// The rotation of a root view inside its window, or `nil` from iOS 8 on, when root views aren't rotated.
    var turnInsideWindows: CGAffineTransform? {
        hardware.turnsScreen ? nil : orientation.turn
    }

    /// Returns the transform from an interface orientation's coordinates to portrait coordinates: a rotation about the
    /// origin, followed by a translation back onto the screen.
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

    /// Returns the space that bars and cutouts occupy at the screen's edges. Before iOS 11, there is none.
    ///
    /// Without a cutout, only the status bar occupies space at the top, and none while it's hidden, according to many
    /// reports.
    func safeAreaInsets(in orientation: UIInterfaceOrientation, hidesStatusBar: Bool) -> UIEdgeInsets {
        var insets = hardware.safeArea(in: orientation)
        if hardware.safeArea(in: .portrait).top > 0, !hardware.hasCutout {
            insets.top = hidesStatusBar ? 0 : statusBarHeight(isInCall: isInCall)
        }
        return insets
    }
}

extension UIInterfaceOrientation {
    /// The rotation from portrait. It's exact, whereas `rotationAngle: .pi / 2` has a cosine of 6e-17.
    var turn: CGAffineTransform {
        switch self {
        case .unknown, .portrait: .identity
        case .portraitUpsideDown: CGAffineTransform(-1, 0, 0, -1, 0, 0)
        case .landscapeRight: CGAffineTransform(0, 1, -1, 0, 0, 0)
        case .landscapeLeft: CGAffineTransform(0, -1, 1, 0, 0, 0)
        }
    }
}

/// The coordinate space of the screen in portrait, independent of the interface orientation.
@MainActor
final class FixedScreenSpace: NSObject, ScreenSpace {
    private let screen: UIScreen

    init(screen: UIScreen) {
        self.screen = screen
    }

    var bounds: CGRect { screen.fixedBounds }

    var toScreen: CGAffineTransform { screen.fixedToScreen }
}

/// The coordinate space of the screen's bounds. From iOS 8 on, it rotates with the interface.
@MainActor
final class TurningScreenSpace: NSObject, ScreenSpace {
    private let screen: UIScreen

    init(screen: UIScreen) {
        self.screen = screen
    }

    var bounds: CGRect { screen.bounds }

    var toScreen: CGAffineTransform { .identity }
}
