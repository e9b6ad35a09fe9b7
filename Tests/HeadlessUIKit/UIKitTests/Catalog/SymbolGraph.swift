import Foundation

/// The public symbols of a module, in the format of `swift-symbolgraph-extract`.
struct SymbolGraph: Decodable {
    var symbols: [Symbol]
    var relationships: [Relationship]

    struct Symbol: Decodable {
        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var docComment: Comment?
        /// The source location, or `nil` for a symbol that the compiler synthesizes, such as the raw value of an
        /// enumeration.
        var location: Location?

        /// The name, including the types around it, as Apple's documentation writes it.
        var name: String { pathComponents.joined(separator: ".") }
    }

    struct Kind: Decodable {
        /// The identifier of the kind, such as `swift.class` and `swift.type.method`.
        var identifier: String
    }

    struct Identifier: Decodable {
        var precise: String
    }

    struct Location: Decodable {
        var uri: String
    }

    struct Comment: Decodable {
        var lines: [Line]

        struct Line: Decodable {
            var text: String
        }
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
    }
}
