import SwiftText

/// The test targets of a package, one a chapter.
public enum TestTargets {
    /// The target that tests a chapter: `status-bar-state` -> `StatusBarStateChapterTests`.
    ///
    /// `StatusBarStateTests` would be the tests of a module of that name, which a book's package may well have.
    public static func name(for slug: String) -> String { SwiftIdentifier.typeName(slug) + "ChapterTests" }

    struct Declaration: Equatable {
        var name: String
        var usesPlugin: Bool
        /// Whether the target names plugins at all, if only as a variable.
        var namesPlugins: Bool
        var location: SourceLocation
    }

    /// The test targets that a manifest names in so many words.
    ///
    /// The manifest is read, not run: targets that it computes are not seen. For those the plugin itself says that a
    /// target has no chapter.
    static func declared(in manifest: SourceFile) -> [Declaration] {
        manifest.bytes.withUnsafeBufferPointer { bytes in
            var declarations: [Declaration] = []
            var strings: [String] = []
            var depth: Int?
            var level = 0
            for token in SwiftTokenizer(bytes) {
                let text = String(decoding: bytes[token.range], as: UTF8.self)
                if token.kind == .call, text == "testTarget" {
                    depth = level
                    strings = []
                    let place = manifest.location(offset: token.range.lowerBound)
                    declarations.append(Declaration(name: "", usesPlugin: false, namesPlugins: false, location: place))
                }
                if depth != nil, token.kind == .plain, text == "plugins" {
                    declarations[declarations.count - 1].namesPlugins = true
                }
                if token.kind == .string { strings.append(String(text.dropFirst().dropLast())) }
                for byte in bytes[token.range] where token.kind == .plain {
                    if byte == UInt8(ascii: "(") { level += 1 }
                    if byte == UInt8(ascii: ")") { level -= 1 }
                    if byte == UInt8(ascii: ")"), level == depth {
                        declarations[declarations.count - 1].name = strings.first ?? ""
                        declarations[declarations.count - 1].usesPlugin = strings.contains("ExtractChapter")
                        depth = nil
                    }
                }
            }
            return declarations.filter { !$0.name.isEmpty }
        }
    }
}
