import Foundation

extension Figure {
    /// Draws calls in chronological order, from top to bottom.
    ///
    /// Each receiver has a lane with a dot for each call. The names of calls are written in full, and broken if they're
    /// wider than the figure. A brace encloses the moments inside another. The figure is the same on a narrow and a
    /// wide page. Without a `description`, the calls are described in words.
    /// ```swift
    /// return .timeLine(title: "A turn", [
    ///     .call("controller", "viewWillTransition(to:with:)"),
    ///     .inside("inside of the animation", [.call("window", "layoutSubviews()")]),
    ///     .call("delegate", "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"),
    /// ])
    /// ```
    public static func timeLine(
        title: String, description: String? = nil, name: String? = nil, _ moments: [Moment]
    ) -> Figure {
        let layout = TimeLineLayout(moments)
        let calls = moments.map(\.description).joined(separator: "; ")
        return Figure(
            title: title, description: description ?? (moments.isEmpty ? "No calls." : "Calls in order: \(calls)."),
            size: CGSize(width: Panel.maximumWidth, height: layout.height + 4), name: name, shapes: layout.shapes)
    }
}

extension TimeLineLayout {
    fileprivate var shapes: [Figure.Shape] {
        names.indices.flatMap(lane) + braces.flatMap(shapes) + calls.flatMap(shapes)
    }

    /// Returns the name at the top, and the line from it to the end.
    private func lane(_ lane: Int) -> [Figure.Shape] {
        let y = (CGFloat(lane) + 0.5) * Self.nameHeight
        let x = laneX(lane)
        let left = laneX(names.count - 1) + 16
        let name = FittedText.shortened(names[lane], to: Figure.Panel.maximumWidth - left, size: 12)
        return [
            .line(
                from: CGPoint(x: x, y: y), to: CGPoint(x: left - 4, y: y), Figure.Style(stroke: .faint, width: 1)),
            .line(from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: height), .stroke(color(lane), width: 1.5)),
            .circle(center: CGPoint(x: x, y: y), radius: 2.5, .fill(color(lane))),
            .text(name, at: CGPoint(x: left, y: y), Figure.TextStyle(color(lane), size: 12, isBold: true)),
        ]
    }

    /// Returns a dot on the lane, the name, and a thin line between them.
    private func shapes(_ call: Call) -> [Figure.Shape] {
        let dot = CGPoint(x: laneX(call.lane), y: call.y)
        let style = Figure.TextStyle(size: Self.textSize, isMonospaced: true)
        let texts = call.lines.enumerated().map { index, line in
            Figure.Shape.text(line.text, at: CGPoint(x: lineX(call, index), y: line.y), style)
        }
        let leader = Figure.Style(stroke: .faint, width: 1, dashes: [1, 3])
        return [
            .line(from: dot, to: CGPoint(x: textX(call.indent) - 5, y: call.y), leader),
            .circle(center: dot, radius: 4.5, .fill(color(call.lane))),
        ] + texts
    }

    private func shapes(_ brace: Brace) -> [Figure.Shape] {
        let x = textX(brace.indent) + 2
        let corners = [
            CGPoint(x: x + 6, y: brace.top), CGPoint(x: x, y: brace.top), CGPoint(x: x, y: brace.bottom),
            CGPoint(x: x + 6, y: brace.bottom),
        ]
        let style = Figure.TextStyle(.faint, size: Self.textSize, isBold: true)
        return [.polyline(corners, .stroke(.faint))]
            + brace.label.map { .text($0.text, at: CGPoint(x: textX(brace.indent), y: $0.y), style) }
    }

    private func color(_ lane: Int) -> Figure.Color {
        let colors: [Figure.Color] = [.accent, .second, .warn, .ink]
        return colors[lane % colors.count]
    }
}
