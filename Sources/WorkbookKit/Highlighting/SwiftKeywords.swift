/// The words that Swift reserves, everywhere or in places, from The Swift Programming Language's lexical structure.
enum SwiftKeywords {
    static func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        word.count <= longest && hashes.contains(hash(word))
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

    private static let hashes = Set(
        words.map { word in Array(word.utf8).withUnsafeBufferPointer(hash) })

    /// FNV-1a: words are told apart by their hashes, which is sound for a closed list this small.
    private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
        word.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
