import Foundation

/// The number of rounds and the seed of the tests with random input. `make fuzz` sets both.
public enum Fuzzing {
    private static let environment = ProcessInfo.processInfo.environment
    private static let factor = environment["WORKBOOK_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 1
    private static let seed = environment["WORKBOOK_FUZZ_SEED"].flatMap { UInt64($0) } ?? 0

    /// Returns the rounds of a test that has `count` rounds in an ordinary run.
    public static func rounds(_ count: Int) -> Range<Int> { 0..<count * factor }

    /// Returns the random number generator for one case of a test.
    public static func random(_ number: UInt64) -> SeededGenerator { SeededGenerator(seed: seed &+ number) }
}
