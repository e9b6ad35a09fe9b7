@_spi(Simulator) import UIKit

extension Figure {
    /// Draws the current device with its current appearance, rotated so that its interface is upright.
    ///
    /// The visible windows are drawn on the screen from back to front, in their own colors. A view without a color is a
    /// hairline. Where the app has no color behind a text, and the text isn't legible on both a light and a dark page,
    /// it has the page's ink. The device is drawn as large as a panel allows. In landscape, it's as wide as a panel.
    /// Texts that would be too small are set at the smallest legible size and truncated, or replaced with bars. Without
    /// a `description`, the windows and their texts are described in words. A locked device shows its lock screen
    /// (`LockScreen`) instead of the windows.
    ///
    /// - Parameters:
    ///   - held: `true` to draw the device as it's held. An interface that hasn't rotated with the device is then on its
    ///     side. A mark shows the top of the device, and an arrow points down. The device is drawn at the same size in a
    ///     square, so that the figures of all orientations have one size.
    ///   - angle: The angle by which the device is turned clockwise from its upright position, in degrees, or `nil` for
    ///     that of its orientation. The device is then drawn as it's held.
    ///
    /// ```swift
    /// turnDevice(to: .landscapeLeft)
    /// return .screen(title: "The phone on its side", held: true)
    /// ```
    @MainActor
    public static func screen(
        title: String, description: String? = nil, name: String? = nil, held: Bool = false, angle: CGFloat? = nil
    ) -> Figure {
        let isHeld = held || angle != nil
        let picture = ScreenPicture.current(for: "Figure.screen", held: isHeld)
        let panel = isHeld ? picture.heldPanel(angle: angle) : picture.panel
        return Figure(
            title: title, description: description ?? picture.description(of: UIApplication.shared.allWindows),
            name: name,
            panels: [panel])
    }
}

extension ScreenPicture {
    /// Returns a picture of the current device's screen.
    @MainActor
    static func current(for caller: StaticString, held: Bool = false) -> ScreenPicture {
        guard let device = Device.inUse else { Phone.isMissing(for: caller) }
        return ScreenPicture(of: device, held: held)
    }

    /// The margin around the device for its outline and buttons, in user units.
    private static let margin: CGFloat = 3
    private static let cueHeight: CGFloat = 34

    private var body: DeviceBody { DeviceBody(device) }

