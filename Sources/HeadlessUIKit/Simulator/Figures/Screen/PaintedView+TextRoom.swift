@_spi(Simulator) import UIKit

extension PaintedView {
    /// How far a child's texts may reach to the left and to the right, in the child's coordinates: up to what stands beside
    /// it, and to the edge of the next view around it that one sees.
    ///
    /// - Parameter room: what this view's own texts have, in its coordinates.
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

    /// Whether its edge shows or cuts something off.
    private var isSeen: Bool {
        clips || border != nil || drawing != nil || (color.map { $0.components.alpha > 0 } ?? false)
    }
}
