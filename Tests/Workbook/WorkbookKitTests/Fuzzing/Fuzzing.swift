import Foundation
import TestSupport

/// How long the tests with random input try, and from where: `make fuzz` sets both.
enum Fuzzing {
    private static let environment = ProcessInfo.processInfo.environment
    private static let factor = environment["WORKBOOK_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 1
    private static let seed = environment["WORKBOOK_FUZZ_SEED"].flatMap { UInt64($0) } ?? 0

    /// How often a test tries that tries `count` times beside the other tests.
    static func rounds(_ count: Int) -> Range<Int> { 0..<count * factor }

    /// The random numbers of one of a test's cases.
    static func random(_ number: UInt64) -> SeededGenerator { SeededGenerator(seed: seed &+ number) }
}

extension RandomNumberGenerator {
    /// Some of the pieces, one after another.
    mutating func text(of pieces: [String], _ count: ClosedRange<Int>) -> String {
        (0..<Int.random(in: count, using: &self)).map { _ in pieces.randomElement(using: &self)! }.joined()
    }
}
