import TestSupport
import Testing

@testable import SwiftText

@Suite struct ByteSearchTests {
    @Test func `word-wise searches find the same as byte-wise searches`() {
        var random = SeededGenerator(seed: 5)
        // There are few values. They include the neighbors of the searched values, and values with the high bit set.
        let values: [UInt8] = [0, 1, 9, 10, 11, 13, 0x7F, 0x80, 0x8A, 0xFF]
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in values.randomElement(using: &random)! }
            let start = Int.random(in: 0...bytes.count, using: &random)
            bytes.withUnsafeBufferPointer { buffer in
                #expect(buffer.firstIndex(of: 10, from: start) == bytes[start...].firstIndex(of: 10))
                #expect(buffer.count(of: 10) == bytes.count { $0 == 10 })
                #expect(buffer.contains(10, then: 11) == zip(bytes, bytes.dropFirst()).contains { $0 == (10, 11) })
                #expect(buffer.contains(10, then: 10) == zip(bytes, bytes.dropFirst()).contains { $0 == (10, 10) })
            }
        }
    }
}
