import SwiftText

/// What a listing declares at file scope and in its types, as far as one can tell without a compiler.
///
/// What stands in a body, in parentheses or in a value is passed over: nothing outside can name it. Operators,
/// initializers, subscripts and names in backticks are left out, too.
struct DeclarationScan {
    private(set) var names: [DeclaredName] = []
    /// Those of them that only their file sees, or sets.
    private(set) var privateNames: [DeclaredName] = []
    /// Of the private names, those that all of their file sees: what is `fileprivate`, or private at file scope.
    private(set) var filePrivateNames: [DeclaredName] = []
    /// Those of them that other modules see. A case is as visible as its enumeration: it counts as public.
    private(set) var publicNames: [DeclaredName] = []
    /// The types that the listing's chunks stand in, by their names; empty for one at file scope. A chunk that stands in
    /// a body is not there.
    private(set) var chunkOwners: [String: String] = [:]
    /// The types, by their paths, with an initializer that only its file sees.
    private(set) var privatelyInitialized: [String] = []
    /// The types, by their paths, with an initializer that is written down.
    private var initialized: Set<String> = []
    /// The types, by their paths, that are declared or extended.
    private(set) var bodies: Set<String> = []

    private let source: SwiftPieces
    private var position = 0

    /// - Parameter owner: the types that the listing stands in, when it is a chunk.
    init(_ text: String, in owner: String = "") {
        source = SwiftPieces(text)
        while peek != nil {
            scan(owner: owner, isEnumeration: false)
            position += 1
        }
    }

    private static let modifiers: Set<String> = [
        "borrowing", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect", "infix",
        "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override",
        "package", "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
    ]

    // MARK: Pieces

    private var peek: SwiftPieces.Piece? { piece(0) }

    private func piece(_ offset: Int) -> SwiftPieces.Piece? {
        position + offset < source.pieces.count ? source.pieces[position + offset] : nil
    }

    private func word(_ offset: Int) -> String? {
        guard let piece = piece(offset), piece.kind == .word else { return nil }
        return source.text(piece)
    }

    private func isSign(_ sign: Unicode.Scalar, _ offset: Int = 0) -> Bool {
        source.isSign(sign, position + offset)
    }

    private var opensBrackets: Bool { isSign("(") || isSign("[") || isSign("{") }
    private var closesBrackets: Bool { isSign(")") || isSign("]") || isSign("}") }

    /// Moves past brackets and what they hold.
    private mutating func skipBrackets() {
        var depth = 0
        repeat {
            if opensBrackets { depth += 1 }
            if closesBrackets { depth -= 1 }
            position += 1
        } while depth > 0 && peek != nil
    }

    // MARK: Scopes

    /// Goes through a file, a type or an extension, up to the brace that closes it.
    ///
    /// - Parameter isFilePrivate: whether what it holds is, as in a `private extension`.
    private mutating func scan(owner: String, isEnumeration: Bool, isFilePrivate: Bool = false) {
        let fresh = Head(isPrivate: isFilePrivate, isFilePrivate: isFilePrivate)
        var head = fresh
        while let piece = peek, !isSign("}") {
            switch piece.kind {
            case .documentation:
                head.documentation.append(source.bytes[piece.range])
                position += 1
            case .attribute:
                position += 1
                if isSign("("), peek?.range.lowerBound == piece.range.upperBound { skipBrackets() }
            case .chunk:
                source.bytes[piece.range].withUnsafeBufferPointer { comment in
                    if let name = ListingScan.chunkName(comment) { chunkOwners[name] = owner }
                }
                position += 1
            case .word:
                let word = source.text(piece)
                head.start = head.start ?? piece.range.lowerBound
                if isModifier(word) {
                    head.isOverride = head.isOverride || word == "override"
                    head.isPrivate = head.isPrivate || word == "private" || word == "fileprivate"
                    head.isFilePrivate = head.isFilePrivate || word == "fileprivate"
                    head.isPublic = head.isPublic || word == "public" || word == "open"
                    position += 1
                    if isSign("(") { skipBrackets() }
                } else {
                    declare(word, head, owner: owner, isEnumeration: isEnumeration)
                    head = fresh
                }
            case .sign, .other:
                // What follows a point is a member of something, whatever its name.
                if isSign("."), word(1) != nil { position += 1 }
                if opensBrackets { skipBrackets() } else { position += 1 }
                head = fresh
            }
        }
    }

    /// What stands before the word that declares.
    private struct Head {
        var documentation: [ArraySlice<UInt8>] = []
        var start: Int?
        var isOverride = false
        var isPrivate = false
        var isFilePrivate = false
        var isPublic = false
    }

    private func isModifier(_ text: String) -> Bool {
        if text == "class", let next = word(1) {
            return ["func", "var", "let"].contains(next) || Self.modifiers.contains(next)
        }
        return Self.modifiers.contains(text)
    }

