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
