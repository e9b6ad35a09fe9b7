extension String {
    /// Returns the word of which this string is probably a misspelling, or `nil` if none is similar enough. The
    /// comparison ignores case.
    func nearest(in words: some Sequence<String>) -> String? {
        guard utf8.count <= 64 else { return nil }
        let folded = lowercased()
        let near = words.map { (word: $0, distance: folded.distance(to: $0.lowercased())) }
            .filter { $0.distance <= max(1, min(4, $0.word.count / 4)) || folded.isCutShort(of: $0.word.lowercased()) }
        return near.min { $0.distance < $1.distance }?.word
    }

    /// Returns a Boolean value indicating whether the string is the beginning or end of a word, and at least half of
    /// it: `Autocapitalization` of `AutocapitalizationType`.
    private func isCutShort(of word: String) -> Bool {
        count >= 4 && count * 2 >= word.count && (word.hasPrefix(self) || word.hasSuffix(self))
    }

    /// Returns the edit distance: the number of insertions, deletions, and replacements that make the other word.
    private func distance(to other: String) -> Int {
        let other = Array(other.unicodeScalars)
        var row = Array(0...other.count)
        for (line, scalar) in unicodeScalars.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in other.indices {
                let replaced = diagonal + (other[column] == scalar ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}
