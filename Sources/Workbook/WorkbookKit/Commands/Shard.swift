/// A part of a book's chapters, to be tested on one of several machines. For example, `2/8` is the second of eight.
package struct Shard: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The number of this shard, from 1.
    package var number: Int
    /// The number of shards, at least 1.
    package var count: Int

    /// Creates a shard from text such as `2/8`.
    ///
    /// - Returns: `nil` if the text has another format, or if the number is greater than the count.
    package init?(_ text: String) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number > 0, number <= count else {
            return nil
        }
        self.number = number
        self.count = count
    }

    package var description: String { "\(number)/\(count)" }

    /// Returns the indices of the chapters in this shard.
    ///
    /// Chapters are assigned in the order of decreasing weight, each to the shard with the least weight so far. By
    /// Graham's rule of longest processing time first, the heaviest shard is at most 4/3 of the optimum.
    ///
    /// - Parameter weights: The weights of the chapters, which aren't negative.
    /// - Returns: The indices in increasing order. Every index is in exactly one of the shards.
    package func indices(of weights: [Double]) -> [Int] {
        var loads = [Double](repeating: 0, count: count)
        var indices: [Int] = []
        for index in weights.indices.sorted(by: { (-weights[$0], $0) < (-weights[$1], $1) }) {
            let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
            loads[lightest] += weights[index]
            if lightest == number - 1 { indices.append(index) }
        }
        return indices.sorted()
    }
}
