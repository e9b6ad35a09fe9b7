/// The words that Swift reserves, everywhere or in some contexts, from the lexical structure in *The Swift Programming
/// Language*.
enum SwiftKeywords {
    static func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard word.count <= longest else { return false }
        let hash = hash(word)
        return buckets[bucket(of: hash)].contains(hash)
    }

    private static let words = """
        actor any as associatedtype async await borrowing break case catch class consume consuming continue convenience
        copy default defer deinit didSet do dynamic each else enum extension fallthrough false fileprivate final for
        func get guard if import in indirect infix init inout internal is isolated lazy let mutating nil nonisolated
        nonmutating open operator optional override package postfix precedencegroup prefix private protocol public
        repeat required rethrows return self Self sending set some static struct subscript super switch throw throws
        true try typealias unowned var weak where while willSet Any
        """.split { $0 == " " || $0 == "\n" }

    private static let longest = words.map(\.utf8.count).max()!

    /// The hashes of the words, with a few in each bucket. A lookup is faster than in a set, whose own hash costs more
    /// than this one.
    private static let buckets = words.reduce(into: [[UInt64]](repeating: [], count: 128)) { buckets, word in
        let hash = Array(word.utf8).withUnsafeBufferPointer(hash)
        buckets[bucket(of: hash)].append(hash)
    }

    private static func bucket(of hash: UInt64) -> Int { Int(hash >> 57) }

    /// Returns the FNV-1a hash of a word. Words are compared only by their hashes, which is safe for a closed list of
    /// this size.
    private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
        word.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
