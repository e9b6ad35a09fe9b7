import Foundation

/// A validator of the size and depth of a binary property list, used before Foundation creates them.
///
/// A value can be referenced by many collections, so a few bytes can represent billions of values. Foundation would
/// create every one of them.
struct BinaryPropertyListValidator {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let top: Int
    private let table: Int
    private var weights: [Int: Int] = [:]

    /// Creates a validator of the given bytes.
    ///
    /// - Throws: `PropertyListFailure` if the trailer, the last 32 bytes with the locations of the other parts, is
    ///   invalid.
    init(_ data: Data) throws(PropertyListFailure) {
        bytes = [UInt8](data)
        let trailer = bytes.count - 32
        guard trailer >= 8, let objectCount = Self.number(in: bytes, at: trailer + 8, size: 8),
            let top = Self.number(in: bytes, at: trailer + 16, size: 8),
            let table = Self.number(in: bytes, at: trailer + 24, size: 8), objectCount <= bytes.count, top < objectCount
        else { throw Self.broken }
        (self.objectCount, self.top, self.table) = (objectCount, top, table)
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
    }

    private static let broken = PropertyListFailure("it is not a property list: it is binary, and broken or cut short")

    /// Checks the size and depth of the property list.
    ///
    /// - Throws: `PropertyListFailure` if the list has too many values, is nested too deep, or contains itself.
    mutating func validate() throws(PropertyListFailure) { _ = try weight(of: top, depth: 0) }

    /// Returns the weight of an object and all objects it contains. A value weighs as much as a text of a hundred
    /// letters.
    private mutating func weight(of object: Int, depth: Int) throws(PropertyListFailure) -> Int {
        if let known = weights[object] { return known }
        guard depth <= PropertyList.greatestDepth else { throw .tooDeep }
        let (kind, length, start) = try head(of: object)
        var weight = 1
        switch kind {
        case .text, .data: weight += length / Self.lettersOfAValue
        case .array, .dictionary:
            for index in 0..<length {
                guard let child = number(at: start + index * referenceSize, size: referenceSize) else {
                    throw Self.broken
                }
                if kind == .dictionary, index < length / 2, try head(of: child).kind != .text { throw .notASetting }
                weight += try self.weight(of: child, depth: depth + 1)
                guard weight <= PropertyList.largestCount else { throw .tooLarge }
            }
        case .number: break
        }
        weights[object] = weight
        return weight
    }

    private static let lettersOfAValue = 100

    private enum Kind { case number, data, text, array, dictionary }

    /// Returns the kind of an object, the number of its bytes, letters, or references, and the offset of the first.
    private func head(of object: Int) throws(PropertyListFailure) -> (kind: Kind, length: Int, start: Int) {
        guard object < objectCount, let offset = number(at: table + object * offsetSize, size: offsetSize),
            offset < bytes.count
        else { throw Self.broken }
        let kind: Kind
        switch bytes[offset] {
        case 0x14 where number(at: offset + 1, size: 8) != 0: throw .tooWide
        case 0x08, 0x09, 0x10...0x14, 0x22, 0x23, 0x33: return (.number, 0, offset)
        case 0x40...0x4F: kind = .data
        case 0x50...0x6F: kind = .text
        case 0xA0...0xAF: kind = .array
        case 0xD0...0xDF: kind = .dictionary
        // Sets, references of archives, and similar objects crash Foundation on Linux.
        default: throw .notASetting
        }
        var start = offset + 1
        var count = Int(bytes[offset] & 0xF)
        if count == 0xF {
            guard start < bytes.count, bytes[start] >> 4 == 1, bytes[start] & 0xF <= 3 else { throw Self.broken }
            let size = 1 << Int(bytes[start] & 0xF)
            guard let long = number(at: start + 1, size: size), long <= bytes.count else { throw Self.broken }
            count = long
            start += 1 + size
        }
        // A dictionary has one key for each value. Its keys come first.
        return (kind, kind == .dictionary ? 2 * count : count, start)
    }

    private func number(at offset: Int, size: Int) -> Int? { Self.number(in: bytes, at: offset, size: size) }

    /// Returns a big-endian number, or `nil` if it is out of bounds or greater than any offset in a file.
    private static func number(in bytes: [UInt8], at offset: Int, size: Int) -> Int? {
        guard (1...8).contains(size), offset >= 0, offset <= bytes.count - size else { return nil }
        let number = bytes[offset..<(offset + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return number <= UInt64(Int32.max) ? Int(number) : nil
    }
}

extension PropertyListFailure {
    static let notASetting = PropertyListFailure("it holds an object that property lists of settings cannot hold")
    static let tooWide = PropertyListFailure("it holds an integer of more than 64 bits, which no preference can be")
    static let tooLarge = PropertyListFailure("it stands for more than \(PropertyList.largestCount) values")
    static let tooDeep = PropertyListFailure("its collections are nested more than \(PropertyList.greatestDepth) deep")
}
