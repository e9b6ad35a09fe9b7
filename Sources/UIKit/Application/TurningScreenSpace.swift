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
