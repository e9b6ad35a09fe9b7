extension [Figure.Shape] {
    /// Returns the shapes with their own colors on light pages, and with those of other shapes on dark pages.
    ///
    /// - Parameter dark: The same shapes in dark colors. Only their colors are used.
    package func adaptive(onDark dark: [Figure.Shape]) -> [Figure.Shape] {
        count == dark.count ? zip(self, dark).map { $0.adaptive(onDark: $1) } : self
    }
}

extension Figure.Shape {
    fileprivate func adaptive(onDark dark: Figure.Shape) -> Figure.Shape {
        switch (self, dark) {
        case (.rectangle(let rect, let corner, let style), .rectangle(_, _, let other)):
            return .rectangle(rect, corner: corner, style.adaptive(onDark: other))
        case (.circle(let center, let radius, let style), .circle(_, _, let other)):
            return .circle(center: center, radius: radius, style.adaptive(onDark: other))
        case (.polyline(let points, let style), .polyline(_, let other)):
            return .polyline(points, style.adaptive(onDark: other))
        case (.polygon(let points, let style), .polygon(_, let other)):
            return .polygon(points, style.adaptive(onDark: other))
        case (.path(let path, let style), .path(_, let other)):
            return .path(path, style.adaptive(onDark: other))
        case (.text(let text, let point, var style), .text(_, _, let other)):
            style.color = style.color.adaptive(onDark: other.color)
            return .text(text, at: point, style)
        case (.group(let shapes, let transform), .group(let others, _)):
            return .group(shapes.adaptive(onDark: others), transform)
        case (.faded(let shapes, let opacity), .faded(let others, _)):
            return .faded(shapes.adaptive(onDark: others), opacity: opacity)
        case (.clipped(let shapes, let rect, let corner), .clipped(let others, _, _)):
            return .clipped(shapes.adaptive(onDark: others), to: rect, corner: corner)
        case (.cut(let shapes, let path), .cut(let others, _)):
            return .cut(shapes.adaptive(onDark: others), along: path)
        case (.masked(let shapes, let mask), .masked(let others, _)):
            return .masked(shapes.adaptive(onDark: others), by: mask)
        case (.shadowed(let shapes, let shadow, let rect), .shadowed(let others, _, _)):
            return .shadowed(shapes.adaptive(onDark: others), shadow, in: rect)
        case (.blurred(let shapes, let deviation, let rect), .blurred(let others, _, _)):
            return .blurred(shapes.adaptive(onDark: others), by: deviation, in: rect)
        case (.region(let shapes, let name, let label), .region(let others, let otherName, _)):
            return .region(shapes.adaptive(onDark: others), name: name.adaptive(onDark: otherName), label: label)
        default: return self
        }
    }
}

extension Figure.Style {
    fileprivate func adaptive(onDark dark: Figure.Style) -> Figure.Style {
        var style = self
        if let fill, let dark = dark.fill { style.fill = fill.adaptive(onDark: dark) }
        if let stroke, let dark = dark.stroke { style.stroke = stroke.adaptive(onDark: dark) }
        return style
    }
}

extension Figure.Color {
    /// Returns the color with another one on dark pages. Only colors of the app are combined.
    fileprivate func adaptive(onDark dark: Figure.Color) -> Figure.Color {
        guard case .real(let light) = self, case .real(let dark) = dark, light != dark else { return self }
        return .adaptive(light: light, dark: dark)
    }
}
