import TestSupport
import Testing

@testable import ChapterKit

@Suite struct ContentHashTests {
    @Test func `a hash depends on every bit and on the length`() {
        var random = SeededGenerator(seed: 3)
        var seen: Set<UInt64> = [ContentHash.hash([])]
        var count = 1
        for length in 1...40 {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            for bit in 0..<length * 8 {
                var changed = bytes
                changed[bit / 8] ^= 1 << (bit % 8)
                seen.insert(ContentHash.hash(changed))
                count += 1
            }
        }
        for length in 1...40 {
            seen.insert(ContentHash.hash(Array(repeating: 0, count: length)))
            count += 1
        }
        #expect(seen.count == count)
    }

    @Test func `a hash is the same on every machine`() {
        #expect(
            ContentHash.hash(Array("workbook, workbook".utf8)) == ContentHash.hash(Array("workbook, workbook".utf8)))
        #expect(String(ContentHash.hash(Array("workbook!".utf8)), radix: 16) == "77f8e117d47b810e")
    }

    @Test func `parallelMap returns the results in the order of the elements`() throws {
        #expect(try parallelMap(Array(0..<1000)) { $0 * 2 } == (0..<1000).map { $0 * 2 })
        #expect(try parallelMap([Int]()) { $0 } == [])
    }

    @Test func `parallelMap throws the error of the first element that fails`() {
        struct Odd: Error, Equatable { var number: Int }
        #expect(throws: Odd(number: 3)) {
            try parallelMap(Array(0..<100)) { if $0 % 4 == 3 { throw Odd(number: $0) } }
        }
    }
}
