/// A search for the known name that's most similar to a misspelled one.
package enum SpellingSuggestion {
    /// Returns the known name with the smallest edit distance to a word, or `nil` if all of them are too different.
    package static func nearest(to word: String, among known: [String]) -> String? {
        let letters = Array(word.lowercased().unicodeScalars)
        let distances = known.map { name in
            (name: name, distance: distance(letters, Array(name.lowercased().unicodeScalars)))
        }
        if let nearest = distances.min(by: { $0.distance < $1.distance }),
            nearest.distance <= (min(letters.count, nearest.name.count) + 2) / 3
        {
            return nearest.name
        }
        // A word that occurs in only one of the names refers to it.
        let longer = known.filter { $0.lowercased().contains(word.lowercased()) }
        return word.count > 2 && longer.count == 1 ? longer[0] : nil
    }

    /// Returns the edit distance, which is the number of letters to add, remove, or replace.
    package static func distance(_ word: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
        var row = Array(0...other.count)
        for (index, letter) in word.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, scalar) in other.enumerated() {
                let replaced = diagonal + (letter == scalar ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, min(row[column], row[column + 1]) + 1)
            }
        }
        return row[other.count]
    }
}
