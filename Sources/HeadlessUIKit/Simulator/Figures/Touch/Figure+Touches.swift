import Foundation
@_spi(Simulator) import UIKit

extension Figure {
    /// Draws the screen divided into the regions in which one view receives touches, and a legend with these views.
    ///
    /// The windows are hit-tested all over the screen with `hitTest`, in the same way as for a touch. A side effect of
    /// an app's `hitTest` therefore occurs many times. Edges of views, and other edges that are vertical or horizontal,
    /// are exact. Round edges are approximated by steps of some points. The numbers of regions cover no text if there's
    /// room next to it. A page shows the name of a region under the screen while the region has the pointer or the
    /// keyboard focus. `naming` may return a name for a window or a view. Without a `description`, the regions are
    /// listed in words.
    ///
    /// ```swift
    /// return .touches(title: "Where the finger goes") { $0 === tips ? "Tips" : nil }
    /// ```
    @MainActor
    public static func touches(
        title: String, description: String? = nil, name: String? = nil,
        naming: (UIView) -> String? = { _ in nil }
    ) -> Figure {
        let picture = ScreenPicture.current(for: "Figure.touches")
        let regions = TouchMap(of: picture).regions
        let colors = colors(of: regions)
        let labels = regions.map { "\($0.windowLabel(naming)): \($0.answer(naming))" }
        var screen = picture.panel
        let foot = screen.size.height
        // The outlines of windows in front are drawn on top. The regions are in the order of their numbers.
        let outlines = zip(regions, colors).reversed().map { outline($0, $1, on: picture) }
        screen.shapes.append(.clipped(outlines, to: picture.glassInPanel, corner: picture.cornerInPanel))
        let nameLines = labels.enumerated().map { lines(ofName: "\($0 + 1)  \($1)") }
        let areas = regions.map { Area($0, on: picture) }
        var badges = BadgeLayout(avoiding: picture.shapes)
        let centers = badges.centers(in: areas.map(\.rects), insets: areas.map(\.cornerInset))
        screen.shapes += regions.indices.map { index in
            .region(
                [areas[index].shape(.fill(colors[index], opacity: 0.2)), .badge(index + 1, at: centers[index])],
                name: texts(nameLines[index], below: foot), label: labels[index])
        }
        let lineCount = nameLines.map(\.count).max() ?? 0
        screen.size = CGSize(width: Panel.maximumWidth, height: foot + CGFloat(lineCount) * lineHeight + 6)
        let legend = TouchLegend(
            rows: regions.indices.map { index in
                TouchLegend.Row(
                    number: index + 1, window: regions[index].windowLabel(naming),
                    answer: regions[index].answer(naming),
                    color: colors[index])
            })
        let list = labels.enumerated().map { "\($0 + 1): \($1)" }.joined(separator: "; ")
        return Figure(
            title: title, description: description ?? "Who answers a finger, region by region. \(list).", name: name,
            panels: [screen, legend.panel])
    }

    private static let lineHeight: CGFloat = 17

    /// Returns a color for each window that receives touches, from the front. Regions without a window are faint.
    private static func colors(of regions: [TouchMap.Region]) -> [Color] {
        let all: [Color] = [.accent, .second, .warn, .ink]
        var windows: [ObjectIdentifier] = []
        return regions.map { region in
            guard let window = region.window else { return .faint }
            let id = ObjectIdentifier(window)
            if !windows.contains(id) { windows.append(id) }
            return all[(windows.firstIndex(of: id) ?? 0) % all.count]
        }
    }

    private static func outline(_ region: TouchMap.Region, _ color: Color, on picture: ScreenPicture) -> Shape {
        let toPanel = picture.toPanel
        let lines = region.edges.flatMap { [Path.Element.move(toPanel($0.start)), .line(toPanel($0.end))] }
        return .path(Path(lines), Style(stroke: color, width: 1.5, dashes: region.window == nil ? [3, 3] : []))
    }

    /// Returns a region's name in at most two lines. The legend contains the full name.
    private static func lines(ofName name: String) -> [String] {
        Array(FittedText.lines(of: name, width: Panel.maximumWidth, size: 12).prefix(2))
    }

    private static func texts(_ lines: [String], below foot: CGFloat) -> [Shape] {
        lines.enumerated().map { index, text in
            .text(
                text, at: CGPoint(x: 0, y: foot + 6 + (CGFloat(index) + 0.5) * lineHeight),
                TextStyle(size: 12, isBold: true))
        }
    }
}

/// A region, in the coordinates of the panel.
private struct Area {
    let rects: [CGRect]
    private let glass: CGRect
    /// The radius of the screen's corners if the region reaches one of them, or 0.
    private let corner: CGFloat

    @MainActor
    init(_ region: TouchMap.Region, on picture: ScreenPicture) {
        let toPanel = picture.toPanel
        rects = region.rects.map { CGRect(around: $0.corners.map { toPanel($0) }) }
        let glass = picture.glassInPanel
        let reachesCorner = rects.contains { rect in rect.corners.contains { glass.corners.contains($0) } }
        (self.glass, corner) = (glass, reachesCorner ? picture.cornerInPanel : 0)
    }

    func shape(_ style: Figure.Style) -> Figure.Shape {
        let area: Figure.Shape =
            rects.count == 1 ? .rectangle(rects[0], style) : .path(Figure.Path(rects.flatMap(\.path)), style)
        return corner > 0 ? .clipped([area], to: glass, corner: corner) : area
    }

    /// The distance from a rectangle's corner, in both directions, at which a point is inside a rounded corner.
    var cornerInset: CGFloat { corner * 0.3 }
}

extension CGRect {
    fileprivate var path: [Figure.Path.Element] {
        let corners = corners
        return [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]
    }
}
