import SwiftText

/// The parts of a listing's Swift that decide whether a program can test it.
struct ListingContents {
    /// The index of the first line with a test for Swift Testing or XCTest, from 0, and the word that makes it one.
    private(set) var test: (line: Int, word: String)?
    /// A Boolean value indicating whether the listing has code, and not just comments and white space.
    private(set) var hasCode = false
    /// The condition around all of the code if it's true on Apple's mobile systems alone, such as `os(iOS)`.
    private(set) var mobileCondition: String?
    /// A Boolean value indicating whether the listing is a part of a package's manifest.
    private(set) var isManifest = false

    init(_ code: String) {
        let bytes = Array(code.utf8)
        bytes.withUnsafeBufferPointer { buffer in
            var line = 0
            var keyword = ""
            for token in SwiftTokenizer(buffer) {
                let text = buffer[token.range]
                defer { line += text.count { $0 == .lineFeed } }
                if token.kind == .comment { continue }
                if text.contains(where: { !$0.isSpaceOrTab && !$0.isLineEnd }) { hasCode = true }
                let word = String(decoding: text, as: UTF8.self)
                if token.kind == .keyword { keyword = word }
                // An extension of XCTestCase, or a function with a parameter of that type, isn't a test.
                if test == nil, word == "@Test" || word == "XCTestCase" && keyword == "class" { test = (line, word) }
            }
        }
        let lines = code.split(separator: "\n").filter { line in
            let text = line.drop { $0 == " " || $0 == "\t" }
            return !text.isEmpty && !text.hasPrefix("//")
        }
        isManifest = Self.isManifest(lines)
        mobileCondition = Self.mobileCondition(
            around: lines.filter { line in
                let text = line.trimmed
                return !text.hasPrefix("import ") && !(text.hasPrefix("@") && text.contains(" import "))
            })
    }

    /// Returns a Boolean value indicating whether lines belong to the manifest of a package: they import its module,
    /// create a package, or begin with an element of one of its lists.
    private static func isManifest(_ lines: [Substring]) -> Bool {
        let starts = [
            ".package(", ".target(", ".testTarget(", ".executableTarget(", ".product(", ".plugin(", ".library(",
        ]
        guard let first = lines.first?.trimmed else { return false }
        return starts.contains(where: first.hasPrefix)
            || first.hasPrefix("dependencies: [") || first.hasPrefix("targets: [") || first.hasPrefix("products: [")
            || lines.contains { line in
                line.trimmed == "import PackageDescription" || line.trimmed.hasPrefix("let package = Package(")
            }
    }

    private static let mobileTerms: Set<String> = [
        "os(iOS)", "os(tvOS)", "os(watchOS)", "os(visionOS)", "canImport(UIKit)", "canImport(WatchKit)",
    ]

    /// Returns the condition of a `#if` that begins with the first line and ends with the last one, if it consists of
    /// tests for Apple's mobile systems.
    private static func mobileCondition(around lines: [Substring]) -> String? {
        guard let first = lines.first?.trimmed, first.hasPrefix("#if "), lines.last?.trimmed == "#endif",
            !lines.contains(where: { $0.trimmed.hasPrefix("#else") }),
            lines.count(where: { $0.trimmed.hasPrefix("#if") }) == 1
        else { return nil }
        let condition = String(first.dropFirst(4)).trimmed
        let terms = condition.split(separator: "||").map { $0.trimmed }
        return terms.allSatisfy(mobileTerms.contains) ? condition : nil
    }
}
