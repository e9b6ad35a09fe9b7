/// A 64-bit hash of a file's contents, for detecting changes. It isn't suitable for security.
package enum ContentHash {
    package static func hash(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes(hash) }
    package static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.withUnsafeBytes(hash) }

    /// Returns one hash of several hashes.
    package static func hash(of hashes: [UInt64]) -> UInt64 { hashes.withUnsafeBytes(hash) }

    private static func hash(_ buffer: UnsafeRawBufferPointer) -> UInt64 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(buffer.count)
        var index = 0
        while index + 8 <= buffer.count {
            mix(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)), into: &hash)
            index += 8
        }
        var rest: UInt64 = 0
        while index < buffer.count {
            rest = rest << 8 | UInt64(buffer[index])
            index += 1
        }
        mix(rest, into: &hash)
        return hash
    }

    /// Returns a hash as 16 hexadecimal digits.
    package static func text(_ hash: UInt64) -> String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func mix(_ word: UInt64, into hash: inout UInt64) {
        hash = (hash ^ word) &* 0xFF51_AFD7_ED55_8CCD
        hash ^= hash >> 32
    }
}
