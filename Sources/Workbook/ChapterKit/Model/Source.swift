/// The source of a claim of the book that a listing can't prove.
package struct Source: Sendable, Equatable {
    /// The kind of a source, from the most to the least reliable.
    package enum Kind: String, CaseIterable, Sendable {
        case apple, header, measured, reported, article, model
    }

    /// The key in citations, `[^key]`.
    package var key: String
    package var kind: Kind
    /// The title of the source, or a summary of it.
    package var title: String
    /// The web address of the source, or `nil` if it isn't on the web.
    package var url: String?
    package var location: SourceLocation

    /// The host name of the source's web address, or an empty string.
    package var host: String { url?.webHost ?? "" }
}

extension String {
    /// The host name of a web address.
    var webHost: String { String(drop { $0 != "/" }.dropFirst(2).prefix { $0 != "/" }) }
}

extension Source.Kind {
    /// The word that follows a claim.
    package var word: StaticString {
        switch self {
        case .apple: "Apple"
        case .header: "header"
        case .measured: "measured"
        case .reported: "reported"
        case .article: "article"
        case .model: "model"
        }
    }

    /// The description of this kind in the list of sources.
    package var meaning: StaticString {
        switch self {
        case .apple: "Apple's documentation says so."
        case .header: "The declarations that come with Apple's SDK say so."
        case .measured: "Somebody ran code on the system that is named, and published what came out."
        case .reported: "A bug report, a discussion or the source of a library tells of it."
        case .article: "An article that a chapter rests on says so."
        case .model: "How the simulated phone of this book does it. No source says what a phone does."
        }
    }
}

/// The sources of a book, read from the file that the key `sources` in `workbook.yml` names.
package struct Sources: Sendable, Equatable {
    /// The sources, in the order of the file.
    package private(set) var entries: [Source] = []
    private var indices: [String: Int] = [:]

    /// Returns the source with the given key. Like the labels of footnotes, keys are case-insensitive.
    package subscript(key: String) -> Source? { indices[key.lowercased()].map { entries[$0] } }

    /// Adds a source.
    ///
    /// - Returns: `false` if there's already a source with the same key.
    mutating func add(_ source: Source) -> Bool {
        guard self[source.key] == nil else { return false }
        indices[source.key.lowercased()] = entries.count
        entries.append(source)
        return true
    }
}
