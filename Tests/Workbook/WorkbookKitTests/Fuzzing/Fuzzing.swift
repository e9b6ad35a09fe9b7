import Foundation
import TestSupport

/// The number of rounds and the seed of the tests with random input. `make fuzz` sets both.
enum Fuzzing {
    private static let environment = ProcessInfo.processInfo.environment
    private static let factor = environment["WORKBOOK_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 1
    private static let seed = environment["WORKBOOK_FUZZ_SEED"].flatMap { UInt64($0) } ?? 0

    /// Returns the rounds of a test that has `count` rounds in an ordinary run.
    static func rounds(_ count: Int) -> Range<Int> { 0..<count * factor }

    /// Returns the random number generator for one case of a test.
    static func random(_ number: UInt64) -> SeededGenerator { SeededGenerator(seed: seed &+ number) }
}

extension RandomNumberGenerator {
    /// Returns a random number of random pieces, joined together.
    mutating func text(of pieces: [String], _ count: ClosedRange<Int>) -> String {
        (0..<Int.random(in: count, using: &self)).map { _ in pieces.randomElement(using: &self)! }.joined()
    }
}
