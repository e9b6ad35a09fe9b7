import Foundation

/// What the compiler says a module makes public, as `swift-symbolgraph-extract` writes it.
struct SymbolGraph: Decodable {
    var symbols: [Symbol]
    var relationships: [Relationship]

    struct Symbol: Decodable {
        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var docComment: Comment?
        /// Nil for what the compiler made up, such as the raw value of an enumeration.
        var location: Location?

        /// The name with the types it is in, as Apple's documentation writes it.
        var name: String { pathComponents.joined(separator: ".") }
    }

    struct Kind: Decodable {
        /// Such as `swift.class` and `swift.type.method`.
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
