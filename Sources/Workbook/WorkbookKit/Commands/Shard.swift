/// A share of a book's chapters, for one of several machines: `2/8` is the second of eight.
public struct Shard: Codable, Hashable, Sendable, CustomStringConvertible {
    /// Which share, from 1.
    public var number: Int
    /// How many shares there are, at least 1.
    public var count: Int

    /// - Parameter text: `2/8`.
    /// - Returns: nil when the text is not of that form, or names a share that there is not.
    public init?(_ text: String) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number > 0, number <= count else {
            return nil
        }
        self.number = number
        self.count = count
    }

    public var description: String { "\(number)/\(count)" }

    /// The share of what has these weights: the heaviest first, each goes to the share that has least so far.
    ///
    /// The shares are those of Graham's rule "longest processing time first": the heaviest is at most 4/3 of the best
    /// there is.
    ///
    /// - Parameter weights: one for each chapter, not negative.
    /// - Returns: the places of the chapters in this share, in their order. Together the shares have each once.
    public func places(of weights: [Double]) -> [Int] {
        var loads = [Double](repeating: 0, count: count)
        var places: [Int] = []
        for place in weights.indices.sorted(by: { (-weights[$0], $0) < (-weights[$1], $1) }) {
            let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
            loads[lightest] += weights[place]
            if lightest == number - 1 { places.append(place) }
        }
        return places.sorted()
    }
}
