/// What a claim of the book rests on, when no listing can prove it.
public struct Source: Sendable, Equatable {
    /// What kind of witness it is, in the order of how much it counts.
    public enum Kind: String, CaseIterable, Sendable {
        case apple, header, measured, reported, article, model
    }

    /// What chapters cite it by: `[^key]`.
    public var key: String
    public var kind: Kind
    /// What it is called, or what it says.
    public var title: String
    /// Where it can be read; nil when it is nowhere on the web.
    public var url: String?
    public var location: SourceLocation

    /// Whose page it is; empty for none.
    var host: String { url?.webHost ?? "" }
}

extension String {
    /// Whose page a web address leads to.
    var webHost: String { String(drop { $0 != "/" }.dropFirst(2).prefix { $0 != "/" }) }
}

extension Source.Kind {
    /// The word that stands behind a claim.
    var word: StaticString {
        switch self {
        case .apple: "Apple"
        case .header: "header"
        case .measured: "measured"
        case .reported: "reported"
        case .article: "article"
        case .model: "model"
        }
    }

    /// What the list of sources says of all that are of this kind.
    var meaning: StaticString {
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

/// The sources of a book, as the file says that `sources` in `workbook.yml` names.
public struct Sources: Sendable, Equatable {
    /// In the order of the file.
    public private(set) var entries: [Source] = []
    private var places: [String: Int] = [:]

    /// A source by its key, which is the same in upper and lower case, as a footnote's label is.
    subscript(key: String) -> Source? { places[key.lowercased()].map { entries[$0] } }

    /// - Returns: false when there is one of that key.
    mutating func add(_ source: Source) -> Bool {
        guard self[source.key] == nil else { return false }
        places[source.key.lowercased()] = entries.count
        entries.append(source)
        return true
    }
}
