import SwiftText

/// The requirement for a text file, which is UTF-8 without NUL bytes.
package enum TextEncoding {
    package static func diagnostic(in file: SourceFile) -> Diagnostic? {
        file.bytes.withUnsafeBufferPointer { bytes in
            guard let offset = firstInvalidByte(in: bytes) else { return nil }
            let message = bytes[offset] == 0 ? "a NUL byte; remove it" : "not UTF-8; save the file as UTF-8"
            return .error(message, at: file.location(offset: offset))
        }
    }

    private static func firstInvalidByte(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = 0
        while index < bytes.count {
            // Most text is ASCII, so eight bytes are examined together unless one of them is NUL or part of a longer
            // character.
            if index + 8 <= bytes.count {
                let word = bytes.word(at: index)
                if word & 0x8080_8080_8080_8080 == 0, !word.hasByte(0) {
                    index += 8
                    continue
                }
            }
            let byte = bytes[index]
            if byte == 0 { return index }
            if byte < 0x80 {
                index += 1
                continue
            }
            guard let length = lengthOfCharacter(in: bytes, at: index) else { return index }
            index += length
        }
        return nil
    }

    /// Returns the length of the well-formed sequence at an index (Unicode 15, table 3-7), or `nil` if it's ill-formed.
    private static func lengthOfCharacter(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
        let lead = bytes[index]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
        for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
        return length
    }
}
