import ChapterKit
import SwiftText

/// The documented declarations of a Swift file, found without a compiler.
///
/// Local declarations, which are in the body of a function or a closure, are skipped.
package struct DocumentedDeclarations {
    /// A declaration of a type, a member, or a name of the module.
    package struct Declaration: Sendable, Equatable {
        /// The name with the types around it, such as `Sequence.chunked(by:)`.
        package var name: String
        /// The number of its line, from 1.
        package var line: Int
        /// A Boolean value indicating whether other packages can use it.
        package var isPublic: Bool
        /// A Boolean value indicating whether it's an extension, which declares no name.
        package var isExtension: Bool
        /// The condition of the `#if` around it, if it's false here.
        package var falseCondition: String?
        package var comment: DocComment?
    }

    /// The declarations, in order.
    package private(set) var declarations: [Declaration] = []
    /// A Boolean value for each type that the file declares, by its full name, indicating whether it's public.
    package private(set) var types: [String: Bool] = [:]

    /// A type or an extension.
    struct Scope {
        var name: String
        var isPublic: Bool
        /// A Boolean value indicating whether members without an access level are public.
        var hasPublicMembers: Bool
    }

    struct Condition {
        var text: String?
        /// The scopes at the `#if`, from which each of its branches starts.
        var scopes: [Scope]
    }

    let source: SwiftPieces
    let file: SourceFile
    private let knownTypes: [String: Bool]
    let flags: Set<String>
    var position = 0
    var scopes: [Scope] = []
    var conditions: [Condition] = []
    var pending: DocComment?
    private var isPublic = false
    /// A Boolean value indicating whether other packages have to ask for the declaration at hand, with `@_spi(…) import`.
    private var isSPI = false

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - types: The types of the other files of the module. A type that isn't among them is public.
    ///   - flags: The compilation conditions that are true.
    package init(_ file: SourceFile, types: [String: Bool] = [:], flags: Set<String> = []) {
        self.file = file
        self.flags = flags
        source = SwiftPieces(String(decoding: file.bytes, as: UTF8.self))
        knownTypes = types
        while position < source.pieces.count { visit() }
    }

    /// The comments, in order.
    package var comments: [DocComment] { declarations.compactMap(\.comment) }

    var piece: SwiftPieces.Piece { source.pieces[position] }

    func word(_ offset: Int = 0) -> String? {
        let index = position + offset
        guard source.pieces.indices.contains(index) else { return nil }
        let text = source.text(source.pieces[index])
        // A name in backticks is a word, too.
        return source.pieces[index].kind == .word || text.hasPrefix("`") ? text : nil
    }

    func isSign(_ sign: Unicode.Scalar, _ offset: Int = 0) -> Bool { source.isSign(sign, position + offset) }

    private mutating func visit() {
        switch piece.kind {
        case .documentation: readComment()
        case .attribute:
            if source.text(piece) == "@_spi" { isSPI = true }
            position += 1
            if isSign("(") { skipBrackets() }
        case .other:
            visitDirective()
            position += 1
        case .chunk: position += 1
        case .sign:
            if isSign("}") {
                _ = scopes.popLast()
                (pending, isPublic) = (nil, false)
                position += 1
            } else if isSign("{") || isSign("(") || isSign("[") {
                skipBrackets()
            } else if isSign("."), word(1) != nil {
                position += 2
            } else {
                position += 1
            }
        case .word: visitWord(source.text(piece))
        }
    }

    private static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]

    private mutating func visitWord(_ word: String) {
        position += 1
        switch word {
        case "public", "open": isPublic = true
        case "private", "fileprivate", "internal", "package":
            if isSign("(") { skipBrackets() } else { isPublic = false }
        case "class" where ["func", "var", "let", "subscript"].contains(self.word() ?? ""): break
        case let type where Self.types.contains(type) && (self.word() != nil || type == "extension" && isSign("[")):
            declareType(type)
        case "func", "macro":
            guard let name = functionName() else { break }
            let isOperator = name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
            declare(name + argumentLabels(defaultLabels: !isOperator))
        case "init":
            if isSign("?") || isSign("!") { position += 1 }
            skipGenerics()
            if isSign("(") { declare("init" + argumentLabels(defaultLabels: true)) }
        case "subscript":
            skipGenerics()
            if isSign("(") { declare("subscript" + argumentLabels(defaultLabels: false)) }
        case "var", "let", "typealias", "associatedtype":
            if let name = self.word() {
                declare(name)
            } else if isSign("("), let name = self.word(1) {
                declare(name)
            }
        case "case":
            guard let name = self.word() else { break }
            position += 1
            isPublic = true
            declare(name + (isSign("(") ? argumentLabels(defaultLabels: true) : ""))
            skipRawValue()
            while isSign(","), let name = self.word(1) {
                position += 2
                isPublic = true
                declare(name + (isSign("(") ? argumentLabels(defaultLabels: true) : ""))
                skipRawValue()
            }
        case "operator":
            if let name = functionName() { finish(name, isPublic: true) }
        case "precedencegroup":
            if let name = self.word() { finish(name, isPublic: true) }
        case "import", "deinit": (pending, isPublic) = (nil, false)
        default: break
        }
    }

    private mutating func declareType(_ kind: String) {
        var name = ""
        if isSign("[") { name = collectionName() }
        while let part = word() {
            name += (name.isEmpty ? "" : ".") + part
            position += 1
            guard isSign("."), word(1) != nil else { break }
            position += 1
        }
        let around = scopes.last?.name ?? ""
        let full = around.isEmpty || kind == "extension" ? name : "\(around).\(name)"
        var isVisible: Bool
        if kind == "extension" {
            isVisible = knownTypes[name] ?? types[name] ?? true
        } else {
            isVisible = isAccessible
            types[full] = isVisible
        }
        if isSPI { isVisible = false }
        let hasPublicMembers = isVisible && (kind == "extension" ? isPublic : kind == "protocol")
        finish(full, isPublic: isVisible, isExtension: kind == "extension")
        while position < source.pieces.count, !isSign("{"), !isSign("}") {
            if piece.kind == .documentation { return }
            if isSign("(") || isSign("[") { skipBrackets() } else { position += 1 }
        }
        guard isSign("{") else { return }
        position += 1
        scopes.append(Scope(name: full, isPublic: isVisible, hasPublicMembers: hasPublicMembers))
    }

    /// A Boolean value indicating whether the declaration at hand is public.
    private var isAccessible: Bool {
        if isSPI { return false }
        guard let scope = scopes.last else { return isPublic }
        return scope.isPublic && (isPublic || scope.hasPublicMembers)
    }

    private mutating func declare(_ name: String) {
        let around = scopes.last.map { $0.name + "." } ?? ""
        finish(around + name, isPublic: isAccessible)
    }

    /// Adds a declaration with the comment before it.
    private mutating func finish(_ name: String, isPublic: Bool, isExtension: Bool = false) {
        let condition = conditions.lazy.compactMap(\.text).first
        pending?.name = name
        pending?.isPublic = isPublic
        pending?.falseCondition = condition
        declarations.append(
            Declaration(
                name: name, line: source.pieces[min(position, source.pieces.count) - 1].line + 1, isPublic: isPublic,
                isExtension: isExtension, falseCondition: condition, comment: pending))
        (pending, self.isPublic, isSPI) = (nil, false, false)
    }
}
