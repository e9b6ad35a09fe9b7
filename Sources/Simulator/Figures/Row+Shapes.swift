import Foundation

extension Figure.Row {
    /// A row's height in points, the one of grouped tables up to iOS 25.
    static let height: CGFloat = 44

    /// The row in its own coordinates, `width` wide and 44 high.
    func shapes(width: CGFloat) -> [Figure.Shape] {
        let middle = Figure.Row.height / 2
        let name = Figure.Shape.text(title, at: CGPoint(x: 16, y: middle), Figure.TextStyle(size: 15))
        let titleShapes = title.isEmpty ? [] : [name]
        let end = width - 16
        switch accessory {
        case .none:
            return titleShapes
        case .detail(let text, let opens):
            let right = opens ? end - 16 : end
            return titleShapes + [value(text, at: right)] + (opens ? [chevron(at: end)] : [])
        case .field(let text):
            let left = title.isEmpty ? 16 : max(120, SVG.estimatedWidth(title, size: 15) + 32)
            return titleShapes + [.text(text, at: CGPoint(x: left, y: middle), Figure.TextStyle(size: 15))]
        case .secureField(let count):
            return titleShapes
                + (0..<count).map { index in
                    .circle(center: CGPoint(x: 123 + CGFloat(index) * 10, y: middle), radius: 3, .fill(.ink))
                }
        case .toggle(let isOn):
            return titleShapes + toggle(isOn, right: end)
        case .slider(let fraction, let minimum, let maximum):
            return titleShapes + slider(min(max(fraction, 0), 1), minimum, maximum, width: width)
        case .checkmark:
            let points = [(-14, 0), (-10, 5), (-1, -6)].map {
                CGPoint(x: end + CGFloat($0.0), y: middle + CGFloat($0.1))
            }
            return titleShapes + [.polyline(points, .stroke(.accent, width: 2.5))]
        case .chevron:
            return titleShapes + [chevron(at: end)]
        }
    }

    private func value(_ text: String, at right: CGFloat) -> Figure.Shape {
        .text(text, at: CGPoint(x: right, y: Figure.Row.height / 2), Figure.TextStyle(.faint, size: 15, anchor: .end))
    }

    private func chevron(at right: CGFloat) -> Figure.Shape {
        let middle = Figure.Row.height / 2
        let points = [(-6, -6), (0, 0), (-6, 6)].map { CGPoint(x: right + $0.0, y: middle + $0.1) }
        return .polyline(points, .stroke(.faint, width: 2))
    }

    private func toggle(_ isOn: Bool, right: CGFloat) -> [Figure.Shape] {
        let track = CGRect(x: right - 46, y: 8, width: 46, height: 28)
        let knob = CGPoint(x: isOn ? track.maxX - 14 : track.minX + 14, y: track.midY)
        let style = isOn ? Figure.Style.fill(.second) : .fill(.faint, opacity: 0.35)
        return [.rectangle(track, corner: 14, style), .circle(center: knob, radius: 12, .fill(.paper))]
    }

    private func slider(_ fraction: CGFloat, _ minimum: String?, _ maximum: String?, width: CGFloat) -> [Figure.Shape] {
        let middle = Figure.Row.height / 2
        let left = 16 + (minimum.map { SVG.estimatedWidth($0, size: 13) + 12 } ?? 0)
        let right = width - 16 - (maximum.map { SVG.estimatedWidth($0, size: 13) + 12 } ?? 0)
        let knob = CGPoint(x: left + 12 + fraction * (right - left - 24), y: middle)
        let start = CGPoint(x: left, y: middle)
        let end = CGPoint(x: right, y: middle)
        let small = Figure.TextStyle(.faint, size: 13)
        var rightSmall = small
        rightSmall.anchor = .end
        let texts: [Figure.Shape?] = [
            minimum.map { .text($0, at: CGPoint(x: 16, y: middle), small) },
            maximum.map { .text($0, at: CGPoint(x: width - 16, y: middle), rightSmall) },
        ]
        return texts.compactMap { $0 } + [
            .line(from: start, to: end, Figure.Style(stroke: .faint, width: 3, opacity: 0.35)),
            .line(from: start, to: knob, .stroke(.accent, width: 3)),
            .circle(center: knob, radius: 12, Figure.Style(fill: .paper, stroke: .faint, width: 1)),
        ]
    }
}
