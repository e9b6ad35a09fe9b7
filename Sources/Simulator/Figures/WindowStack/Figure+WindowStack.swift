import Foundation
@_spi(Simulator) import UIKit

extension Figure {
    /// The windows of the current device pulled apart, hidden ones too, from the back on the left to the front.
    ///
    /// `naming` may give a window a name; the others are named after their classes.
    @MainActor
    public static func windowStack(
        title: String, description: String? = nil, name: String? = nil, gaps: WindowGaps = .even,
        naming: (UIWindow) -> String? = { _ in nil }
    ) -> Figure {
        windowStack(
            title: title, description: description, name: name, screen: UIScreen.current.bounds.size,
            windows: UIApplication.shared.allWindows.map { WindowLayer($0, label: naming($0)) }, gaps: gaps)
    }

    /// Windows pulled apart, from the back on the left to the front on the right, each on an outline of the screen.
    ///
    /// `screen` is in points; `windows` come from back to front. The key window is accented, hidden ones are dashed and
    /// pale. However many there are, the picture is narrow enough for a phone as long as their names are.
    /// Without a `description` the stack is described in words.
    public static func windowStack(
        title: String, description: String? = nil, name: String? = nil, screen: CGSize, windows: [WindowLayer],
        gaps: WindowGaps = .even
    ) -> Figure {
        let layout = WindowStackLayout(windows, screen: screen, gaps: gaps)
        let extent = windows.indices.reduce(CGRect.null) { extent, index in
            extent.union(layout.extent(of: windows[index], index: index))
        }
        let canvas = extent.isNull ? CGRect.zero : extent.insetBy(dx: -6, dy: -6)
        let planes = windows.indices.flatMap { plane(windows[$0], index: $0, layout: layout) }
        let names = windows.indices.flatMap { label(windows[$0], index: $0, layout: layout) }
        return Figure(
            title: title,
            description: description ?? "Windows from back to front: \(windows.map(\.words).joined(separator: "; ")).",
            size: CGSize(width: canvas.width.rounded(.up), height: canvas.height.rounded(.up)), name: name,
            shapes: [.group(planes + names, .translation(x: -canvas.minX, y: -canvas.minY))])
    }

    private static func plane(_ window: WindowLayer, index: Int, layout: WindowStackLayout) -> [Shape] {
        let screen = layout.view.corners(of: layout.screen, depth: layout.depths[index])
        let outline = Shape.polygon(screen, Style(stroke: .faint, width: 1, dashes: [2, 3], opacity: 0.7))
        let corners = layout.corners(of: window.frame, index: index)
        guard !corners.isEmpty else { return [outline] }
        let inside = Style.fill(window.isKey ? .accentSoft : .paper, opacity: window.isHidden ? 0.25 : 0.85)
        let edge = Style.stroke(
            window.tint, width: window.isKey ? 2 : 1.5, dashes: window.isHidden ? [4, 4] : [])
        return [outline, .polygon(corners, inside), .polygon(corners, edge)]
    }

    private static func label(_ window: WindowLayer, index: Int, layout: WindowStackLayout) -> [Shape] {
        let foot = layout.foot(index)
        let name = layout.name(index)
        let leader = [foot, CGPoint(x: foot.x, y: name.y), CGPoint(x: name.x - 3, y: name.y)]
        return [
            .polyline(leader, Style(stroke: window.tint, width: 1, opacity: 0.75)),
            .circle(center: foot, radius: 2.5, .fill(window.tint)),
            .text(window.label, at: name, TextStyle(window.tint, size: WindowLayer.labelSize, isBold: true)),
            .text(
                window.details, at: CGPoint(x: name.x, y: name.y + 15),
                TextStyle(window.isKey ? .accent : .faint, size: WindowLayer.captionSize)),
        ]
    }
}

extension Figure.WindowLayer {
    fileprivate var tint: Figure.Color {
        isKey ? .accent : isHidden ? .faint : .ink
    }
}

extension WindowStackLayout {
    /// What a window's plane and texts cover of the picture.
    fileprivate func extent(of window: Figure.WindowLayer, index: Int) -> CGRect {
        let corners = view.corners(of: screen, depth: depths[index]) + corners(of: window.frame, index: index)
        let name = name(index)
        let texts = CGRect(
            x: name.x, y: name.y, width: window.textWidth, height: WindowStackLayout.rowHeight - 12)
        return corners.reduce(texts) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
}
