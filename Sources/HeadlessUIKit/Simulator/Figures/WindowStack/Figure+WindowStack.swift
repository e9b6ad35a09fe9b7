import Foundation
@_spi(Simulator) import UIKit

extension Figure {
    /// Draws an exploded view of the current device's windows, including hidden ones, from the back at the left to the
    /// front.
    ///
    /// `naming` may return a name for a window. The other windows are named after their classes.
    @MainActor
    public static func windowStack(
        title: String, description: String? = nil, name: String? = nil, gaps: WindowGaps = .even,
        naming: (UIWindow) -> String? = { _ in nil }
    ) -> Figure {
        windowStack(
            title: title, description: description, name: name, screen: UIScreen.current.bounds.size,
            windows: UIApplication.shared.allWindows.map { WindowLayer($0, label: naming($0)) }, gaps: gaps)
    }

    /// Draws an exploded view of windows, from the back at the left to the front at the right, each on an outline of
    /// the screen.
    ///
    /// `screen` is in points. `windows` are in order from back to front. The key window is accented. Hidden windows are
    /// dashed and pale. If the names are short enough, the figure fits on a phone, however many windows there are.
    /// Without a `description`, the stack is described in words.
    public static func windowStack(
        title: String, description: String? = nil, name: String? = nil, screen: CGSize, windows: [WindowLayer],
        gaps: WindowGaps = .even
    ) -> Figure {
        Figure(
            title: title, description: description ?? WindowLayer.description(of: windows), name: name,
            panels: [Panel(windows: windows, screen: screen, gaps: gaps)])
    }
}

extension Figure.Panel {
    /// Creates an exploded view of windows.
    ///
    /// - Parameter contents: The visible content of each window, in points of the screen, or `nil` for plain planes.
    ///   With content, the planes are larger, and the windows have numbers, from 1 at the back.
    init(
        _ heading: String? = nil, windows: [Figure.WindowLayer], screen: CGSize, gaps: Figure.WindowGaps,
        contents: [DrawingCommand?]? = nil
    ) {
        let layout = WindowStackLayout(windows, screen: screen, gaps: gaps, planeLength: contents == nil ? 200 : 280)
        let extent = windows.indices.reduce(CGRect.null) { extent, index in
            extent.union(layout.extent(of: windows[index], index: index, isNumbered: contents != nil))
        }
        let margin = WindowStackLayout.margin
        let canvas = extent.isNull ? CGRect.zero : extent.insetBy(dx: -margin, dy: -margin)
        let planes = windows.indices.flatMap { index in
            layout.plane(windows[index], index: index, contents: contents?[index])
        }
        let names = windows.indices.flatMap { layout.label(windows[$0], index: $0, isNumbered: contents != nil) }
        self.init(
            heading,
            size: CGSize(
                width: min(canvas.width.rounded(.up), Figure.Panel.maximumWidth), height: canvas.height.rounded(.up)),
            shapes: [.group(planes + names, .translation(x: -canvas.minX, y: -canvas.minY))])
    }
}

extension WindowStackLayout {
    fileprivate func plane(_ window: Figure.WindowLayer, index: Int, contents: DrawingCommand?) -> [Figure.Shape] {
        let corners = view.corners(of: screen, depth: depths[index])
        let outline = Figure.Shape.polygon(
            corners, Figure.Style(stroke: .faint, width: 1, dashes: [2, 3], opacity: 0.7))
        let plane = self.corners(of: window.frame, index: index)
        guard !plane.isEmpty else { return [outline] }
        let inside = Figure.Style.fill(window.isKey ? .accentSoft : .paper, opacity: window.isHidden ? 0.25 : 0.85)
        let edge = Figure.Style.stroke(
            window.tint, width: window.isKey ? 2 : 1.5, dashes: window.isHidden ? [4, 4] : [])
        return [outline, .polygon(plane, inside)] + painted(contents, index: index) + [.polygon(plane, edge)]
    }

    /// Returns the visible content of a window on its plane. Texts are bars.
    private func painted(_ contents: DrawingCommand?, index: Int) -> [Figure.Shape] {
        guard let contents else { return [] }
        var painter = ScreenPainter(scale: 0)
        let shapes = painter.shapes(of: contents)
        return [.group([.clipped(shapes, to: neighborhood)], view.transform(depth: depths[index]))]
    }

    fileprivate func label(_ window: Figure.WindowLayer, index: Int, isNumbered: Bool) -> [Figure.Shape] {
        let foot = foot(index)
        let name = name(index)
        let width = nameWidth(index)
        let leader = [foot, CGPoint(x: foot.x, y: name.y), CGPoint(x: name.x - 3, y: name.y)]
        let end: Figure.Shape =
            isNumbered
            ? .badge(index + 1, at: foot, isAccented: window.isKey)
            : .circle(center: foot, radius: 2.5, .fill(window.tint))
        let (label, caption) = (Figure.WindowLayer.labelSize, Figure.WindowLayer.captionSize)
        return [
            .polyline(leader, Figure.Style(stroke: window.tint, width: 1, opacity: 0.75)), end,
            .text(
                FittedText.shortened(window.label, to: width, size: label, font: .boldPage), at: name,
                Figure.TextStyle(window.tint, size: label, isBold: true)),
            .text(
                FittedText.shortened(window.details, to: width, size: caption), at: CGPoint(x: name.x, y: name.y + 15),
                Figure.TextStyle(window.isKey ? .accent : .faint, size: caption)),
        ]
    }
}

extension Figure.WindowLayer {
    /// The color of the window's lines and name.
    var tint: Figure.Color {
        isKey ? .accent : isHidden ? .faint : .ink
    }

    static func description(of windows: [Figure.WindowLayer]) -> String {
        windows.isEmpty
            ? "No windows." : "Windows from back to front: \(windows.map(\.description).joined(separator: "; "))."
    }
}

extension WindowStackLayout {
    /// Returns the area that a window's plane, texts, and number cover.
    fileprivate func extent(of window: Figure.WindowLayer, index: Int, isNumbered: Bool) -> CGRect {
        let corners = view.corners(of: screen, depth: depths[index]) + corners(of: window.frame, index: index)
        let name = name(index)
        let texts = CGRect(
            x: name.x, y: name.y, width: min(window.textWidth, nameWidth(index)),
            height: WindowStackLayout.rowHeight - 12)
        let number = isNumbered ? WindowStackLayout.margin - Figure.Shape.badgeRadius - 1 : 0
        let foot = CGRect(origin: foot(index), size: .zero).insetBy(dx: number, dy: number)
        return corners.reduce(texts.union(foot)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
}
