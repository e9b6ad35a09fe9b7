import Foundation
@_spi(Simulator) import UIKit

extension Figure {
    /// Where the finger goes: the screen divided into the regions in which one view answers, and beside it who that is.
    ///
    /// The windows are asked all over the screen in the way in which the device delivers touches, by `hitTest`; an app's
    /// `hitTest` that does something does it many times. Edges of views, and others that are upright, are exact; round ones
    /// come out as steps of some points. Regions have numbers, and a page shows the name of one under the screen while the
    /// pointer is over it or the tab key has led to it. `naming` may give a window or a view a name.
    /// Without a `description` the answers are listed in words.
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
        let labels = regions.map { "\($0.place(naming)): \($0.answer(naming))" }
        var screen = picture.panel
        let foot = screen.size.height
        // The lines of windows further in front lie on top; regions follow each other as their numbers do.
        let lines = zip(regions, colors).reversed().map { outline($0, $1, on: picture) }
        screen.shapes.append(.clipped(lines, to: picture.glassInPanel, corner: picture.cornerInPanel))
        screen.shapes += regions.indices.map { index in
            region(regions[index], number: index + 1, colors[index], label: labels[index], foot, on: picture)
        }
        screen.size = CGSize(width: Panel.maximumWidth, height: foot + 2 * lineHeight + 6)
        let legend = TouchLegend(
            rows: regions.indices.map { index in
                TouchLegend.Row(
                    number: index + 1, place: regions[index].place(naming), answer: regions[index].answer(naming),
                    color: colors[index])
            })
        let words = labels.enumerated().map { "\($0 + 1): \($1)" }.joined(separator: "; ")
        return Figure(
            title: title, description: description ?? "Who answers a finger, region by region. \(words).", name: name,
            panels: [screen, legend.panel])
    }

    private static let lineHeight: CGFloat = 17

    /// A colour for each window that answers, from the front; where none does there is hardly one.
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
        let place = picture.toPanel
        let lines = region.edges.flatMap { [Path.Element.move(place($0.start)), .line(place($0.end))] }
        return .path(Path(lines), Style(stroke: color, width: 1.5, dashes: region.window == nil ? [3, 3] : []))
    }

    private static func region(
        _ region: TouchMap.Region, number: Int, _ color: Color, label: String, _ foot: CGFloat,
        on picture: ScreenPicture
    ) -> Shape {
        let place = picture.toPanel
        let rects = region.rects.map { CGRect(around: $0.corners.map { place($0) }) }
        // The badge stands in the middle of the roomiest rectangle.
        let roomiest = rects.max { ($0.room, $0.width) < ($1.room, $1.width) } ?? .zero
        let fill = Style.fill(color, opacity: 0.2)
        let area: Shape = rects.count == 1 ? .rectangle(rects[0], fill) : .path(Path(rects.flatMap(\.path)), fill)
        let glass = picture.glassInPanel
        let reachesCorner = rects.contains { rect in rect.corners.contains { glass.corners.contains($0) } }
        let isRound = picture.cornerInPanel > 0 && reachesCorner
        let texts = FittedText.lines(of: "\(number)  \(label)", width: Panel.maximumWidth, size: 12).prefix(2)
        let name = texts.enumerated().map { index, text in
            Shape.text(
                text, at: CGPoint(x: 0, y: foot + 6 + (CGFloat(index) + 0.5) * lineHeight),
                TextStyle(size: 12, isBold: true))
        }
        return .region(
            [
                isRound ? .clipped([area], to: glass, corner: picture.cornerInPanel) : area,
                .badge(number, at: CGPoint(x: roomiest.midX, y: roomiest.midY)),
            ], name: name, label: label)
    }
}

extension CGRect {
    /// The shorter side.
    fileprivate var room: CGFloat { min(width, height) }

    fileprivate var path: [Figure.Path.Element] {
        let corners = corners
        return [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]
    }
}
