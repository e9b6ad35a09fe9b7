import Foundation

extension Figure.Row {
    /// A row's height in points, the one of grouped tables up to iOS 25.
    static let height: CGFloat = 44

    /// From the row's edges to what stands on it.
    static let margin: CGFloat = 16
    /// Between two texts of a row, or a text and a slider.
    static let gap: CGFloat = 12
    private static let fontSize: CGFloat = 15

    /// The row in its own coordinates, `width` wide and 44 high. Texts that are too long for it end in an ellipsis.
    func shapes(width: CGFloat) -> [Figure.Shape] {
        let end = width - Self.margin
        switch accessory {
        case .none: return name(until: end)
        case .detail(let text, let opens):
            let right = opens ? end - 16 : end
            let room = room(for: text, until: right)
            // It is set smaller where that is enough, for a phone is wider than a panel.
            let fitting = Self.fontSize * room / max(FittedText.width(of: text, size: Self.fontSize), 1)
            let size = fitting < Figure.TextStyle.minimumSize ? Self.fontSize : min(fitting, Self.fontSize)
            let detail = FittedText.shortened(text, to: room, size: size)
            let left = right - FittedText.width(of: detail, size: size) - Self.gap
            return name(until: detail.isEmpty ? right : left) + [value(detail, at: right, size: size)]
                + (opens ? [chevron(at: end)] : [])
        case .field(let text):
            let left = fieldStart(width)
            let shown = FittedText.shortened(text, to: end - left, size: Self.fontSize)
            return name(until: left - Self.gap)
                + [.text(shown, at: CGPoint(x: left, y: middle), Figure.TextStyle(size: Self.fontSize))]
        case .secureField(let count):
            return name(until: fieldStart(width) - Self.gap) + dots(count, from: fieldStart(width), until: end)
        case .toggle(let isOn): return name(until: end - 46 - Self.gap) + toggle(isOn: isOn, right: end)
        case .slider(let fraction, let minimum, let maximum):
            return name(until: end) + slider(min(max(fraction, 0), 1), minimum, maximum, width: width)
        case .checkmark:
            let points = [(-14, 0), (-10, 5), (-1, -6)].map {
                CGPoint(x: end + CGFloat($0.0), y: middle + CGFloat($0.1))
            }
            return name(until: end - 14 - Self.gap) + [.polyline(points, .stroke(.accent, width: 2.5))]
        case .chevron: return name(until: end - 6 - Self.gap) + [chevron(at: end)]
        }
    }

    var middle: CGFloat { Figure.Row.height / 2 }

    private func name(until right: CGFloat) -> [Figure.Shape] {
        if title.isEmpty { return [] }
        let shown = FittedText.shortened(title, to: right - Self.margin, size: Self.fontSize)
        return [.text(shown, at: CGPoint(x: Self.margin, y: middle), Figure.TextStyle(size: Self.fontSize))]
    }

    /// How wide a text at the right may be: what the title leaves, and two fifths of the row at least.
    private func room(for text: String, until right: CGFloat) -> CGFloat {
        let space = right - Self.margin - Self.gap
        return max(space - FittedText.width(of: title, size: Self.fontSize), space * 0.4)
    }

    /// Where a text field begins: at the left without a title, else in one line with those of other rows.
    private func fieldStart(_ width: CGFloat) -> CGFloat {
        if title.isEmpty { return Self.margin }
        return min(max(120, SVG.estimatedWidth(title, size: Self.fontSize) + 32), width * 0.6)
    }

    private func dots(_ count: Int, from left: CGFloat, until right: CGFloat) -> [Figure.Shape] {
        (0..<min(count, Int((right - left) / 10))).map { index in
            .circle(center: CGPoint(x: left + 3 + CGFloat(index) * 10, y: middle), radius: 3, .fill(.ink))
        }
    }

    private func value(_ text: String, at right: CGFloat, size: CGFloat) -> Figure.Shape {
        .text(text, at: CGPoint(x: right, y: middle), Figure.TextStyle(.faint, size: size, anchor: .end))
    }

    private func chevron(at right: CGFloat) -> Figure.Shape {
        let points = [(-6, -6), (0, 0), (-6, 6)].map { CGPoint(x: right + $0.0, y: middle + $0.1) }
        return .polyline(points, .stroke(.faint, width: 2))
    }

    private func toggle(isOn: Bool, right: CGFloat) -> [Figure.Shape] {
        let track = CGRect(x: right - 46, y: 8, width: 46, height: 28)
        let knob = CGPoint(x: isOn ? track.maxX - 14 : track.minX + 14, y: track.midY)
        let style = isOn ? Figure.Style.fill(.second) : .fill(.faint, opacity: 0.35)
        return [.rectangle(track, corner: 14, style), .circle(center: knob, radius: 12, .fill(.white))]
    }
}
