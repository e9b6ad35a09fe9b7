import SwiftText

/// The test targets of a package, one for each chapter.
package enum TestTargets {
    /// Returns the name of the target that tests a chapter. For example, `status-bar-state` results in
    /// `StatusBarStateChapterTests`.
    ///
    /// A name such as `StatusBarStateTests` would be that of the tests for a module, which the book's package may
    /// contain.
    package static func name(for slug: String) -> String { SwiftIdentifier.typeName(slug) + "ChapterTests" }

    package struct Declaration: Equatable {
        package var name: String
        var usesPlugin: Bool
        /// A Boolean value indicating whether the target names any plugins, even if only through a variable.
        var namesPlugins: Bool
        var location: SourceLocation
    }

    /// A test target as SwiftPM describes it after running the manifest.
    package struct Described: Sendable {
        package var name: String
        var plugins: [String]

        package init(name: String, plugins: [String]) {
            self.name = name
            self.plugins = plugins
        }
    }

    /// Returns the test targets that SwiftPM describes, each at its location in the manifest, or at the first line if
    /// it isn't found there.
    static func declared(_ described: [Described], in manifest: SourceFile) -> [Declaration] {
        let read = declared(in: manifest)
        return described.map { target in
            Declaration(
                name: target.name, usesPlugin: target.plugins.contains("ExtractChapterTests"),
                namesPlugins: !target.plugins.isEmpty,
                location: read.first { $0.name == target.name }?.location
                    ?? SourceLocation(path: manifest.path, line: 1, column: 1))
        }
    }

    /// Returns the test targets that a manifest names literally.
    ///
    /// The manifest is read and not run, so targets that it computes aren't included.
    package static func declared(in manifest: SourceFile) -> [Declaration] { calls(in: manifest).map(\.declaration) }

    /// Returns the calls of `testTarget` with literal names, with the offsets from the word to the closing parenthesis.
    static func calls(in manifest: SourceFile) -> [(declaration: Declaration, range: Range<Int>)] {
        manifest.bytes.withUnsafeBufferPointer { bytes in
            var declarations: [Declaration] = []
            var ranges: [Range<Int>] = []
            var strings: [String] = []
            var depth: Int?
            var level = 0
            for token in SwiftTokenizer(bytes) {
                let text = String(decoding: bytes[token.range], as: UTF8.self)
                if token.kind == .call, text == "testTarget" {
                    depth = level
                    strings = []
                    let location = manifest.location(offset: token.range.lowerBound)
                    declarations.append(
                        Declaration(name: "", usesPlugin: false, namesPlugins: false, location: location))
                    ranges.append(token.range)
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
                        declarations[declarations.count - 1].usesPlugin = strings.contains("ExtractChapterTests")
                        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<token.range.upperBound
                        depth = nil
                    }
                }
            }
            return zip(declarations, ranges).map { ($0, $1) }.filter { !$0.0.name.isEmpty }
        }
    }
}
