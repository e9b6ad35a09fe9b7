import Foundation

/// The layout of a timeline from top to bottom. The receivers have lanes at the left, and the names of the calls are
/// next to them.
struct TimeLineLayout {
    struct Line {
        var text: String
        var y: CGFloat
    }

    /// A call: its lane, and the one or more lines of its name.
    struct Call {
        var lane: Int
        var y: CGFloat
        var indent: Int
        var lines: [Line]
    }

    /// A brace in the space of an indentation, with a label above it.
    struct Brace {
        var indent: Int
        var label: [Line]
        var top: CGFloat
        var bottom: CGFloat
    }

    let names: [String]
    private(set) var calls: [Call] = []
    private(set) var braces: [Brace] = []
    private(set) var height: CGFloat
    /// The distance between two lanes.
    let laneStep: CGFloat

    static let textSize: CGFloat = 12
    static let lineHeight: CGFloat = 16
    static let indentWidth: CGFloat = 14
    static let nameHeight: CGFloat = 20
    private static let moreIndent: CGFloat = 12

    init(_ moments: [Figure.Moment]) {
        names = moments.names
        // The lanes occupy at most a third of the width.
        laneStep = min(18, 100 / CGFloat(max(names.count, 1)))
        height = CGFloat(names.count) * Self.nameHeight + 12
        add(moments, indent: 0)
    }

    func laneX(_ lane: Int) -> CGFloat { 8 + CGFloat(lane) * laneStep }

    /// Returns the location at which names begin. Moments inside more than six braces aren't indented further.
    func textX(_ indent: Int) -> CGFloat { laneX(names.count - 1) + 16 + CGFloat(min(indent, 6)) * Self.indentWidth }

    private mutating func add(_ moments: [Figure.Moment], indent: Int) {
        for moment in moments {
            switch moment {
            case .call(let who, let name):
                let middle = height + Self.lineHeight / 2 + 3
                height += 3
                let lines = rows(brokenName(name, indent: indent))
                calls.append(
                    Call(lane: names.firstIndex(of: who) ?? 0, y: middle, indent: indent, lines: lines))
                height += 3
            case .inside(let label, let moments):
                height += 4
                let width = Figure.Panel.maximumWidth - textX(indent)
                let top = height
                let lines = rows(FittedText.lines(of: label, width: width, size: Self.textSize))
                add(moments, indent: indent + 1)
                height += 2
                let brace = Brace(
                    indent: indent, label: lines, top: top + CGFloat(lines.count) * Self.lineHeight, bottom: height)
                braces.append(brace)
                height += 6
            }
        }
    }

    private mutating func rows(_ texts: [String]) -> [Line] {
        texts.map { text in
            defer { height += Self.lineHeight }
            return Line(text: text, y: height + Self.lineHeight / 2)
        }
    }

    /// Returns the lines of a name that is broken after colons, parentheses, and periods.
    private func brokenName(_ name: String, indent: Int) -> [String] {
        let room = Figure.Panel.maximumWidth - textX(indent) - Self.moreIndent
        var lines: [String] = []
        var rest = Substring(name)
        while !rest.isEmpty {
            var used: CGFloat = 0
            let fitting = rest.prefix { character in
                used += FittedText.width(of: "\(character)", size: Self.textSize, font: .monospaced)
                return used <= room
            }
            if fitting.count == rest.count { return lines + [String(rest)] }
            // A line has at least one letter, however narrow it is.
            let start = fitting.isEmpty ? rest.prefix(1) : fitting
            let end = start.lastIndex { ":(.".contains($0) }.map { start.index(after: $0) } ?? start.endIndex
            lines.append(String(rest[..<end]))
            rest = rest[end...]
        }
        return lines
    }

    /// Returns the location at which a line of a call's text begins. The lines after the first are indented.
    func lineX(_ call: Call, _ index: Int) -> CGFloat { textX(call.indent) + (index == 0 ? 0 : Self.moreIndent) }
}
