import Foundation

extension Figure.Row {
    /// The number of user units per point of a phone. A panel is as wide as the phone.
    static let scale = Figure.Panel.maximumWidth / Figure.phoneWidth
    /// The height of a row, in user units. It's 52 points with iOS 26.
    static let height: CGFloat = 44

    /// The distance between the row's edges and its content.
    static let margin: CGFloat = 16
    /// The distance between two texts of a row, or between a text and a slider.
    static let gap: CGFloat = 12
    private static let fontSize: CGFloat = 14.5
    /// The sizes of a switch and its knob, in user units. The switch is 63 by 28 points with iOS 26.
    private static let toggleSize = CGSize(width: 53, height: 24)
    private static let toggleKnobSize = CGSize(width: 33, height: 20)

    /// Returns the shapes of the row in its own coordinates, `width` wide and 44 high. Texts that are too long are
    /// truncated with an ellipsis.
    ///
    /// - Parameter isRightToLeft: `true` if the row begins at the right, as in Arabic.
    func shapes(width: CGFloat, isRightToLeft: Bool = false) -> [Figure.Shape] {
        let shapes = shapesLeftToRight(width)
        guard isRightToLeft else { return shapes }
        // A checkmark isn't mirrored.
        if accessory == .checkmark {
            return shapes.dropLast().map { $0.mirrored(width: width) } + [tick(from: Self.margin)]
        }
        return shapes.map { $0.mirrored(width: width) }
    }

    private func shapesLeftToRight(_ width: CGFloat) -> [Figure.Shape] {
        let end = width - Self.margin
        switch accessory {
        case .none: return name(until: end)
        case .detail(let text, let opens):
            let right = opens ? end - 16 : end
            let room = room(for: text, until: right)
            // The font is reduced if that is sufficient for the text to fit.
            let fitting = Self.fontSize * room / max(Self.width(of: text), 1)
            let size = fitting < Figure.TextStyle.minimumSize ? Self.fontSize : min(fitting, Self.fontSize)
            let detail = FittedText.shortened(text, to: room, size: size, font: .phone)
            let left = right - FittedText.width(of: detail, size: size, font: .phone) - Self.gap
            return name(until: detail.isEmpty ? right : left) + [value(detail, at: right, room: room, size: size)]
                + (opens ? [chevron(at: end)] : [])
        case .field(let text):
            let left = fieldStart(width)
            let style = Figure.TextStyle(size: Self.fontSize)
            return name(until: left - Self.gap)
                + [.rowText(text, at: CGPoint(x: left, y: middle), room: end - left, style)]
        case .secureField(let count):
            return name(until: fieldStart(width) - Self.gap) + dots(count, from: fieldStart(width), until: end)
        case .toggle(let isOn):
            return name(until: end - Self.toggleSize.width - Self.gap) + toggle(isOn: isOn, right: end)
        case .slider(let fraction, let minimum, let maximum):
            return name(until: end) + slider(min(max(fraction, 0), 1), minimum, maximum, width: width)
        case .checkmark: return name(until: end - 14 - Self.gap) + [tick(from: end - 14)]
        case .chevron: return name(until: end - 6 - Self.gap) + [chevron(at: end)]
        }
    }

    var middle: CGFloat { Figure.Row.height / 2 }

    private static func width(of text: String) -> CGFloat { FittedText.width(of: text, size: fontSize, font: .phone) }

    private func name(until right: CGFloat) -> [Figure.Shape] {
        if title.isEmpty { return [] }
        let style = Figure.TextStyle(size: Self.fontSize)
        return [.rowText(title, at: CGPoint(x: Self.margin, y: middle), room: right - Self.margin, style)]
    }

    /// Returns the maximum width of a text at the right: the width that the title leaves, and at least two fifths of
    /// the row.
    private func room(for text: String, until right: CGFloat) -> CGFloat {
        let space = right - Self.margin - Self.gap
        return max(space - Self.width(of: title), space * 0.4)
    }

    /// Returns the start of a text field: the left margin if there's no title, or else a position that aligns with the
    /// fields of other rows.
    private func fieldStart(_ width: CGFloat) -> CGFloat {
        if title.isEmpty { return Self.margin }
        return min(max(120, Self.width(of: title) + 32), width * 0.6)
    }

    private func dots(_ count: Int, from left: CGFloat, until right: CGFloat) -> [Figure.Shape] {
        (0..<min(count, Int((right - left) / 10))).map { index in
            .circle(center: CGPoint(x: left + 3 + CGFloat(index) * 10, y: middle), radius: 3, .fill(.ink))
        }
    }

    private func value(_ text: String, at right: CGFloat, room: CGFloat, size: CGFloat) -> Figure.Shape {
        let style = Figure.TextStyle(.faint, size: size, anchor: .end)
        return .rowText(text, at: CGPoint(x: right, y: middle), room: room, style)
    }

    private func chevron(at right: CGFloat) -> Figure.Shape {
        let points = [(-5, -5), (0, 0), (-5, 5)].map { CGPoint(x: right + $0.0, y: middle + $0.1) }
        return .polyline(points, Figure.Style(stroke: .faint, width: 2, opacity: 0.6))
    }

    private func tick(from left: CGFloat) -> Figure.Shape {
        let points = [(0, 0), (4, 5), (13, -6)].map { CGPoint(x: left + $0.0, y: middle + $0.1) }
        return .polyline(points, .stroke(.accent, width: 2.5))
    }

    private func toggle(isOn: Bool, right: CGFloat) -> [Figure.Shape] {
        let (size, knobSize) = (Self.toggleSize, Self.toggleKnobSize)
        let track = CGRect(
            origin: CGPoint(x: right - size.width, y: middle - size.height / 2), size: size)
        let knob = CGRect(
            origin: CGPoint(x: isOn ? track.maxX - 2 - knobSize.width : track.minX + 2, y: track.minY + 2),
            size: knobSize)
        let style = isOn ? Figure.Style.fill(.switchOn) : .fill(.faint, opacity: 0.35)
        return [
            .rectangle(track, corner: size.height / 2, style),
            .rectangle(knob, corner: knobSize.height / 2, .fill(.white)),
        ]
    }
}

extension Figure.Color {
    /// The value of `UIColor.systemGreen` on a light screen. The value on a dark screen is hardly different.
    fileprivate static let switchOn = real(Components(red: 52 / 255, green: 199 / 255, blue: 89 / 255))
}
