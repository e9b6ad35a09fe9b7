import ChapterKit
import SwiftText

/// The names that a chapter's page can link, and the links that were written.
///
/// A name is linked only if it's unambiguous. As in the compiler, the chapter's declarations take precedence over those
/// of the chapters that it needs, and those over the names that are documented elsewhere. A member without its type is
/// linked only if nothing else has that name.
final class PageNames {
    enum Target: Hashable {
        /// A declaration, by its index in `declared`.
        case declared(Int)
        /// An entry of the catalog, by its index.
        case catalog(Int)
    }

    struct Declared {
        var anchored: AnchoredName
        var chapter: Chapter.Metadata
    }

    /// The declarations, those of the chapter first.
    let declared: [Declared]
    private let chapterNameCount: Int
    let catalog: NameCatalog
    /// The indices of declarations, keyed by paths such as `Outer.Inner` and `Type.member`, with and without argument
    /// labels. An index is `nil` if there are several.
    private var paths: [String: Int?] = [:]
    /// The indices of members, keyed by their names. An index is `nil` if there are several.
    private var members: [String: Int?] = [:]
    private var bases: Set<Substring> = []
    /// The indices of functions at file scope, keyed by their names without argument labels. An index is `nil` if there
    /// are several.
    private var functions: [Substring: Int?] = [:]
    /// The number of variables of each name that the chapter's code declares in any scope.
    private let variables: [String: Int]

    /// The targets that were linked on the page, in the current section, and in the current listing.
    private(set) var onPage: Set<Target> = []
    private var inSection: Set<Target> = []
    private var inListing: Set<Target> = []
    /// The names that the current listing introduces. In it they refer to something else, or are the declaration
    /// itself.
    private var introduced: Set<String> = []

    /// Creates the names of a chapter's page.
    ///
    /// - Parameters:
    ///   - chapter: The chapter.
    ///   - names: The names that the chapter declares.
    ///   - needed: The chapters that it needs, with the names that they declare.
    ///   - catalog: The names that are documented elsewhere.
    init(
        of chapter: Chapter, names: [AnchoredName], needed: [(Chapter.Metadata, [AnchoredName])],
        catalog: NameCatalog
    ) {
        let others = needed.flatMap { metadata, names in names.map { Declared(anchored: $0, chapter: metadata) } }
        chapterNameCount = names.count
        declared = names.map { Declared(anchored: $0, chapter: chapter.metadata) } + others
        self.catalog = catalog
        variables = names.isEmpty && others.isEmpty && catalog.isEmpty ? [:] : ListingNames.variables(in: chapter)
        add(0..<names.count)
        let chapterPaths = paths
        paths = [:]
        add(names.count..<declared.count)
        paths.merge(chapterPaths) { _, chapterPath in chapterPath }
    }

    var isEmpty: Bool { declared.isEmpty && catalog.isEmpty }

    /// The paths of the linked catalog entries, sorted.
    var used: [String] {
        onPage.compactMap { if case .catalog(let index) = $0 { catalog.entries[index].path } else { nil } }.sorted()
    }

    /// The chapter's record for the page that lists all names. It's complete after the chapter's page has been written.
    var record: NameRecord { NameRecord(declared: declared.prefix(chapterNameCount).map(\.anchored), used: used) }

    private func add(_ range: Range<Int>) {
        for index in range {
            let name = declared[index].anchored.name
            let keys = Set([name.path, name.owner.isEmpty ? name.path : "\(name.owner).\(name.base)"])
            for key in keys { paths[key] = paths.keys.contains(key) ? .some(nil) : index }
            if name.owner.isEmpty {
                if name.kind == .function {
                    functions[name.base] = functions.keys.contains(name.base) ? .some(nil) : index
                }
                continue
            }
            bases.insert(name.base)
            guard !name.isOverride else { continue }
            members[name.name] = members.keys.contains(name.name) ? .some(nil) : index
        }
    }

    // MARK: Lookup

    /// Returns the target of a path such as `Type`, `Outer.Inner`, or `Type.member`.
    func target(ofPath path: String) -> Target? {
        if let index = paths[path] { return index.map(Target.declared) }
        return catalog.indices[path].map(Target.catalog)
    }

    /// Returns the target of the name of a type or function without a path.
    func target(ofName name: String) -> Target? {
        members.keys.contains(name) ? nil : target(ofPath: name)
    }

    /// Returns the function at file scope that a call such as `turn(` refers to.
    func target(ofCall base: String) -> Target? {
        guard let function = functions[base[...]], !bases.contains(base[...]), !catalog.bases.contains(base[...])
        else { return nil }
        return function.map(Target.declared)
    }

    /// Returns the target of a code span in prose.
    func target(ofSpan text: String) -> Target? {
        guard let first = text.utf8.first, first.isIdentifier, !text.utf8.contains(.space) else { return nil }
        if text.utf8.contains(UInt8(ascii: ".")) { return target(ofPath: text) }
        if first & 0x20 == 0 { return target(ofType: text) }
        let isCall = text.utf8.last == UInt8(ascii: ")")
        guard isCall || text.utf8.dropFirst().contains(where: { $0.isLetter && $0 & 0x20 == 0 }) else { return nil }
        let function = target(ofPath: text)
        let member = members[text]
        let catalogMember = catalog.members[text]
        let found = [
            function, member.map { $0.map(Target.declared) } ?? nil,
            catalogMember.map { $0.map(Target.catalog) } ?? nil,
        ]
        guard (function == nil ? 0 : 1) + (member == nil ? 0 : 1) + (catalogMember == nil ? 0 : 1) == 1,
            let target = found.compactMap({ $0 }).first
        else { return nil }
        return isCall || variables[text, default: 0] == declarations(of: target) ? target : nil
    }

    private func target(ofType text: String) -> Target? {
        // A nested type can be referred to without its outer type if nothing else has its name.
        guard let nested = members[text] else { return target(ofPath: text) }
        return target(ofPath: text) == nil ? nested.map(Target.declared) : nil
    }

    /// Returns the number of variables with the target's name that the chapter's code declares if the name is
    /// unambiguous.
    private func declarations(of target: Target) -> Int {
        guard case .declared(let index) = target, index < chapterNameCount else { return 0 }
        let kind = declared[index].anchored.name.kind
        return kind == .variable || kind == .constant ? 1 : 0
    }

    /// Returns the path of a target that's a type, or `nil` for another target.
    func path(ofType target: Target) -> String? {
        switch target {
        case .declared(let index):
            let name = declared[index].anchored.name
            return name.kind.isType ? name.path : nil
        case .catalog(let index):
            let entry = catalog.entries[index]
            return entry.kind.isEmpty ? nil : entry.path
        }
    }

    // MARK: Links

    func beginSection() { inSection = [] }

    func beginListing(_ text: String) {
        inListing = []
        introduced = ListingNames.introduced(in: text)
    }

    func isIntroduced(_ name: String) -> Bool { introduced.contains(name) }

    enum Context { case prose, listing }

    /// Records a link.
    ///
    /// - Returns: A Boolean value indicating whether the section or the listing had no link to the target before.
    func link(_ target: Target, in context: Context) -> Bool {
        onPage.insert(target)
        switch context {
        case .prose: return inSection.insert(target).inserted
        case .listing: return inListing.insert(target).inserted
        }
    }
}
