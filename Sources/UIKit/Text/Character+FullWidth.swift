extension Character {
    /// Whether the character fills a square, as Chinese characters and emoji do, and so lets a line end on either side.
    ///
    /// The blocks are the wide ones of Unicode Standard Annex 11, "East Asian Width".
    var isFullWidth: Bool {
        guard let scalar = unicodeScalars.first, !scalar.isASCII else { return false }
        return scalar.properties.isEmojiPresentation || Self.wideBlocks.contains { $0.contains(scalar.value) }
    }

    private static let wideBlocks: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}
