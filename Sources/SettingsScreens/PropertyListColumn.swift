import Figures
import Foundation
import SettingsBundle

/// The elements of `PreferenceSpecifiers` one under another, a line each, and one of them with its keys and values.
struct PropertyListColumn {
    private(set) var shapes: [Figure.Shape] = []
    private(set) var height: CGFloat = 0

    private static let width = Figure.Panel.maximumWidth
    private static let itemHeight: CGFloat = 22
    private static let lineHeight: CGFloat = 16
    private static let size: CGFloat = 11
    /// Where texts begin, where values do if their key is short, and where the elements of an array do.
    private static let (left, values, inner): (CGFloat, CGFloat, CGFloat) = (24, 112, 40)

    init(_ specifiers: [Specifier], selected: Int?) {
        for (index, specifier) in specifiers.enumerated() {
            if index == selected { addOpen(specifier, index) } else { addClosed(specifier, index) }
        }
    }

    var panel: Figure.Panel {
        Figure.Panel(size: CGSize(width: Self.width, height: max(height, 1)), shapes: shapes)
    }

    /// The type, and what tells it from others of that type.
    private mutating func addClosed(_ specifier: Specifier, _ index: Int) {
        let y = height + Self.itemHeight / 2
        let type = specifier.typeText
        let start = Self.left + FittedText.width(of: type, size: Self.size, isMonospaced: true) + 10
        shapes.append(.badge(index, at: CGPoint(x: 9, y: y)))
        add(type, x: Self.left, y: y, .ink)
        add(specifier.nameText, x: start, y: y, .faint)
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
        let box = CGRect(x: 1, y: top, width: Self.width - 2, height: height - top)
        shapes.insert(.rectangle(box, corner: 6, Figure.Style(fill: .accentSoft, stroke: .accent)), at: before)
        shapes.append(.badge(index, at: CGPoint(x: 12, y: first), isAccented: true))
        height += 4
    }

    private mutating func add(_ key: String, _ value: PropertyList) {
        let end = Self.left + FittedText.width(of: key, size: Self.size, isMonospaced: true) + 8
        let y = height + Self.lineHeight / 2
        add(key, x: Self.left, y: y, .ink)
        if let elements = value.array {
            height += Self.lineHeight
            for element in elements { addLine(element.shown, x: Self.inner, .second) }
        } else {
            add(value.shown, x: max(end, Self.values), y: y, .second)
            height += Self.lineHeight
        }
    }

    private mutating func addLine(_ text: String, x: CGFloat, _ color: Figure.Color) {
        add(text, x: x, y: height + Self.lineHeight / 2, color)
        height += Self.lineHeight
    }

    private mutating func add(_ text: String, x: CGFloat, y: CGFloat, _ color: Figure.Color) {
        let room = Self.width - 6 - x
        let shown = FittedText.shortened(text, to: room, size: Self.size, isMonospaced: true)
        guard room > 0, !shown.isEmpty else { return }
        shapes.append(
            .text(shown, at: CGPoint(x: x, y: y), Figure.TextStyle(color, size: Self.size, isMonospaced: true)))
    }
}

extension Specifier {
    fileprivate var typeText: String {
        entries["Type"]?.string ?? (entries.isEmpty ? propertyList.kindName : "no Type")
    }

    /// What it is about: its title, or else its key.
    fileprivate var nameText: String { entries["Title"]?.string ?? entries["Key"]?.string ?? "" }

    /// The item in words.
    var words: String {
        [typeText, nameText].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
