import Foundation

extension Figure.FixedScreen {
    /// The distances between the screen and the device's edge: at the sides, and above and below.
    static let bezel = CGSize(width: 8, height: 22)

    /// Returns the shapes of the device, with the top left of its *screen* at the origin. `scale` is the number of user
    /// units per point.
    func shapes(screen: CGSize, scale: CGFloat) -> [Figure.Shape] {
        let glass = CGRect(x: 0, y: 0, width: screen.width * scale, height: screen.height * scale)
        let bezel = Figure.FixedScreen.bezel
        let body = CGRect(
            x: -bezel.width, y: -bezel.height, width: glass.width + 2 * bezel.width,
            height: glass.height + 2 * bezel.height)
        let speaker = CGRect(x: glass.midX - 14, y: -bezel.height / 2 - 1.5, width: 28, height: 3)
        let button = CGPoint(x: glass.midX, y: glass.maxY + bezel.height / 2)
        let device: [Figure.Shape] = [
            .rectangle(body, corner: 16, Figure.Style(fill: .paper, stroke: .faint)),
            .rectangle(speaker, corner: 1.5, .fill(.faint)),
            .circle(center: button, radius: 6, .stroke(.faint)),
            .rectangle(glass, Figure.Style(fill: .paper, stroke: .faint, width: 1)),
        ]
        let name = Figure.TextStyle(size: 13, isBold: true, anchor: .middle)
        let caption = Figure.Shape.text(label, at: CGPoint(x: glass.midX, y: body.maxY + 16), name)
        return device + axes(glass) + placements.flatMap { shapes(of: $0, scale: scale) }
            + (label.isEmpty ? [] : [caption])
    }

    /// Returns the fixed axes, inside the screen and at a distance from a bar along any of its edges.
    private func axes(_ glass: CGRect) -> [Figure.Shape] {
        let origin = CGPoint(x: glass.midX - 17, y: glass.midY - 17)
        let x = CGPoint(x: origin.x + 34, y: origin.y)
        let y = CGPoint(x: origin.x, y: origin.y + 34)
        let style = Figure.TextStyle(.faint, size: 12, anchor: .middle)
        return [
            .arrow(from: origin, to: x, .faint, width: 1.25, head: 6),
            .arrow(from: origin, to: y, .faint, width: 1.25, head: 6),
            .text("x", at: CGPoint(x: x.x + 7, y: x.y), style),
            .text("y", at: CGPoint(x: y.x, y: y.y + 8), style),
        ]
    }

    /// Returns the rectangle, its own origin and x-axis, and its label below it along that axis.
    private func shapes(of placement: Figure.Placement, scale: CGFloat) -> [Figure.Shape] {
        let corners = placement.corners.map { CGPoint(x: $0.x * scale, y: $0.y * scale) }
        let width = hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y)
        let height = hypot(corners[3].x - corners[0].x, corners[3].y - corners[0].y)
        let rotation = Figure.Transform.rotation(placement.angle)
        let transform = Figure.Transform(
            a: rotation.a, b: rotation.b, c: rotation.c, d: rotation.d, tx: corners[0].x, ty: corners[0].y)
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        let arrowY = height + 9
        let text = Figure.TextStyle(placement.color, size: 12, isBold: true, anchor: .middle)
        let inside: [Figure.Shape] = [
            .rectangle(frame, .fill(placement.color, opacity: 0.3)),
            .rectangle(frame, .stroke(placement.color)),
            .circle(center: .zero, radius: 3.5, .fill(placement.color)),
            .arrow(
                from: CGPoint(x: 6, y: arrowY), to: CGPoint(x: 30, y: arrowY), placement.color, width: 1.25, head: 6),
            .text("x", at: CGPoint(x: 37, y: arrowY), Figure.TextStyle(placement.color, size: 12, anchor: .middle)),
            .text(placement.label, at: CGPoint(x: width / 2, y: height + 26), text),
        ]
        return [.group(inside, transform)]
    }
}
