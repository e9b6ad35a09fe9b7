import Foundation

extension Figure.Row {
    /// The maximum size of an image, or of the name that replaces it.
    private static let imageRoom = CGSize(width: 80, height: 28)
    private static let knob = CGSize(width: 31, height: 20)
    private static let nameSize: CGFloat = 13

    /// Returns a slider that extends across a row, between its images.
    func slider(
        _ fraction: CGFloat, _ minimum: SliderImage?, _ maximum: SliderImage?, width: CGFloat
    ) -> [Figure.Shape] {
        let left = Self.margin + (minimum.map { Self.width(of: $0) + Self.gap } ?? 0)
        let right = width - Self.margin - (maximum.map { Self.width(of: $0) + Self.gap } ?? 0)
        let knob = CGRect(
            x: left + fraction * (right - left - Self.knob.width), y: middle - Self.knob.height / 2,
            width: Self.knob.width, height: Self.knob.height)
        let (start, end) = (CGPoint(x: left + 2, y: middle), CGPoint(x: right - 2, y: middle))
        let filled = CGPoint(x: max(knob.midX, start.x), y: middle)
        var track = Figure.Style(stroke: .faint, width: 4, opacity: 0.35)
        var fill = Figure.Style.stroke(.accent, width: 4)
        (track.cap, fill.cap) = (.round, .round)
        let images = [
            minimum.map { shape(of: $0, at: Self.margin, .start) },
            maximum.map { shape(of: $0, at: width - Self.margin, .end) },
        ]
        return images.compactMap { $0 } + [
            .line(from: start, to: end, track), .line(from: start, to: filled, fill),
            .rectangle(knob, corner: Self.knob.height / 2, Figure.Style(fill: .white, stroke: .faint, width: 0.5)),
        ]
    }

    private static func width(of image: SliderImage) -> CGFloat {
        if let image = image.image { return size(of: image).width }
        let name = FittedText.shortened(image.name, to: imageRoom.width, size: nameSize, font: .phone)
        return FittedText.width(of: name, size: nameSize, font: .phone)
    }

    /// Returns the size of an image on a phone, reduced to its maximum size.
    private static func size(of image: Figure.Image) -> CGSize {
        let factor = min(scale, imageRoom.width / image.size.width, imageRoom.height / image.size.height)
        return CGSize(width: image.size.width * factor, height: image.size.height * factor)
    }

    /// Returns the shape of an image, or of its name if there's no image.
    ///
    /// - Parameters:
    ///   - x: The start or the end of the image, depending on the anchor.
    private func shape(of image: SliderImage, at x: CGFloat, _ anchor: Figure.TextStyle.Anchor) -> Figure.Shape {
        guard let pixels = image.image else {
            let style = Figure.TextStyle(.faint, size: Self.nameSize, anchor: anchor)
            return .rowText(image.name, at: CGPoint(x: x, y: middle), room: Self.imageRoom.width, style)
        }
        let size = Self.size(of: pixels)
        let left = anchor == .start ? x : x - size.width
        return .image(pixels, in: CGRect(origin: CGPoint(x: left, y: middle - size.height / 2), size: size))
    }
}
