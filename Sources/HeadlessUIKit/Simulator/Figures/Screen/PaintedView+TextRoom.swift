@_spi(Simulator) import UIKit

extension PaintedView {
    /// Returns the area that a child's texts may cover, in the child's coordinates.
    ///
    /// It extends to the left and right up to the child's neighbors, and to the edge of the nearest visible view around
    /// it.
    ///
    /// - Parameter room: The area that this view's own texts may cover, in its coordinates.
    func room(for child: PaintedView, outside room: CGRect) -> CGRect {
        let t = child.transform
        guard t.a == 1, t.b == 0, t.c == 0, t.d == 1 else { return child.bounds }
        let frame = child.bounds.offsetBy(dx: t.tx, dy: t.ty)
        let container = isSeen ? bounds : room
        var (left, right) = (min(container.minX, frame.minX), max(container.maxX, frame.maxX))
        for sibling in children where sibling != child && !sibling.bounds.isEmpty {
            let other = sibling.bounds.applying(CGAffineTransform(sibling.transform))
            guard other.maxY > frame.minY, other.minY < frame.maxY else { continue }
            if other.minX >= frame.maxX { right = min(right, other.minX) }
            if other.maxX <= frame.minX { left = max(left, other.maxX) }
        }
        return CGRect(x: left - t.tx, y: child.bounds.minY, width: right - left, height: child.bounds.height)
    }

    /// A Boolean value indicating whether the view's edge is visible or clips its content.
    private var isSeen: Bool {
        clips || border != nil || drawing != nil || (color.map { $0.components.alpha > 0 } ?? false)
    }
}
