public import Foundation

extension Figure {
    /// A picture made of pixels, which an SVG file carries inside: a PNG file.
    public struct Image: Sendable, Equatable {
        /// The file's.
        public let bytes: Data
        /// In points.
        public let size: CGSize

        /// An image of `scale` pixels to the point.
        ///
        /// - Returns: nil when the bytes are not those of a PNG file, whose first part says how large it is
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
