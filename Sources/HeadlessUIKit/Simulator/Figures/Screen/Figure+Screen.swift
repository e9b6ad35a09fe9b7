@_spi(Simulator) import UIKit

extension Figure {
    /// The current device as it looks now, turned so that its interface stands upright.
    ///
    /// The windows that show lie on the screen from back to front, in their own colours; a view that has none is a
    /// hairline. Where no colour of the app lies below, text that could not be read on a light or a dark page takes the
    /// page's ink. The device is drawn as large as a panel has room, on its side as wide as one: texts that would come out
    /// too small are set as large as can be read and cut, or bars stand for them.
    /// Without a `description` the windows and what is written on them are described in words.
    ///
    /// - Parameter held: whether the device stands as the hand holds it instead: an interface that has not turned with it
    ///   lies on its side. A mark shows the device's top, an arrow where down is. Turned, it is as large as before, in a
    ///   square: pictures of all turns have one size.
    ///
    /// ```swift
    /// turnDevice(to: .landscapeLeft)
    /// return .screen(title: "The phone on its side", held: true)
    /// ```
    @MainActor
    public static func screen(
        title: String, description: String? = nil, name: String? = nil, held: Bool = false
    ) -> Figure {
        let picture = ScreenPicture.current(for: "Figure.screen", held: held)
        let panel = held ? picture.heldPanel : picture.panel
        return Figure(
            title: title, description: description ?? picture.words(of: UIApplication.shared.allWindows), name: name,
            panels: [panel])
    }
}

extension ScreenPicture {
    /// What the current device shows.
    @MainActor
    static func current(for caller: StaticString, held: Bool = false) -> ScreenPicture {
        guard let device = Device.inUse else { Phone.isMissing(for: caller) }
        return ScreenPicture(of: device, held: held)
    }

    /// Room around the device for its outline and buttons, in picture units.
    private static let margin: CGFloat = 3
    private static let cueHeight: CGFloat = 34

    private var body: DeviceBody { DeviceBody(device) }

