import Foundation
@_spi(Simulator) import UIKit

extension Figure {
    /// Draws the screen as the user sees it, and next to it an exploded view of its windows with their content.
    ///
    /// Windows have the same numbers in both panels, from 1 at the back. Hidden windows are dashed, and appear only in
    /// the exploded view. The key window is accented. Texts in the exploded view are bars. `naming` may return a name
    /// for a window. The other windows are named after their classes. Without a `description`, both panels are
    /// described in words.
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
        // The screen is about as tall as the windows next to it.
        picture.room.height = 440
        let windows = UIApplication.shared.allWindows
        let layers = windows.map { WindowLayer($0, label: naming($0)) }
        var seen = picture.panel
        seen.heading = "what the user sees"
        // The lock screen hides the windows.
        let visible = zip(layers.indices, layers).filter { !$1.isHidden && picture.lockScreen == nil }
        seen.shapes += visible.flatMap { index, layer in
            outline(layer, number: index + 1, on: picture)
        }
        // The lock screen of a phone is in portrait, whatever the orientation of the windows.
        var interface = picture
        interface.orientation = UIScreen.current.interfaceOrientation
        let upright = interface.orientation.fixedToUpright(screen: picture.device.screenSize)
        let draw = {
            Panel(
                "pulled apart", windows: layers, screen: interface.glass.size, gaps: gaps,
                contents: windows.map { DrawingCommand($0, upright: upright) })
        }
        var apart = draw()
        if let dark = UIApplication.shared.drawnInDark(draw) {
            apart.shapes = apart.shapes.adaptive(onDark: dark.shapes)
        }
        let defaultDescription =
            "What the user sees: \(picture.description(of: windows)) "
            + "Pulled apart: \(WindowLayer.description(of: layers))"
        return Figure(title: title, description: description ?? defaultDescription, name: name, panels: [seen, apart])
    }

    /// Returns the edge of a window on the screen, with the window's number in the upper-left corner. The numbers of
    /// windows that fill the screen are side by side.
    private static func outline(_ layer: WindowLayer, number: Int, on picture: ScreenPicture) -> [Shape] {
        let frame = layer.frame.intersection(picture.glass)
        guard !frame.isNull, !frame.isEmpty else { return [] }
        let corners = frame.corners.map { picture.toPanel($0) }
        let all = CGRect(around: corners)
        let isWhole = frame == picture.glass
        // A window that fills the screen has its number in a row above the screen's lower edge, and the screen's edge
        // as its outline.
        let badgeCenter =
            isWhole
            ? CGPoint(x: all.minX + 12 + CGFloat(number) * 20, y: all.maxY - 26)
            : CGPoint(x: all.minX + 2, y: all.minY + 2)
        let edge = Style.stroke(layer.tint, width: layer.isKey ? 2.5 : 1.25)
        let outline: Shape =
            isWhole ? .rectangle(all, corner: picture.cornerInPanel, edge) : .polygon(corners, edge)
        return (isWhole && !layer.isKey ? [] : [outline])
            + [.badge(number, at: badgeCenter, isAccented: layer.isKey)]
    }
}

extension CGRect {
    /// The corners of the rectangle: top left, top right, bottom right, and bottom left.
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
