import Foundation

/// Turns views into shapes, from back to front.
struct ScreenPainter {
    private(set) var backdrop = Backdrop()

    /// The shapes of a view in the coordinates of the view around it; `outer` leads from those to the picture's.
    mutating func shapes(of view: PaintedView, in outer: CGAffineTransform, alpha: CGFloat = 1) -> [Figure.Shape] {
        let toPicture = CGAffineTransform(view.transform).concatenating(outer)
        let alpha = alpha * view.alpha
        backdrop.paint(view.bounds, toPicture, view.color, alpha: alpha)
        let own = [ground(of: view, in: toPicture)].compactMap { $0 } + image(of: view)
        let texts = view.texts.map { text($0, in: toPicture) }
        var inside = own + texts
        for child in view.children {
            inside += shapes(of: child, in: toPicture, alpha: alpha)
        }
        if view.clips { inside = [.clipped(inside, to: view.bounds, corner: view.corner)] }
        return [.faded([.group(inside, view.transform)], opacity: view.alpha)]
    }

    /// The colour, or for a view that has none of its own, and nothing on it, a hairline where it is.
    private func ground(of view: PaintedView, in toPicture: CGAffineTransform) -> Figure.Shape? {
        guard !view.bounds.isEmpty else { return nil }
        if let color = view.color {
            if color.components.alpha == 0 { return nil }
            return .rectangle(view.bounds, corner: view.corner, .fill(.real(color)))
        }
        guard view.texts.isEmpty, view.image == nil else { return nil }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY).applying(toPicture)
        let hairline = Figure.Style(stroke: backdrop.ink(at: middle), width: 1, opacity: 0.4)
        return .rectangle(view.bounds, corner: view.corner, hairline)
    }

    private func image(of view: PaintedView) -> [Figure.Shape] {
        guard let image = view.image else { return [] }
        let frame = image.frame
        let line = Figure.Style.stroke(.faint, width: 1)
        let ends = [
            (CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY)),
            (CGPoint(x: frame.maxX, y: frame.minY), CGPoint(x: frame.minX, y: frame.maxY)),
        ]
        return [.rectangle(frame, Figure.Style(fill: .paper, stroke: .faint, width: 1))]
            + ends.map { .line(from: $0.0, to: $0.1, line) }
    }

    private func text(_ text: PaintedText, in toPicture: CGAffineTransform) -> Figure.Shape {
        let frame = text.frame
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        let x =
            switch text.anchor {
            case .start: frame.minX
            case .middle: frame.midX
            case .end: frame.maxX
            }
        let color = backdrop.legible(text.color, at: middle.applying(toPicture))
        return .text(
            text.text, at: CGPoint(x: x, y: middle.y),
            Figure.TextStyle(
                color, size: text.size, isBold: text.isBold, anchor: text.anchor,
                width: text.width.flatMap { $0 > 0 ? $0 : nil }))
    }
}

extension CGAffineTransform {
    init(_ t: Figure.Transform) {
        self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
    }
}
