import SwiftText

/// The declarations of a listing at file scope and in its types, as far as they can be determined without a compiler.
///
/// Code in a body, in parentheses, or in a value is skipped, because other code can't refer to it. Operators,
/// initializers, subscripts, and names in backticks are also left out.
package struct DeclarationScan {
    package private(set) var names: [DeclaredName] = []
    /// The names that only their file can access or set.
    package private(set) var privateNames: [DeclaredName] = []
    /// The private names that are visible in all of their file. They're `fileprivate`, or private at file scope.
    package private(set) var filePrivateNames: [DeclaredName] = []
    /// The names that other modules can access. A case has the access level of its enumeration, and is counted as
    /// public.
    package private(set) var publicNames: [DeclaredName] = []
    /// The paths of the types around the chunk references in the listing, keyed by the name of the chunk. The path is
    /// empty at file scope. Chunks in a body aren't included.
    package private(set) var chunkOwners: [String: String] = [:]
    /// The paths of the types with an initializer that only their file can access.
    package private(set) var privatelyInitialized: [String] = []
    /// The paths of the types with an explicit initializer.
    private var initialized: Set<String> = []
    /// The paths of the types that are declared or extended.
    package private(set) var bodies: Set<String> = []

    private let source: SwiftPieces
    private var position = 0

    /// Scans a listing.
    ///
    /// - Parameter owner: The path of the types around the listing if it's a chunk.
    package init(_ text: String, in owner: String = "") {
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

    /// Skips brackets and their contents.
    private mutating func skipBrackets() {
        var depth = 0
        repeat {
            if opensBrackets { depth += 1 }
            if closesBrackets { depth -= 1 }
            position += 1
        } while depth > 0 && peek != nil
    }

    // MARK: Scopes

    /// Scans a file, a type, or an extension, up to its closing brace.
    ///
    /// - Parameter isFilePrivate: A Boolean value indicating whether its members are `fileprivate`, as in a `private
    ///   extension`.
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
                // A word after a period is a member, whatever its name.
                if isSign("."), word(1) != nil { position += 1 }
                if opensBrackets { skipBrackets() } else { position += 1 }
                head = fresh
            }
        }
    }

    /// The part of a declaration before its introducer.
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

    /// Records the names that an introducer declares, and skips them. If the word doesn't declare anything, only the
    /// word is skipped.
    private mutating func declare(_ introducer: String, _ head: Head, owner: String, isEnumeration: Bool) {
        let line = peek?.line
        position += 1
        switch introducer {
        case "import": while let piece = peek, piece.line == line { position += 1 }
        case "extension":
            guard let path = consumePath() else { return }
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

    /// Scans a type, and skips its header and its closing brace.
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

    private mutating func consumePath() -> String? {
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

    /// Returns the labels of the parameters that begin at the current position, such as `(_:to:)`, or `nil` if they
    /// aren't well-formed.
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

    /// Adds the name in the previous piece.
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
    /// The names of structures whose memberwise initializer is probably visible only in their file, because they have
    /// private properties.
    package var privatelyMemberwise: [String] {
        let structures = names.filter { $0.kind == .structure && !initialized.contains($0.path) }
        let owners = Set(privateNames.filter { $0.kind == .variable || $0.kind == .constant }.map(\.owner))
        return structures.filter { owners.contains($0.path) }.map { String($0.base) }
    }

    /// The names of the types at file scope.
    package var types: Set<String> { Set(names.filter { $0.kind.isType && $0.owner.isEmpty }.map { String($0.base) }) }

    /// Returns the names that code must contain to use the declarations, or some of them. These are the names at file
    /// scope, and the members of types in other modules. The members of the listing's own types are used through the
    /// type.
    ///
    /// - Parameter types: Additional types that count as the listing's own.
    package func namesToReach(_ some: [DeclaredName]? = nil, knowing types: Set<String> = []) -> Set<String> {
        let types = types.union(self.types)
        let reached = (some ?? names).filter { name in
            let type = name.owner.prefix { $0 != "." }
            return !name.isOverride && (type.isEmpty || !types.contains(String(type)))
        }
        return Set(reached.map { String($0.base) })
    }
}