    /// Looks at what a word declares, if it declares something, and moves past it or its name.
    private mutating func declare(_ introducer: String, _ head: Head, owner: String, isEnumeration: Bool) {
        let line = peek?.line
        position += 1
        switch introducer {
        case "import": while let piece = peek, piece.line == line { position += 1 }
        case "extension":
            guard let path = takePath() else { return }
            enterType(
                owner.isEmpty ? path : "\(owner).\(path)", isEnumeration: false, isFilePrivate: head.isPrivate)
        case "struct", "class", "enum", "actor", "protocol":
            guard let name = word(0) else { return }
            position += 1
            add(name, DeclaredName.Kind(rawValue: introducer), head, owner)
            enterType(owner.isEmpty ? name : "\(owner).\(name)", isEnumeration: introducer == "enum")
        case "typealias", "associatedtype", "var", "let":
            guard let name = word(0), name != "_" else { return }
            position += 1
            add(name, DeclaredName.Kind(rawValue: introducer) ?? .typealias, head, owner)
        case "func":
            guard let name = word(0) else { return }
            position += 1
            if isSign("<") { skipGenerics() }
            guard isSign("("), let labels = labels() else { return }
            add(name + labels, .function, head, owner)
        case "case" where isEnumeration: declareCases(head, owner)
        case "init":
            initialized.insert(owner)
            if head.isPrivate { privatelyInitialized.append(owner) }
        default: break
        }
    }

    /// Moves into a type: past its header, through its members, and past its last brace.
    private mutating func enterType(_ path: String, isEnumeration: Bool, isFilePrivate: Bool = false) {
        bodies.insert(path)
        while peek != nil, !isSign("{"), !isSign("}") {
            if opensBrackets { skipBrackets() } else { position += 1 }
        }
        guard isSign("{") else { return }
        position += 1
        scan(owner: path, isEnumeration: isEnumeration, isFilePrivate: isFilePrivate)
        position += 1
    }

    private mutating func takePath() -> String? {
        guard var path = word(0) else { return nil }
        position += 1
        while isSign("."), let next = word(1) {
            path += ".\(next)"
            position += 2
        }
        return path
    }

    private mutating func skipGenerics() {
        var depth = 0
        repeat {
            if isSign("<") { depth += 1 }
            if isSign(">"), source.bytes[peek!.range.lowerBound - 1] != UInt8(ascii: "-") { depth -= 1 }
            position += 1
        } while depth > 0 && peek != nil
    }

    /// The labels of the parameters that begin here, such as `(_:to:)`; nil when they are not well written.
    private func labels() -> String? {
        var labels = "("
        var (depth, angles, isStart) = (0, 0, false)
        for piece in source.pieces[position...] {
            switch piece.kind {
            case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "{")):
                depth += 1
                isStart = depth == 1
            case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")), .sign(UInt8(ascii: "}")):
                depth -= 1
                if depth == 0 { return labels + ")" }
            case .sign(UInt8(ascii: "<")): angles += 1
            case .sign(UInt8(ascii: ">")) where source.bytes[piece.range.lowerBound - 1] != UInt8(ascii: "-"):
                angles -= 1
            case .sign(UInt8(ascii: ",")): isStart = isStart || depth == 1 && angles == 0
            case .word where isStart && depth == 1, .other where isStart && depth == 1:
                labels += source.text(piece).filter { $0 != "`" } + ":"
                isStart = false
            default: break
            }
        }
        return nil
    }

    private mutating func declareCases(_ head: Head, _ owner: String) {
        while let piece = peek, let name = word(0) {
            position += 1
            var end = piece.range.upperBound
            if isSign("(") {
                skipBrackets()
                end = source.pieces[position - 1].range.upperBound
            }
            add(name, .case, "case " + DeclarationText.oneLine(source.bytes[piece.range.lowerBound..<end]), head, owner)
            while let piece = peek, !isSign(","), !isSign("}"), piece.kind != .word, piece.kind != .documentation {
                position += 1
            }
            guard isSign(",") else { return }
            position += 1
        }
    }

    // MARK: Results

    /// Adds what the last piece names.
    private mutating func add(_ name: String, _ kind: DeclaredName.Kind?, _ head: Head, _ owner: String) {
        guard let kind, let start = head.start else { return }
        add(name, kind, DeclarationText.declaration(in: source, from: start, past: position - 1), head, owner)
    }

    private mutating func add(
        _ name: String, _ kind: DeclaredName.Kind, _ declaration: String, _ head: Head, _ owner: String
    ) {
        let name = DeclaredName(
            kind: kind, owner: owner, name: name, declaration: declaration,
            summary: DeclarationText.firstSentence(of: head.documentation), isOverride: head.isOverride)
        names.append(name)
        if head.isPrivate {
            privateNames.append(name)
            if head.isFilePrivate || owner.isEmpty { filePrivateNames.append(name) }
        }
        if head.isPublic || kind == .case { publicNames.append(name) }
    }
}

extension DeclarationScan {
    /// The names of structures whose memberwise initializer only their file may see: something private is in it, as far as
    /// one can tell.
    var privatelyMemberwise: [String] {
        let structures = names.filter { $0.kind == .structure && !initialized.contains($0.path) }
        let owners = Set(privateNames.filter { $0.kind == .variable || $0.kind == .constant }.map(\.owner))
        return structures.filter { owners.contains($0.path) }.map { String($0.base) }
    }

    /// The types at file scope.
    var types: Set<String> { Set(names.filter { $0.kind.isType && $0.owner.isEmpty }.map { String($0.base) }) }

    /// What code has to write to use what is declared here, or to use some of it: names at file scope, and members that
    /// other modules' types get. Members of a type of its own are reached by way of the type.
    ///
    /// - Parameter types: those that are its own besides.
    func namesToReach(_ some: [DeclaredName]? = nil, knowing types: Set<String> = []) -> Set<String> {
        let types = types.union(self.types)
        let reached = (some ?? names).filter { name in
            let type = name.owner.prefix { $0 != "." }
            return !name.isOverride && (type.isEmpty || !types.contains(String(type)))
        }
        return Set(reached.map { String($0.base) })
    }
}
