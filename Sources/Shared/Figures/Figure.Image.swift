public import Foundation

extension Figure {
    /// An image made of pixels, as a PNG file that is embedded in the SVG document.
    public struct Image: Sendable, Equatable {
        /// The contents of the PNG file.
        public let bytes: Data
        /// The size of the image, in points.
        public let size: CGSize

        /// Creates an image of `scale` pixels per point.
        ///
        /// - Returns: `nil` if the bytes aren't those of a PNG file, whose first chunk contains the image's size
        ///   (Portable Network Graphics Specification, 11.2.2).
        public init?(png bytes: Data, scale: CGFloat = 1) {
            let head = [UInt8](bytes.prefix(24))
            guard head.count == 24, head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
                head[12..<16].elementsEqual("IHDR".utf8)
            else { return nil }
            let sides = [16, 20].map { start in head[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
            guard sides.allSatisfy({ (1...4096).contains($0) }), scale > 0 else { return nil }
            self.bytes = bytes
            size = CGSize(width: CGFloat(sides[0]) / scale, height: CGFloat(sides[1]) / scale)
        }

        /// The value of an `href` attribute.
        var address: String { "data:image/png;base64,\(bytes.base64EncodedString())" }
    }
}
