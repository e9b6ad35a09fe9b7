@_spi(Simulator) import UIKit

/// The caret or the selection, in the coordinates of the upright interface, in points.
struct CaretPicture {
    /// The index of the window with the text, among those that are drawn.
    let windowIndex: Int
    let caret: CGRect?
    let selection: [CGRect]
    let color: UIColor

    var shapes: [Figure.Shape] {
        selection.map { .rectangle($0, .fill(.real(color), opacity: 0.2)) }
            + (caret.map { [.rectangle($0, corner: 1, .fill(.real(color)))] } ?? [])
    }
}
