/// A table of unique words, numbered from 0 in the order of their insertion.
///
/// A dictionary of strings would take longer than rendering the pages that contain the words.
struct WordTable {
    /// The words, concatenated.
    private var bytes: [UInt8] = []
    private var ends: [Int] = [0]
    private var hashes: [UInt32] = []
    /// The slots of a hash table with linear probing. A slot contains the number of a word plus 1, or 0 if it's free.
    private var slots: [Int32]

    init(capacity: Int = 512) { slots = Array(repeating: 0, count: capacity * 2) }

    var count: Int { hashes.count }

    subscript(number: Int) -> ArraySlice<UInt8> { bytes[ends[number]..<ends[number + 1]] }

    /// Returns the number of a word. A new word is added to the table.
    mutating func number(of word: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 0x811C_9DC5
        for byte in word { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        hash ^= hash >> 15
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if hashes[number] == hash, isWord(number, word) { return number }
            slot = (slot + 1) & mask
        }
        bytes += word
        ends.append(bytes.count)
        hashes.append(hash)
        slots[slot] = Int32(count)
        if count * 2 > slots.count { grow() }
        return count - 1
    }

    private func isWord(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = ends[number]
        guard ends[number + 1] - start == word.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            word.indices.allSatisfy { bytes[start + $0] == word[$0] }
        }
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        let mask = slots.count - 1
        for (number, hash) in hashes.enumerated() {
            var slot = Int(hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(number + 1)
        }
    }

    /// The numbers of the words, sorted like strings in JavaScript.
    ///
    /// The order is that of UTF-16 code units, in which characters above U+FFFF come before those from U+E000 to
    /// U+FFFF.
    var sorted: [Int] {
        func rank(_ byte: UInt8) -> UInt8 { byte < 0xEE ? byte : byte < 0xF0 ? byte + 5 : byte - 2 }
        return (0..<count).map { (self[$0], $0) }.sorted {
            $0.0.lexicographicallyPrecedes($1.0) { rank($0) < rank($1) }
        }.map(\.1)
    }
}