    /// The size of the device with its edge, in the picture's orientation, in points.
    var outerSize: CGSize {
        let width = device.screenSize.width + 2 * body.bezel.width
        let height = device.screenSize.height + 2 * body.bezel.height
        return pose.isLandscape ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// The number of user units per point.
    var scale: CGFloat {
        let both = 2 * ScreenPicture.margin
        return min((room.width - both) / outerSize.width, (room.height - both) / outerSize.height)
    }

    /// The size of the picture, in user units.
    var size: CGSize {
        let both = 2 * ScreenPicture.margin
        return CGSize(
            width: min((outerSize.width * scale + both).rounded(.up), room.width),
            height: (outerSize.height * scale + both).rounded(.up))
    }

    /// The transform from the portrait coordinates of the screen to those of the panel.
    private var fixedToPanel: Figure.Transform {
        let bezel = pose.isLandscape ? CGSize(width: body.bezel.height, height: body.bezel.width) : body.bezel
        let place = Figure.Transform(
            a: scale, b: 0, c: 0, d: scale, tx: bezel.width * scale + ScreenPicture.margin,
            ty: bezel.height * scale + ScreenPicture.margin)
        return Figure.Transform(pose.fixedToUpright(screen: device.screenSize)).concatenating(place)
    }

    /// The transform from the coordinates of the upright interface to those of the panel.
    var toPanel: Figure.Transform {
        let toFixed = orientation.fixedToUpright(screen: device.screenSize).inverted()
        return Figure.Transform(toFixed).concatenating(fixedToPanel)
    }

    var panel: Figure.Panel { Figure.Panel(size: size, shapes: shapes) }

    var shapes: [Figure.Shape] {
        [
            .group(body.buttons + back, fixedToPanel),
            .group([.clipped(contents, to: glass, corner: body.corner)], toPanel),
            .group([.clipped(body.front, to: CGRect(origin: .zero, size: device.screenSize))], fixedToPanel),
        ]
    }

    /// Returns the device in the middle of a square, with a mark at its top and its buttons. An arrow below it points
    /// down.
    ///
    /// - Parameter angle: The angle by which the device is turned clockwise, in degrees, or `nil` for that of its pose.
    ///   At any angle, the device has the size that fits into the square at all angles.
    func heldPanel(angle: CGFloat?) -> Figure.Panel {
        let side = Figure.Panel.maximumWidth
        let y = side + ScreenPicture.cueHeight / 2
        let arrow = CGPoint(x: 14, y: y)
        let title = angle.map { "turned by \(DumpText.number($0))°" } ?? "held \(pose.holdingWords)"
        let words = "arrow: down; thick edge: its top"
        let cues: [Figure.Shape] = [
            .arrow(
                from: CGPoint(x: arrow.x, y: y - 13), to: CGPoint(x: arrow.x, y: y + 13), .accent, width: 2.5, head: 9),
            .text(title, at: CGPoint(x: 24, y: y - 7), Figure.TextStyle(.accent, size: 13, isBold: true)),
            .text(words, at: CGPoint(x: 24, y: y + 8), Figure.TextStyle(.faint, size: 13)),
        ]
        return Figure.Panel(
            size: CGSize(width: side, height: side + ScreenPicture.cueHeight),
            shapes: [deviceInSquare(side, angle: angle)] + cues)
    }

    /// Returns the device with its mark in the middle of a square.
    private func deviceInSquare(_ side: CGFloat, angle: CGFloat?) -> Figure.Shape {
        guard let angle else {
            let place = Figure.Transform.translation(
                x: ((side - size.width) / 2).rounded(.down), y: ((side - size.height) / 2).rounded(.down))
            return .group(shapesWithTopMark, place)
        }
        var picture = self
        let scale = side / hypot(size.width, size.height)
        picture.room = CGSize(width: room.width * scale, height: room.height * scale)
        return .group(
            picture.shapesWithTopMark,
            Figure.Transform(
                CGAffineTransform(translationX: side / 2, y: side / 2)
                    .rotated(by: (angle - pose.holdingAngle) * .pi / 180)
                    .translatedBy(x: -picture.size.width / 2, y: -picture.size.height / 2)))
    }

    private var shapesWithTopMark: [Figure.Shape] { shapes + [.group([body.topMark], fixedToPanel)] }

    /// The screen, in the coordinates of the upright interface.
    var glass: CGRect {
        let size = device.screenSize
        let turned = CGSize(width: size.height, height: size.width)
        return CGRect(origin: .zero, size: orientation.isLandscape ? turned : size)
    }

    /// The screen, in the coordinates of the panel.
    var glassInPanel: CGRect { CGRect(around: glass.corners.map { toPanel($0) }) }

    /// The radius of the screen's corners, in the coordinates of the panel.
    var cornerInPanel: CGFloat { body.corner * scale }

    private var back: [Figure.Shape] {
        let back = body.back(screenColor)
        return inDarkStyle.first.map { back.adaptive(onDark: body.back($0.screenColor)) } ?? back
    }

    /// The contents of the screen. On a dark page, they are those of the dark style.
    private var contents: [Figure.Shape] {
        guard var dark = inDarkStyle.first else { return contentsInOwnStyle }
        dark.room = room
        return contentsInOwnStyle.adaptive(onDark: dark.contentsInOwnStyle)
    }

    /// The windows, the status bar at its position among them, and the home indicator.
    private var contentsInOwnStyle: [Figure.Shape] {
        var painter = ScreenPainter(scale: scale)
        painter.cover(glass, with: screenColor)
        var shapes: [Figure.Shape] = []
        for (index, window) in windows.enumerated() {
            if index == windowsBehindStatusBar { shapes += statusBarShapes(on: painter.backdrop) }
            shapes += painter.shapes(of: window)
            if let caret, caret.windowIndex == index { shapes += caret.shapes }
        }
        if let keyboard {
            shapes += keyboard.shapes(scale: scale)
            painter.cover(keyboard.frame, with: keyboard.groundColor)
        }
        if windowsBehindStatusBar == windows.count { shapes += statusBarShapes(on: painter.backdrop) }
        return shapes + homeIndicator(on: painter.backdrop)
    }

    private func statusBarShapes(on backdrop: Backdrop) -> [Figure.Shape] {
        guard let frame = statusBar else { return [] }
        let place = CGPoint(x: frame.minX + 24, y: frame.midY)
        let color = backdrop.legible(statusBarColor, at: place)
        let cutout = orientation.isLandscape ? .none : device.cutout
        let items = device.cutout == .none ? lockScreen?.items ?? device.statusBarItems : nil
        return StatusBarPicture(
            frame: frame, cutout: cutout, color: color, items: items, margin: device.idiom == .pad ? 20 : 6,
            showsTime: lockScreen == nil, scale: scale
        ).shapes
    }

    private func homeIndicator(on backdrop: Backdrop) -> [Figure.Shape] {
        guard !body.hasHomeButton, !hidesHomeIndicator else { return [] }
        let width = (glass.width * 0.36).rounded()
        let bar = CGRect(x: glass.midX - width / 2, y: glass.maxY - 13, width: width, height: 5)
        return [.rectangle(bar, corner: 2.5, .fill(backdrop.ink(at: CGPoint(x: bar.midX, y: bar.midY))))]
    }

    /// Returns a description of the picture in words.
    @MainActor
    func description(of windows: [UIWindow]) -> String {
        if lockScreen != nil { return descriptionOfLockScreen }
        let shown = windows.filter { $0.isShown && $0.alpha > 0 }.map { window in
            Figure.WindowLayer(window).description
        }
        let list = shown.isEmpty ? "No window shows." : "Windows from back to front: \(shown.joined(separator: "; "))."
        let texts = self.windows.flatMap(\.textLines)
        let written = texts.isEmpty ? "" : " Written there: \(texts.joined(separator: "; "))."
        let held = pose == orientation ? "" : ", held \(pose.holdingWords)"
        return "\(device.name), \(orientation.displayName)\(held). \(list)\(written)"
    }
}

extension UIInterfaceOrientation {
    /// The angle by which the device is turned clockwise while an interface of this orientation is upright, in degrees.
    fileprivate var holdingAngle: CGFloat {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeLeft: 90
        case .portraitUpsideDown: 180
        case .landscapeRight: 270
        }
    }

    /// A description of how the device is held while an interface of this orientation is upright.
    var holdingWords: String {
        switch self {
        case .unknown, .portrait: "upright"
        case .portraitUpsideDown: "upside down"
        case .landscapeRight: "with its top to the left"
        case .landscapeLeft: "with its top to the right"
        }
    }
}
