import ChapterKit

/// A name that a chapter declares at file scope, or the members that a chapter adds to a type of another module.
struct NameGroup {
    let metadata: Chapter.Metadata
    /// The name of the declaration, or of the type that is extended.
    let path: String
    /// The declaration, or `nil` if the type is only extended.
    let declaration: AnchoredName?
    let members: [Member]

    struct Member {
        let name: DeclaredName
        /// The address of the listing, or `nil` if the type has the same.
        let href: String?
    }

    /// The word for the kind of the declaration.
    var word: String { declaration?.name.word ?? "extension" }
    /// The kind as a class of a style sheet: `type`, `value`, or `function`.
    var styleClass: String {
        guard let kind = declaration?.name.kind else { return "type" }
        return kind.isType ? "type" : kind == .function ? "function" : "value"
    }
    /// The address of the listing, of the first member's for an extension.
    let href: String

    /// Returns the names of the chapters, sorted.
    ///
    /// - Parameter records: The names of each chapter, in the order of the chapters.
    static func all(_ chapters: [Chapter.Metadata], _ records: [NameRecord]) -> [NameGroup] {
        zip(chapters, records).flatMap { groups(of: $0, $1.declared) }
            .map { (group: $0, order: ($0.path.lowercased(), $0.path, $0.metadata.page)) }
            .sorted { $0.order < $1.order }.map(\.group)
    }

    private static func groups(of chapter: Chapter.Metadata, _ names: [AnchoredName]) -> [NameGroup] {
        let isType = { (name: AnchoredName) in name.name.kind.isType }
        let types = Dictionary(names.filter(isType).map { ($0.name.path, $0) }) { first, _ in first }
        let members = Dictionary(
            grouping: names.filter { !isType($0) && !$0.name.owner.isEmpty }, by: \.name.owner)
        func href(of name: AnchoredName) -> String { URLText.ofPath(chapter.page) + "#" + URLText.encoded(name.anchor) }
        func group(_ path: String, _ declaration: AnchoredName?) -> NameGroup {
            let own = (members[path] ?? []).map { (member: $0, order: $0.name.name.lowercased()) }
                .sorted { $0.order < $1.order }.map(\.member)
            let groupHref = (declaration ?? own.first).map(href) ?? ""
            return NameGroup(
                metadata: chapter, path: path, declaration: declaration,
                members: own.map { Member(name: $0.name, href: href(of: $0) == groupHref ? nil : href(of: $0)) },
                href: groupHref)
        }
        return types.map { group($0.key, $0.value) }
            + members.keys.filter { types[$0] == nil }.map { group($0, nil) }
            + names.filter { !isType($0) && $0.name.owner.isEmpty }.map { group($0.name.path, $0) }
    }
}

extension DeclaredName {
    /// The word for the kind of the declaration.
    var word: String {
        switch kind {
        case .structure: "structure"
        case .class: "class"
        case .actor: "actor"
        case .protocol: "protocol"
        case .typealias: "type"
        case .enumeration: "enumeration"
        case .case: "case"
        case .function: owner.isEmpty ? "function" : "method"
        case .variable: owner.isEmpty ? "variable" : "property"
        case .constant: owner.isEmpty ? "constant" : "property"
        }
    }
}
