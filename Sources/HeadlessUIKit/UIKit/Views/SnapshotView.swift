/// A view that displays the appearance of another view at the time of the snapshot.
final class SnapshotView: UIView {
    /// The command that draws the other view in bounds of the original size, whose origin is zero.
    private let picture: DrawingCommand
    private let originalSize: CGSize

    init?(of view: UIView, _ afterUpdates: Bool) {
        let bounds = view.bounds
        guard !bounds.isEmpty else { return nil }
        if afterUpdates { view.layoutIfNeeded() }
        let toOrigin = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        picture = view.backingLayer.drawingCommand(transform: toOrigin)
        originalSize = bounds.size
        super.init(frame: CGRect(origin: .zero, size: bounds.size))
        // The outline of an empty view is in the picture.
        isOutlinedIfEmpty = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func drawingCommands() -> [DrawingCommand] {
        let scale = CGAffineTransform(from: CGRect(origin: .zero, size: originalSize), to: bounds)
        return super.drawingCommands() + [picture.applying(scale)]
    }
}
