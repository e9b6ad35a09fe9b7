/// The coordinate space of a scene with a frame on the screen.
@MainActor
final class SceneSpace: NSObject, ScreenSpace {
    let frame: CGRect

    init(frame: CGRect) {
        self.frame = frame
    }

    var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    var toScreen: CGAffineTransform { CGAffineTransform(translationX: frame.minX, y: frame.minY) }
}
