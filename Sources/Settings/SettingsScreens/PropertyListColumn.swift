import Figures
import Foundation
import SettingsBundle

/// A column with one line for each element of `PreferenceSpecifiers`, and the keys and values of the selected element.
struct PropertyListColumn {
    private(set) var shapes: [Figure.Shape] = []
    private(set) var height: CGFloat = 0

    private static let width = Figure.Panel.maximumWidth
    /// The distance from the frame to its contents.
    private static let margin: CGFloat = 4
    private static let itemHeight: CGFloat = 22
    private static let lineHeight: CGFloat = 16
    private static let size: CGFloat = 12
    /// The x-coordinates of texts, and of values with a short key.
    private static let (left, values): (CGFloat, CGFloat) = (28, 116)
    /// The maximum number of lines of a text, which is then truncated.
    private static let mostLines = 4

    /// Creates a column. It is as tall as it is with its longest item open, so that the content below doesn't move when
    /// the selection changes.
    init(_ specifiers: [Specifier], selected: Int?) {
        self.init(specifiers, opening: selected)
        if selected != nil {
            height = specifiers.indices.reduce(height) { max($0, Self(specifiers, opening: $1).height) }
        }
    }

    private init(_ specifiers: [Specifier], opening open: Int?) {
        height = Self.margin
        for (index, specifier) in specifiers.enumerated() {
            if index == open { addOpen(specifier, index) } else { addClosed(specifier, index) }
        }
        height += Self.margin
    }

    var panel: Figure.Panel {
        let frame = CGRect(x: 0.5, y: 0.5, width: Self.width - 1, height: height - 1)
        return Figure.Panel(
            size: CGSize(width: Self.width, height: height),
            shapes: [
                .rectangle(frame, corner: 10, .fill(.paper)),
                .rectangle(frame, corner: 10, Figure.Style(stroke: .faint, width: 1, opacity: 0.5)),
            ] + shapes)
    }

    /// Adds a line with the type and the name of an element.
    private mutating func addClosed(_ specifier: Specifier, _ index: Int) {
        let y = height + Self.itemHeight / 2
        let type = specifier.typeText
        let start = Self.left + FittedText.width(of: type, size: Self.size, font: .monospaced) + 10
        // The line uses local coordinates, so that it is drawn identically at every vertical position.
        let line = [
            .badge(index, at: CGPoint(x: Self.margin + 10, y: 0)), text(type, at: CGPoint(x: Self.left, y: 0), .ink),
            text(specifier.nameText, at: CGPoint(x: start, y: 0), .faint, font: .page),
        ]
        shapes.append(.group(line.compactMap { $0 }, .translation(x: 0, y: y)))
        height += Self.itemHeight
    }

    private mutating func addOpen(_ specifier: Specifier, _ index: Int) {
        let top = height + 2
        let before = shapes.count
        height += 6
        let first = height + Self.lineHeight / 2
        for (key, value) in specifier.entries { add(key, value) }
        if specifier.entries.isEmpty { addLine(specifier.typeText, x: Self.left, .ink) }
        height += 4
        let box = CGRect(
            x: Self.margin, y: top, width: Self.width - 2 * Self.margin, height: height - top)
        shapes.insert(.rectangle(box, corner: 6, Figure.Style(fill: .accentSoft, stroke: .accent)), at: before)
        shapes.append(.badge(index, at: CGPoint(x: Self.margin + 10, y: first), isAccented: true))
        height += 4
    }

    private mutating func add(_ key: String, _ value: PropertyList) {
        let end = Self.left + FittedText.width(of: key, size: Self.size, font: .monospaced) + 8
        add(key, x: Self.left, .ink)
        let text = value.array.map { $0.map(\.displayText).joined(separator: ", ") } ?? value.displayText
        addLines(text, x: max(end, Self.values), .second)
    }

    /// Adds a text in as many lines as it requires, up to `mostLines`.
    private mutating func addLines(_ text: String, x: CGFloat, _ color: Figure.Color) {
        let lines = FittedText.lines(of: text, width: Self.room(from: x), size: Self.size, font: .monospaced)
        for line in lines.prefix(Self.mostLines - 1) { addLine(line, x: x, color) }
        let rest = lines.dropFirst(Self.mostLines - 1).joined(separator: " ")
        if !rest.isEmpty || lines.isEmpty { addLine(rest, x: x, color) }
    }

    private static func room(from x: CGFloat) -> CGFloat { max(width - 8 - x, 0) }

    private mutating func addLine(_ text: String, x: CGFloat, _ color: Figure.Color) {
        add(text, x: x, color)
        height += Self.lineHeight
    }

    private mutating func add(_ text: String, x: CGFloat, _ color: Figure.Color) {
        if let text = self.text(text, at: CGPoint(x: x, y: height + Self.lineHeight / 2), color) { shapes.append(text) }
    }

    /// Returns the shape of a text, or `nil` if the text is empty or there is no room.
    private func text(
        _ text: String, at point: CGPoint, _ color: Figure.Color, font: FittedText.Font = .monospaced
    ) -> Figure.Shape? {
        let room = Self.room(from: point.x)
        var style = Figure.TextStyle(color, size: Self.size, isMonospaced: font == .monospaced)
        let width = FittedText.width(of: text, size: Self.size, font: font)
        // A text that's slightly too wide is condensed.
        if room < width, width <= room * 1.2 {
            style.width = room
            return .text(text, at: point, style)
        }
        let shortened = FittedText.shortened(text, to: room, size: Self.size, font: font)
        return room <= 0 || shortened.isEmpty ? nil : .text(shortened, at: point, style)
    }
}

extension Specifier {
    fileprivate var typeText: String {
        entries["Type"]?.string ?? (entries.isEmpty ? propertyList.kindName : "no Type")
    }

    /// The name of the element: its title, or otherwise its key.
    fileprivate var nameText: String { entries["Title"]?.string ?? entries["Key"]?.string ?? "" }

    /// A description of the item.
    var itemDescription: String {
        [typeText, nameText].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
