import Foundation

/// A painter that converts views to shapes, from back to front.
struct ScreenPainter {
    private(set) var backdrop = Backdrop()
    /// The number of user units per point of the painted content. Texts aren't set smaller than the legible minimum.
    var scale: CGFloat = 1

    /// Returns the shapes of a view in the coordinates of the enclosing view.
    ///
    /// - Parameters:
    ///   - outer: The transform from the enclosing view's coordinates to the figure's.
    ///   - room: The area that texts may cover, in the view's coordinates, or `nil` for the view's bounds.
    mutating func shapes(
        of view: PaintedView, in outer: CGAffineTransform, alpha: CGFloat = 1, room: CGRect? = nil
    ) -> [Figure.Shape] {
        let room = room ?? view.bounds
        let toPicture = CGAffineTransform(view.transform).concatenating(outer)
        let alpha = alpha * view.alpha
        note(view, in: toPicture, alpha: alpha)
        let hairline = hairline(of: view, in: toPicture)
        var inside =
            ground(of: view) + drawing(of: view) + view.marks.flatMap { $0.shapes(scale: scale(in: toPicture)) }
        inside += view.image?.shapes(scale: scale(in: toPicture)) ?? []
        inside += view.texts.compactMap { text in
            let first = view.texts.first { $0.color == text.color } ?? text
            return self.text(text, after: first, in: toPicture, room: room)
        }
        for child in view.children {
            inside += shapes(of: child, in: toPicture, alpha: alpha, room: view.room(for: child, outside: room))
        }
        if view.clips { inside = clipped(inside, to: view) }
        inside += border(of: view)
        inside = hairline + shadowed(inside, by: view)
        if let mask = view.mask.first { inside = [.masked(inside, by: shapes(ofMask: mask))] }
        return [.faded([.group(inside, view.transform)], opacity: view.alpha)]
    }

    /// Returns the shapes of a mask. They aren't recorded as a background for texts.
    private func shapes(ofMask mask: PaintedView) -> [Figure.Shape] {
        var mask = mask
        mask.isView = false
        var painter = ScreenPainter(scale: scale)
        return painter.shapes(of: mask, in: .identity)
    }

    /// Records the areas of a view that are a background for texts.
    private mutating func note(_ view: PaintedView, in toPicture: CGAffineTransform, alpha: CGFloat) {
        backdrop.paint(view.bounds, toPicture, view.color, alpha: alpha)
        switch view.drawing {
        case .gradient(let gradient): backdrop.paint(view.bounds, toPicture, gradient.middleColor, alpha: alpha)
        case .shape(let shape): backdrop.paint(shape.extent, toPicture, shape.fill, alpha: alpha, inside: shape.path)
        case nil: break
        }
    }

    private func ground(of view: PaintedView) -> [Figure.Shape] {
        guard let color = view.color, color.components.alpha > 0, !view.bounds.isEmpty else { return [] }
        return [view.outline(with: .fill(.real(color)))]
    }

    /// Returns a hairline around a view that draws nothing.
    private func hairline(of view: PaintedView, in toPicture: CGAffineTransform) -> [Figure.Shape] {
        guard view.isView, view.color == nil, !view.bounds.isEmpty, view.texts.isEmpty, view.image == nil,
            view.border == nil, view.drawing == nil, view.marks.isEmpty, !view.children.contains(where: { !$0.isView })
        else { return [] }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY).applying(toPicture)
        return [view.outline(with: Figure.Style(stroke: backdrop.ink(at: middle), width: 1, opacity: 0.4))]
    }

    /// Returns the number of user units per point of a view, in the direction of the height of letters.
    private func scale(in toPicture: CGAffineTransform) -> CGFloat { scale * hypot(toPicture.c, toPicture.d) }

    /// Returns the shape of a line of text.
    ///
    /// - Parameter first: The first line of the view's text. If the lines are too close together to be enlarged, only
    ///   the first line is enlarged, and the lines that it then covers are omitted.
    private func text(
        _ text: PaintedText, after first: PaintedText, in toPicture: CGAffineTransform, room: CGRect
    ) -> Figure.Shape? {
        let frame = text.frame
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        let x =
            switch text.anchor {
            case .start: frame.minX
            case .middle: frame.midX
            case .end: frame.maxX
            }
        let color = backdrop.legible(text.color, at: middle.applying(toPicture))
        let style = Figure.TextStyle(
            color, size: text.size, isBold: text.isBold, anchor: text.anchor,
            width: text.width.flatMap { $0 > 0 ? $0 : nil })
        let legible = LegibleText(scale: scale(in: toPicture))
        let hasRoom = text.size >= legible.minimumSize || frame.height >= legible.minimumSize * 0.95
        let isSingle = text == first || hasRoom
        let distance = abs(frame.midY - first.frame.midY)
        if !isSingle, legible.scale > 0, distance < legible.minimumSize * 0.8 { return nil }
        return legible.shape(
            text.text, at: CGPoint(x: x, y: middle.y), style, room: min(room.minX, room.maxX)...room.maxX,
            isSingle: isSingle)
    }
}

extension CGAffineTransform {
    init(_ t: Figure.Transform) {
        self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
    }
}
