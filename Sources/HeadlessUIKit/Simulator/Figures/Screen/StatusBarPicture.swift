import Foundation

/// The informative parts of the status bar in the color of the bar's style: the time, the signal, and the battery.
///
/// Their sizes are sketched after an iPhone of 2025, because Apple publishes none.
struct StatusBarPicture {
    /// The frame of the bar, in the coordinates of the upright interface.
    let frame: CGRect
    let cutout: Device.Cutout
    let color: Figure.Color
    /// The items to draw in their places, or `nil` to draw the time, the signal, Wi-Fi, and the battery on both sides of
    /// a cutout.
    var items: StatusBar.Items?
    /// The space between the items and the ends of the bar, in points. Without `items`, it has no effect.
    var margin: CGFloat = 20
    /// A Boolean value indicating whether the time is drawn if `items` is `nil`.
    ///
    /// The bar of the lock screen doesn't contain the time.
    var showsTime = true
    /// The number of user units per point.
    var scale: CGFloat = 1

    private var isLow: Bool { frame.height <= 24 }
    private var style: Figure.TextStyle { Figure.TextStyle(color, size: isLow ? 12 : 16, isBold: true) }
    private var batteryHeight: CGFloat { isLow ? 10 : 12 }

    var shapes: [Figure.Shape] {
        if let items { return shapes(of: items) }
        let y = cutout == .none ? frame.midY : frame.minY + frame.height * 0.58
        // A cutout leaves an area on either side of it. Without one, the time is in the middle.
        let ear = (frame.width - (cutout == .island ? 126 : 210)) / 2
        let time = CGPoint(x: cutout == .none ? frame.midX : frame.minX + ear / 2 - 12, y: y)
        let symbols = battery(right: 0, y: y) + signal(right: -54, y: y) + waves(right: -32, y: y)
        let end = cutout == .none ? frame.maxX - 8 : frame.maxX - max(ear - 74, 8) / 2
        let clock = showsTime ? [text(StatusBar.time, at: time, anchor: .middle, room: frame.minX...frame.maxX)] : []
        return clock + [.group(symbols, .translation(x: end, y: 0))]
    }

    /// Returns the shapes of items: from the leading edge, in the middle, and toward the trailing edge.
    private func shapes(of items: StatusBar.Items) -> [Figure.Shape] {
        let (edge, gap, y): (CGFloat, CGFloat, CGFloat) = (margin, 8, frame.midY)
        var shapes: [Figure.Shape] = []
        var left = frame.minX + edge
        for item in items.leading {
            shapes += self.shapes(of: item, left: left, y: y)
            left += width(of: item) + gap
        }
        for item in items.center { shapes += self.shapes(of: item, left: frame.midX - width(of: item) / 2, y: y) }
        var right = frame.maxX - edge
        for item in items.trailing.reversed() {
            shapes += self.shapes(of: item, left: right - width(of: item), y: y)
            right -= width(of: item) + gap
        }
        return shapes
    }

    private func shapes(of item: StatusBar.Item, left: CGFloat, y: CGFloat) -> [Figure.Shape] {
        let right = left + width(of: item)
        return switch item {
        case .time: [text(StatusBar.time, at: CGPoint(x: left, y: y), anchor: .start, room: left...right)]
        case .date: [text(StatusBar.date, at: CGPoint(x: left, y: y), anchor: .start, room: left...right)]
        case .cellular: signal(right: right, y: y)
        case .wifi: waves(right: right, y: y)
        case .battery: battery(right: right, y: y)
        }
    }

    private func width(of item: StatusBar.Item) -> CGFloat {
        switch item {
        case .time: SVG.estimatedWidth(StatusBar.time, size: style.size)
        case .date: SVG.estimatedWidth(StatusBar.date, size: style.size)
        case .cellular: 18
        case .wifi: 17
        case .battery: batteryHeight * 2.2
        }
    }

    private func text(
        _ text: String, at point: CGPoint, anchor: Figure.TextStyle.Anchor, room: ClosedRange<CGFloat>
    ) -> Figure.Shape {
        var style = style
        style.anchor = anchor
        // If the bar isn't tall enough for legible letters, a bar replaces the text.
        let isHighEnough = frame.height * scale >= Figure.TextStyle.minimumSize
        return LegibleText(scale: scale).shape(text, at: point, style, room: room, isSingle: isHighEnough)
    }

    /// The four bars of the cellular signal.
    private func signal(right: CGFloat, y: CGFloat) -> [Figure.Shape] {
        (0..<4).map { index in
            let height = 4.5 + CGFloat(index) * 2.5
            let bar = CGRect(x: right - 18 + CGFloat(index) * 5, y: y + 6 - height, width: 3, height: height)
            return .rectangle(bar, corner: 1, .fill(color))
        }
    }

    /// The three waves of Wi-Fi, above each other.
    private func waves(right: CGFloat, y: CGFloat) -> [Figure.Shape] {
        let point = CGPoint(x: right - 8.5, y: y + 6)
        func arc(_ radius: CGFloat) -> (start: CGPoint, control: CGPoint, end: CGPoint) {
            let side = radius * 0.707
            return (
                CGPoint(x: point.x - side, y: point.y - side), CGPoint(x: point.x, y: point.y - radius * 1.414),
                CGPoint(x: point.x + side, y: point.y - side)
            )
        }
        return [(0, 3.5), (5, 7.5), (9, 11.5)].map { inner, outer in
            let (inside, outside) = (arc(inner), arc(outer))
            let path = Figure.Path([
                .move(inside.start), .line(outside.start), .quad(outside.control, outside.end), .line(inside.end),
                .quad(inside.control, inside.start), .close,
            ])
            return .path(path, .fill(color))
        }
    }

    private func battery(right: CGFloat, y: CGFloat) -> [Figure.Shape] {
        let height = batteryHeight
        let box = CGRect(x: right - height * 2.2, y: y - height / 2, width: height * 2, height: height)
        let pole = CGRect(x: box.maxX + 1, y: y - height / 6, width: 2, height: height / 3)
        return [
            .rectangle(box, corner: 3, .stroke(color, width: 1)),
            .rectangle(box.insetBy(dx: 2, dy: 2), corner: 1.5, .fill(color)),
            .rectangle(pole, corner: 1, .fill(color)),
        ]
    }
}
