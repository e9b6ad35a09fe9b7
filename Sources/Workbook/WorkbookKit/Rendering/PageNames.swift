import SwiftText

/// The names that a chapter's page can link, and what it has linked so far.
///
/// A name is linked when it is one thing for sure. What the chapter declares comes before what the chapters declare that
/// it needs, and that before what is documented elsewhere, as the compiler has it; a member without its type counts only
/// when nothing else is called that.
final class PageNames {
    enum Target: Hashable {
        /// The place in `declared`.
        case declared(Int)
        /// The place in the catalogue.
        case catalogue(Int)
    }

    struct Declared {
        var placed: PlacedName
        var chapter: Chapter.Outline
    }

    /// The chapter's own first.
    let declared: [Declared]
    private let ownCount: Int
    let catalogue: NameCatalogue
    /// By paths such as `Outer.Inner` and `Type.member`, with and without labels.
    private var paths: [String: Int?] = [:]
    /// Members by their own names, nil when there are several.
    private var members: [String: Int?] = [:]
    private var bases: Set<Substring> = []
    /// Functions at file scope by their names without labels, nil when there are several.
    private var functions: [Substring: Int?] = [:]
    /// How often the chapter's code declares a variable of a name, anywhere.
    private let variables: [String: Int]

    /// What was linked on the page, in its section, and in the listing at hand.
    private(set) var onPage: Set<Target> = []
    private var inSection: Set<Target> = []
    private var inListing: Set<Target> = []
    /// The names that the listing at hand introduces itself: there they are something else, or the thing itself.
    private var introduced: Set<String> = []

    /// - Parameters:
    ///   - own: what the chapter declares.
    ///   - needed: the chapters it needs, with what they declare.
    init(
        of chapter: Chapter, own: [PlacedName], needed: [(Chapter.Outline, [PlacedName])], catalogue: NameCatalogue
    ) {
        let others = needed.flatMap { outline, names in names.map { Declared(placed: $0, chapter: outline) } }
        ownCount = own.count
        declared = own.map { Declared(placed: $0, chapter: chapter.outline) } + others
        self.catalogue = catalogue
        variables = own.isEmpty && others.isEmpty && catalogue.isEmpty ? [:] : ListingNames.variables(in: chapter)
        add(0..<own.count)
        let ownPaths = paths
        paths = [:]
        add(own.count..<declared.count)
        paths.merge(ownPaths) { _, own in own }
    }

    var isEmpty: Bool { declared.isEmpty && catalogue.isEmpty }

    /// The paths of what was linked in the catalogue.
    var used: [String] {
        onPage.compactMap { if case .catalogue(let place) = $0 { catalogue.entries[place].path } else { nil } }.sorted()
    }

    /// What the page that lists all names needs of the chapter, when its page has been written.
    var record: NameRecord { NameRecord(declared: declared.prefix(ownCount).map(\.placed), used: used) }

    private func add(_ range: Range<Int>) {
        for index in range {
            let name = declared[index].placed.name
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

    // MARK: Looking up

    /// What a path names, such as `Type`, `Outer.Inner` or `Type.member`.
    func target(ofPath path: String) -> Target? {
        if let place = paths[path] { return place.map(Target.declared) }
        return catalogue.places[path].map(Target.catalogue)
    }

    /// What a type's or a function's name names by itself.
    func target(ofName name: String) -> Target? {
        members.keys.contains(name) ? nil : target(ofPath: name)
    }

    /// The function at file scope that a call such as `turn(` calls.
    func target(ofCall base: String) -> Target? {
        guard let function = functions[base[...]], !bases.contains(base[...]), !catalogue.bases.contains(base[...])
        else { return nil }
        return function.map(Target.declared)
    }

    /// What a code span in prose names.
    func target(ofSpan text: String) -> Target? {
        guard let first = text.utf8.first, first.isIdentifier, !text.utf8.contains(.space) else { return nil }
        if text.utf8.contains(UInt8(ascii: ".")) { return target(ofPath: text) }
        if first & 0x20 == 0 { return target(ofType: text) }
        let isCall = text.utf8.last == UInt8(ascii: ")")
        guard isCall || text.utf8.dropFirst().contains(where: { $0.isLetter && $0 & 0x20 == 0 }) else { return nil }
        let function = target(ofPath: text)
        let own = members[text]
        let other = catalogue.members[text]
        let found = [
            function, own.map { $0.map(Target.declared) } ?? nil, other.map { $0.map(Target.catalogue) } ?? nil,
        ]
        guard (function == nil ? 0 : 1) + (own == nil ? 0 : 1) + (other == nil ? 0 : 1) == 1,
            let target = found.compactMap({ $0 }).first
        else { return nil }
        return isCall || variables[text, default: 0] == declarations(of: target) ? target : nil
    }

    private func target(ofType text: String) -> Target? {
        // A type in a type, without that one: nothing else may be called so.
        guard let nested = members[text] else { return target(ofPath: text) }
        return target(ofPath: text) == nil ? nested.map(Target.declared) : nil
    }

    /// How many variables of its name the chapter's code has when there is nothing but the target.
    private func declarations(of target: Target) -> Int {
        guard case .declared(let index) = target, index < ownCount else { return 0 }
        let kind = declared[index].placed.name.kind
        return kind == .variable || kind == .constant ? 1 : 0
    }

    /// The path of a target, when it is a type.
    func path(ofType target: Target) -> String? {
        switch target {
        case .declared(let index):
            let name = declared[index].placed.name
            return name.kind.isType ? name.path : nil
        case .catalogue(let index):
            let entry = catalogue.entries[index]
            return entry.kind.isEmpty ? nil : entry.path
        }
    }

    // MARK: What was linked

    func beginSection() { inSection = [] }

    func beginListing(_ text: String) {
        inListing = []
        introduced = ListingNames.introduced(in: text)
    }

    func isIntroduced(_ name: String) -> Bool { introduced.contains(name) }

    enum Place { case prose, listing }

    /// Notes a link.
    ///
    /// - Returns: nil when the section or the listing has one already; else whether it is the page's first.
    func link(_ target: Target, in place: Place) -> Bool? {
        switch place {
        case .prose: guard inSection.insert(target).inserted else { return nil }
        case .listing: guard inListing.insert(target).inserted else { return nil }
        }
        return onPage.insert(target).inserted
    }
}
