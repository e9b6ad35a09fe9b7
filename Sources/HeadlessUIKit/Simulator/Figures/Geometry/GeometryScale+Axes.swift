import Foundation

extension GeometryScale {
    /// The superview's axes along the edges of the region, with ticks in points.
    var axes: [Figure.Shape] {
        let small = Figure.TextStyle(.faint, size: 12, anchor: .middle)
        let right = Figure.TextStyle(.faint, size: 12, anchor: .end)
        let corner = origin
        let endX = CGPoint(x: area.maxX + 12, y: corner.y)
        let endY = CGPoint(x: corner.x, y: area.maxY + 12)
        let xTicks = AxisTicks(from: region.minX, to: region.maxX).values.flatMap { value -> [Figure.Shape] in
            let x = self(CGPoint(x: value, y: 0)).x
            return [
                .line(from: CGPoint(x: x, y: corner.y - 4), to: CGPoint(x: x, y: corner.y), .stroke(.faint, width: 1)),
                .text(DumpText.number(value), at: CGPoint(x: x, y: corner.y - 11), small),
            ]
        }
        let yTicks = AxisTicks(from: region.minY, to: region.maxY).values.flatMap { value -> [Figure.Shape] in
            let y = self(CGPoint(x: 0, y: value)).y
            return [
                .line(from: CGPoint(x: corner.x - 4, y: y), to: CGPoint(x: corner.x, y: y), .stroke(.faint, width: 1)),
                .text(DumpText.number(value), at: CGPoint(x: corner.x - 7, y: y), right),
            ]
        }
        return [
            .arrow(from: corner, to: endX, .faint, width: 1.25), .arrow(from: corner, to: endY, .faint, width: 1.25),
            .text("x", at: CGPoint(x: endX.x + 8, y: endX.y), small),
            .text("y", at: CGPoint(x: endY.x, y: endY.y + 9), small),
        ] + xTicks + yTicks
    }
}
