@_spi(Simulator) import UIKit

extension Figure {
    /// The current device as it looks now, turned so that its interface stands upright.
    ///
    /// The windows that show lie on the screen from back to front, in their own colours; a view that has none is a
    /// hairline. Where no colour of the app lies below, text that could not be read on a light or a dark page takes the
    /// page's ink. Without a `description` the windows and what is written on them are described in words.
    @MainActor
    public static func screen(title: String, description: String? = nil, name: String? = nil) -> Figure {
        guard let device = Device.inUse else { Phone.isMissing(for: "Figure.screen") }
        let picture = ScreenPicture(of: device)
        return Figure(
            title: title, description: description ?? picture.words(of: UIApplication.shared.allWindows),
            size: picture.size, name: name, shapes: picture.shapes)
    }
}

extension ScreenPicture {
    /// Room around the device for its outline, in picture units.
    private static let margin: CGFloat = 3
    /// How long the device's longer side is, in picture units.
    private static let length: CGFloat = 540

    private var body: DeviceBody { DeviceBody(device) }

    private var isOnItsSide: Bool { orientation.isLandscape }

    /// The upright device with its edge, in points.
    private var outerSize: CGSize {
        CGSize(
            width: device.screenSize.width + 2 * body.bezel.width,
            height: device.screenSize.height + 2 * body.bezel.height)
    }

    private var scale: CGFloat {
        (ScreenPicture.length - 2 * ScreenPicture.margin) / max(outerSize.width, outerSize.height)
    }

    /// In picture units.
    var size: CGSize {
        let (width, height) = (outerSize.width * scale, outerSize.height * scale)
        let both = 2 * ScreenPicture.margin
        let upright = CGSize(width: (width + both).rounded(.up), height: (height + both).rounded(.up))
        return isOnItsSide ? CGSize(width: upright.height, height: upright.width) : upright
    }

    var shapes: [Figure.Shape] {
        let bezel = isOnItsSide ? CGSize(width: body.bezel.height, height: body.bezel.width) : body.bezel
        let toUpright = Figure.Transform(orientation.fixedToUpright(screen: device.screenSize))
        let place = Figure.Transform(
            a: scale, b: 0, c: 0, d: scale, tx: bezel.width * scale + ScreenPicture.margin,
            ty: bezel.height * scale + ScreenPicture.margin)
        let inside: [Figure.Shape] =
            [
                .group(body.back, toUpright), .clipped(contents, to: glass, corner: body.corner),
                .group([.clipped(body.front, to: CGRect(origin: .zero, size: device.screenSize))], toUpright),
            ]
        return [.group(inside, place)]
    }

    /// The screen in the picture's points.
    private var glass: CGRect {
        let size = device.screenSize
        let turned = CGSize(width: size.height, height: size.width)
        return CGRect(origin: .zero, size: isOnItsSide ? turned : size)
    }

    /// The windows, the status bar among them, and the home indicator.
    private var contents: [Figure.Shape] {
        var painter = ScreenPainter()
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
        return StatusBarPicture(frame: frame, cutout: isOnItsSide ? .none : device.cutout, color: color).shapes
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
        return "\(device.name), \(orientation.words). \(list)\(written)"
    }
}
