import Foundation
import Testing

@testable import Figures

/// Tests of bitmap images.
@Suite struct ImageTests {
    /// Returns the signature of a PNG file and the beginning of its first chunk.
    static func head(width: Int, height: Int) -> Data {
        func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + number(13) + Array("IHDR".utf8) + number(width)
                + number(height))
    }

    @Test func `an image's size is in points`() {
        #expect(Figure.Image(png: Self.head(width: 42, height: 63))?.size == CGSize(width: 42, height: 63))
        #expect(Figure.Image(png: Self.head(width: 42, height: 63), scale: 2)?.size == CGSize(width: 21, height: 31.5))
    }

    @Test func `data that isn't a PNG file isn't an image`() {
        let good = Self.head(width: 1, height: 1)
        #expect(Figure.Image(png: good) != nil)
        for count in 0..<24 { #expect(Figure.Image(png: good.prefix(count)) == nil) }
        #expect(Figure.Image(png: Self.head(width: 0, height: 1)) == nil)
        #expect(Figure.Image(png: Self.head(width: 1, height: 4097)) == nil)
        #expect(Figure.Image(png: Data("<svg onload=\"alert(1)\"/>......".utf8)) == nil)
        #expect(Figure.Image(png: good.dropFirst(0), scale: 0) == nil)
    }

    @Test func `a slider's image is scaled to fit its row, keeping its proportions`() {
        let image = Figure.Image(png: Self.head(width: 400, height: 100))
        let row = Figure.Row("", .slider(fraction: 0.5, minimum: .init("wide", image)))
        let rects = row.shapes(width: 300).compactMap { shape -> CGRect? in
            if case .image(_, let rect) = shape { rect } else { nil }
        }
        #expect(rects == [CGRect(x: 16, y: 12, width: 80, height: 20)])
    }

    @Test func `a picture embeds an image as base64`() throws {
        let image = try #require(Figure.Image(png: Self.head(width: 1, height: 1)))
        let panel = Figure.Panel(size: CGSize(width: 9, height: 9), shapes: [.image(image, in: .zero)])
        let svg = Figure(title: "T", description: "D", panels: [panel]).svg
        #expect(svg.contains("href=\"data:image/png;base64,iVBORw0KGgo"))
    }
}
