extension RandomNumberGenerator {
    /// Returns a random number of random pieces, joined together.
    mutating func text(of pieces: [String], _ count: ClosedRange<Int>) -> String {
        (0..<Int.random(in: count, using: &self)).map { _ in pieces.randomElement(using: &self)! }.joined()
    }
}