    /// The device with its edge as it stands in the picture, in points.
    var outerSize: CGSize {
        let width = device.screenSize.width + 2 * body.bezel.width
        let height = device.screenSize.height + 2 * body.bezel.height
        return pose.isLandscape ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// Picture units a point.
    var scale: CGFloat {
        let both = 2 * ScreenPicture.margin
        return min((room.width - both) / outerSize.width, (room.height - both) / outerSize.height)
    }

    /// In picture units.
    var size: CGSize {
        let both = 2 * ScreenPicture.margin
        return CGSize(
            width: min((outerSize.width * scale + both).rounded(.up), room.width),
            height: (outerSize.height * scale + both).rounded(.up))
    }

    /// From the portrait coordinates of the screen to the picture's.
    private var fixedToPanel: Figure.Transform {
        let bezel = pose.isLandscape ? CGSize(width: body.bezel.height, height: body.bezel.width) : body.bezel
        let place = Figure.Transform(
            a: scale, b: 0, c: 0, d: scale, tx: bezel.width * scale + ScreenPicture.margin,
            ty: bezel.height * scale + ScreenPicture.margin)
        return Figure.Transform(pose.fixedToUpright(screen: device.screenSize)).concatenating(place)
    }

    /// From the coordinates of the upright interface to the picture's.
    var toPanel: Figure.Transform {
        let toFixed = orientation.fixedToUpright(screen: device.screenSize).inverted()
        return Figure.Transform(toFixed).concatenating(fixedToPanel)
    }

    var panel: Figure.Panel { Figure.Panel(size: size, shapes: shapes) }

    var shapes: [Figure.Shape] {
        [
            .group(body.back, fixedToPanel),
            .group([.clipped(contents, to: glass, corner: body.corner)], toPanel),
            .group([.clipped(body.front, to: CGRect(origin: .zero, size: device.screenSize))], fixedToPanel),
        ]
    }

    /// The device in the middle of a square, with a mark at its top and its buttons, and below an arrow that points down.
    var heldPanel: Figure.Panel {
        let side = Figure.Panel.maximumWidth
        let y = side + ScreenPicture.cueHeight / 2
        let arrow = CGPoint(x: 14, y: y)
        let (title, words) = ("held \(pose.holdingWords)", "arrow: down; thick edge: its top")
        let cues: [Figure.Shape] = [
            .arrow(
                from: CGPoint(x: arrow.x, y: y - 13), to: CGPoint(x: arrow.x, y: y + 13), .accent, width: 2.5, head: 9),
            .text(title, at: CGPoint(x: 24, y: y - 7), Figure.TextStyle(.accent, size: 11.5, isBold: true)),
            .text(words, at: CGPoint(x: 24, y: y + 8), Figure.TextStyle(.faint, size: 11.5)),
        ]
        let place = Figure.Transform.translation(
            x: ((side - size.width) / 2).rounded(.down), y: ((side - size.height) / 2).rounded(.down))
        let device: [Figure.Shape] =
            [.group(body.buttons, fixedToPanel)] + shapes + [.group([body.topMark], fixedToPanel)]
        return Figure.Panel(
            size: CGSize(width: side, height: side + ScreenPicture.cueHeight), shapes: [.group(device, place)] + cues)
    }

    /// The screen in the coordinates of the upright interface.
    var glass: CGRect {
        let size = device.screenSize
        let turned = CGSize(width: size.height, height: size.width)
        return CGRect(origin: .zero, size: orientation.isLandscape ? turned : size)
    }

    /// Where that comes out in the picture.
    var glassInPanel: CGRect { CGRect(around: glass.corners.map { toPanel($0) }) }

    /// The radius of its corners there.
    var cornerInPanel: CGFloat { body.corner * scale }

    /// The windows, the status bar among them, and the home indicator.
    private var contents: [Figure.Shape] {
        var painter = ScreenPainter(scale: scale)
        var shapes: [Figure.Shape] = []
        for (index, window) in windows.enumerated() {
            if index == windowsBehindStatusBar { shapes += statusBarShapes(on: painter.backdrop) }
            shapes += painter.shapes(of: window, in: .identity)
        }
        if windowsBehindStatusBar == windows.count { shapes += statusBarShapes(on: painter.backdrop) }
        return shapes + homeIndicator(on: painter.backdrop)
    }

    private func statusBarShapes(on backdrop: Backdrop) -> [Figure.Shape] {
        guard let frame = statusBar else { return [] }
        let place = CGPoint(x: frame.minX + 24, y: frame.midY)
        let color = backdrop.legible(statusBarColor, at: place)
        let cutout = orientation.isLandscape ? .none : device.cutout
        return StatusBarPicture(frame: frame, cutout: cutout, color: color, scale: scale).shapes
    }

    private func homeIndicator(on backdrop: Backdrop) -> [Figure.Shape] {
        guard !body.hasHomeButton, !hidesHomeIndicator else { return [] }
        let width = (glass.width * 0.36).rounded()
        let bar = CGRect(x: glass.midX - width / 2, y: glass.maxY - 13, width: width, height: 5)
        return [.rectangle(bar, corner: 2.5, .fill(backdrop.ink(at: CGPoint(x: bar.midX, y: bar.midY))))]
    }

    /// The picture in words.
    @MainActor
    func words(of windows: [UIWindow]) -> String {
        let shown = windows.filter { $0.isShown && $0.alpha > 0 }.map { window in
            Figure.WindowLayer(window).words
        }
        let list = shown.isEmpty ? "No window shows." : "Windows from back to front: \(shown.joined(separator: "; "))."
        let texts = self.windows.flatMap(\.words)
        let written = texts.isEmpty ? "" : " Written there: \(texts.joined(separator: "; "))."
        let held = pose == orientation ? "" : ", held \(pose.holdingWords)"
        return "\(device.name), \(orientation.words)\(held). \(list)\(written)"
    }
}

extension UIInterfaceOrientation {
    /// How the device is held while the interface of this orientation stands upright.
    fileprivate var holdingWords: String {
        switch self {
        case .unknown, .portrait: "upright"
        case .portraitUpsideDown: "upside down"
        case .landscapeRight: "with its top to the left"
        case .landscapeLeft: "with its top to the right"
        }
    }
}
