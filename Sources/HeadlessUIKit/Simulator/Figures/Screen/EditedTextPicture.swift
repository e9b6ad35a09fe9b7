@_spi(Simulator) import UIKit

/// The caret or the selection of the text that is edited, in the coordinates of the upright interface, in points.
struct EditedTextPicture {
    /// The window with the text.
    let window: UIWindow
    let caret: CGRect?
    let selection: [CGRect]
    let color: UIColor

    /// Creates the picture of the text that is edited in the key window, or returns `nil` if there is none.
    ///
    /// - Parameter upright: The transform from the coordinates of the portrait screen to those of the upright
    ///   interface.
    @MainActor
    init?(of phone: Phone, upright: CGAffineTransform) {
        guard let (view, selected) = phone.editedText, let window = view.window, window.isKeyWindow else { return nil }
        let matrix = view.matrix(to: UIScreen.current.fixedCoordinateSpace).concatenating(upright)
        self.window = window
        caret = selected.caret?.applying(matrix)
        selection = selected.rectangles.map { $0.applying(matrix) }
        color = view.tintColor ?? .systemBlue
    }

    var shapes: [Figure.Shape] {
        selection.map { .rectangle($0, .fill(.real(color), opacity: 0.2)) }
            + (caret.map { [.rectangle($0, corner: 1, .fill(.real(color)))] } ?? [])
    }
}
