import Foundation
@_spi(Simulator) import UIKit

extension Figure {
    /// The screen as the user sees it, and beside it its windows pulled apart, with what is on them.
    ///
    /// Windows have the same numbers in both, from 1 at the back. Hidden ones are dashed, and only among those pulled
    /// apart; the key window is accented. Texts of pulled-apart windows are bars. `naming` may give a window a name; the
    /// others are named after their classes. Without a `description` both are described in words.
    ///
    /// ```swift
    /// return .layers(title: "What covers what") { $0 === alert ? "Alert" : nil }
    /// ```
    @MainActor
    public static func layers(
        title: String, description: String? = nil, name: String? = nil, gaps: WindowGaps = .even,
        naming: (UIWindow) -> String? = { _ in nil }
    ) -> Figure {
        var picture = ScreenPicture.current(for: "Figure.layers")
        // About as high as the windows beside it.
        picture.room.height = 440
        let windows = UIApplication.shared.allWindows
        let layers = windows.map { WindowLayer($0, label: naming($0)) }
        var seen = picture.panel
        seen.heading = "what the user sees"
        seen.shapes += zip(layers.indices, layers).filter { !$1.isHidden }.flatMap { index, layer in
            outline(layer, number: index + 1, on: picture)
        }
        let upright = picture.orientation.fixedToUpright(screen: picture.device.screenSize)
        let apart = Panel(
            "pulled apart", windows: layers, screen: picture.glass.size, gaps: gaps,
            contents: windows.map { PaintedView($0, upright: upright) })
        let words = "What the user sees: \(picture.words(of: windows)) Pulled apart: \(WindowLayer.words(of: layers))"
        return Figure(title: title, description: description ?? words, name: name, panels: [seen, apart])
    }

    /// The edge of a window on the screen, with its number in its upper left corner; the numbers of windows in one corner
    /// stand side by side.
    private static func outline(_ layer: WindowLayer, number: Int, on picture: ScreenPicture) -> [Shape] {
        let frame = layer.frame.intersection(picture.glass)
        guard !frame.isNull, !frame.isEmpty else { return [] }
        let corners = frame.corners.map { picture.toPanel($0) }
        let all = CGRect(around: corners)
        let isWhole = frame == picture.glass
        // Windows that fill the screen have their numbers in a row above its lower edge, and its edge for an outline.
        let place =
            isWhole
            ? CGPoint(x: all.minX + 12 + CGFloat(number) * 20, y: all.maxY - 26)
            : CGPoint(x: all.minX + 2, y: all.minY + 2)
        let edge = Style.stroke(layer.tint, width: layer.isKey ? 2.5 : 1.25)
        let outline: Shape =
            isWhole ? .rectangle(all, corner: picture.cornerInPanel, edge) : .polygon(corners, edge)
        return (isWhole && !layer.isKey ? [] : [outline])
            + [.badge(number, at: place, isAccented: layer.isKey)]
    }
}

extension CGRect {
    /// Top left, top right, bottom right, bottom left.
    var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
        ]
    }

    init(around points: [CGPoint]) {
        self = points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
}
