import Foundation

extension Figure {
    /// Windows drawn apart, from the back on the left to the front on the right, each on an outline of the screen.
    ///
    /// `screen` is in points; `windows` come from back to front. The key window is accented, hidden ones are dashed.
    /// Without a `description` the stack is told in words.
    public static func windowStack(
        title: String, description: String? = nil, name: String? = nil, screen: CGSize, windows: [WindowLayer]
    ) -> Figure {
        let widest = windows.map { max(SVG.estimatedWidth($0.label, size: 12.5) * 1.08, 56) }.max() ?? 56
        let view = Isometry(scale: 230 / max(screen.height, screen.width), gap: max(84, widest + 14))
        let outline = CGRect(origin: .zero, size: screen)
        let all = windows.indices.flatMap { index in
            view.corners(of: outline, depth: index) + view.corners(of: windows[index].frame, depth: index)
        }
        let margin: CGFloat = 10
        let left = (all.map(\.x).min() ?? 0) - margin
        let top = (all.map(\.y).min() ?? 0) - margin
        let labelEnd = CGFloat(max(windows.count - 1, 0)) * view.gap + widest
        let right = max(all.map(\.x).max() ?? 0, labelEnd) + margin
        let bottom = (all.map(\.y).max() ?? 0) + 58
        let shapes = windows.enumerated().flatMap { index, window in
            layer(window, depth: index, screen: outline, view: view)
        }
        return Figure(
            title: title,
            description: description ?? "Windows from back to front: \(windows.map(\.words).joined(separator: "; ")).",
            size: CGSize(width: (right - left).rounded(.up), height: (bottom - top).rounded(.up)), name: name,
            shapes: [.group(shapes, .translation(x: -left, y: -top))])
    }

    private static func layer(_ window: WindowLayer, depth: Int, screen: CGRect, view: Isometry) -> [Shape] {
        let corners = view.corners(of: window.frame, depth: depth)
        let color: Color = window.isKey ? .accent : .ink
        var inside = Style.fill(window.isKey ? .accentSoft : .paper, opacity: 0.88)
        if window.isHidden { inside.opacity = 0.25 }
        let edge = Style.stroke(
            window.isHidden ? .faint : color, width: window.isKey ? 2 : 1.5, dashes: window.isHidden ? [4, 4] : [])
        let screenCorners = view.corners(of: screen, depth: depth)
        let foot = CGPoint(x: screenCorners[3].x, y: screenCorners[3].y + 16)
        var shapes: [Shape] = [
            .polygon(screenCorners, Style(stroke: .faint, width: 1, dashes: [2, 3], opacity: 0.7)),
            .polygon(corners, inside), .polygon(corners, edge),
            .text(window.label, at: foot, TextStyle(window.isHidden ? .faint : color, size: 12.5, isBold: true)),
            .text(window.caption, at: CGPoint(x: foot.x, y: foot.y + 16), TextStyle(.faint, size: 11)),
        ]
        if let state = window.state {
            let style = TextStyle(window.isKey ? .accent : .faint, size: 11, isBold: window.isKey)
            shapes.append(.text(state, at: CGPoint(x: foot.x, y: foot.y + 31), style))
        }
        return shapes
    }
}
