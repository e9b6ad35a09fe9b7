/// The searches that examine eight bytes at a time.
extension UnsafeBufferPointer<UInt8> {
    /// Returns the eight bytes that start at an index.
    @inlinable package func word(at index: Int) -> UInt64 {
        UnsafeRawPointer(baseAddress! + index).loadUnaligned(as: UInt64.self)
    }

    /// Returns the first index, from `start`, of a byte that passes the test.
    ///
    /// - Parameter mayPass: Returns a Boolean value indicating whether one of the word's bytes may pass. If it returns
    ///   `false`, the bytes aren't tested.
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

    /// Returns the number of bytes with the given value.
    @inlinable package func count(of byte: UInt8) -> Int {
        var count = 0
        var next = firstIndex(of: byte, from: 0)
        while let index = next {
            count += 1
            next = firstIndex(of: byte, from: index + 1)
        }
        return count
    }

    /// Returns a Boolean value indicating whether `second` directly follows `first` somewhere.
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
    /// Returns a Boolean value indicating whether one of the eight bytes has the given value.
    ///
    /// No byte borrows into a high bit that was clear unless there's such a byte.
    @inlinable @inline(__always)
    package func hasByte(_ byte: UInt8) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let difference = self ^ (ones &* UInt64(byte))
        return (difference &- ones) & ~difference & (ones << 7) != 0
    }
}

extension String {
    /// Calls a closure with the string's UTF-8 bytes.
    @inlinable package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        // `withUTF8` isn't used, because it requires a mutable copy.
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        return Array(utf8).withUnsafeBufferPointer(body)
    }
}
