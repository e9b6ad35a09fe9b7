/// Searches that look at eight bytes at a time.
extension UnsafeBufferPointer<UInt8> {
    /// The eight bytes from an index on.
    @inlinable package func word(at index: Int) -> UInt64 {
        UnsafeRawPointer(baseAddress! + index).loadUnaligned(as: UInt64.self)
    }

    /// The first place, from `start` on, of a byte that passes the test.
    ///
    /// - Parameter mayPass: whether one of a word's bytes may pass; what it denies is not looked at byte by byte.
    @inlinable @inline(__always)
    package func firstIndex(
        from start: Int, mayPass: (UInt64) -> Bool, where passes: (UInt8) -> Bool
    ) -> Int? {
        var index = start
        while index < count {
            while index + 8 <= count, !mayPass(word(at: index)) { index += 8 }
            let end = Swift.min(index + 8, count)
            while index < end {
                if passes(self[index]) { return index }
                index += 1
            }
        }
        return nil
    }

    @inlinable package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        firstIndex(from: start, mayPass: { $0.hasByte(byte) }, where: { $0 == byte })
    }

    /// How many of the bytes have this value.
    @inlinable package func count(of byte: UInt8) -> Int {
        var count = 0
        var next = firstIndex(of: byte, from: 0)
        while let index = next {
            count += 1
            next = firstIndex(of: byte, from: index + 1)
        }
        return count
    }

    /// Whether `second` stands right after `first` somewhere.
    @inlinable package func contains(_ first: UInt8, then second: UInt8) -> Bool {
        var next = firstIndex(of: first, from: 0)
        while let index = next, index + 1 < count {
            if self[index + 1] == second { return true }
            next = firstIndex(of: first, from: index + 1)
        }
        return false
    }
}

extension UInt64 {
    /// Whether one of the eight bytes has this value: none of the rest borrows into a high bit that was clear.
    @inlinable @inline(__always)
    package func hasByte(_ byte: UInt8) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let difference = self ^ (ones &* UInt64(byte))
        return (difference &- ones) & ~difference & (ones << 7) != 0
    }
}

extension String {
    /// Calls a function with the string's UTF-8.
    @inlinable package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        // Not withUTF8, which needs a copy that it may change.
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        return Array(utf8).withUnsafeBufferPointer(body)
    }
}
