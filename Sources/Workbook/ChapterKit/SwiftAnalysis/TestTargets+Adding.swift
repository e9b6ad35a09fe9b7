import SwiftText

/// The functions that add the test target of a new chapter to a manifest.
extension TestTargets {
    /// Returns the bytes of a manifest with another test target, or `nil` if the manifest doesn't have a known form.
    ///
    /// The target is a copy of the last one that runs a chapter, so it has the same dependencies and settings. If no
    /// target runs a chapter, it's the first one in the list `targets` of the package.
    package static func adding(_ name: String, to manifest: SourceFile) -> [UInt8]? {
        let edited =
            calls(in: manifest).last { $0.declaration.usesPlugin }.map { copying($0, named: name, in: manifest) }
            ?? inserting(name, into: manifest)
        guard let edited else { return nil }
        let before = declared(in: manifest).map(\.name)
        let after = declared(in: SourceFile(path: manifest.path, bytes: edited))
        let isAdded = after.contains { $0.name == name && $0.usesPlugin }
        return isAdded && after.map(\.name).filter { $0 != name } == before ? edited : nil
    }

    /// Returns the declaration of a chapter's test target.
    package static func declaration(of name: String, indentation: String) -> String {
        """
        .testTarget(
            name: "\(name)",
            dependencies: [.product(name: "WorkbookTesting", package: "workbook")],
            plugins: [.plugin(name: "ExtractChapterTests", package: "workbook")])
        """.split(separator: "\n").joined(separator: "\n" + indentation)
    }

    /// The folder of a test target that has no other path, relative to the package.
    package static func folder(of name: String) -> String { "Tests/" + name }

    /// Returns the folder of a test target, relative to the package, or `nil` if the manifest doesn't state it
    /// literally.
    package static func folder(of name: String, in manifest: SourceFile) -> String? {
        guard let call = calls(in: manifest).first(where: { $0.declaration.name == name }) else { return nil }
        return path(in: manifest.bytes[call.range].text).map(String.init) ?? folder(of: name)
    }

    private static func path(in call: String) -> Substring? { call.firstMatch(of: #/path:\s*"([^"]*)"/#)?.1 }

    private static func copying(
        _ call: (declaration: Declaration, range: Range<Int>), named name: String, in manifest: SourceFile
    ) -> [UInt8]? {
        let (bytes, end) = (manifest.bytes, call.range.upperBound)
        let start = call.range.lowerBound - 1
        guard start >= 0, bytes[start] == UInt8(ascii: "."), isElement(endingAt: end, in: bytes) else { return nil }
        let old = call.declaration.name
        var text = bytes[start..<end].text.replacing("\"\(old)\"", with: "\"\(name)\"", maxReplacements: 1)
        if let path = path(in: text) {
            guard let renamed = renamed(path, from: old, to: name) else { return nil }
            text = text.replacing("\"\(path)\"", with: "\"\(renamed)\"", maxReplacements: 1)
        }
        let line = manifest.line(call.declaration.location.line)
        let indentation = line.prefix(while: \.isSpaceOrTab).text
        guard end < bytes.count, bytes[end] == UInt8(ascii: ",") else {
            return Array(bytes[..<end]) + Array(",\n\(indentation)\(text)".utf8) + bytes[end...]
        }
        // A comment after the comma describes the target that was there before.
        let rest = bytes[(end + 1)...].prefix { !$0.isLineEnd }
        let position = rest.trimmed.starts(with: "//".utf8) ? rest.endIndex : end + 1
        return Array(bytes[..<position]) + Array("\n\(indentation)\(text),".utf8) + bytes[position...]
    }

    /// Returns a Boolean value indicating whether an expression is an element of a list, because a comma or a bracket
    /// follows it.
    private static func isElement(endingAt end: Int, in bytes: [UInt8]) -> Bool {
        bytes[end...].withUnsafeBufferPointer { rest in
            for token in SwiftTokenizer(rest) where token.kind != .comment {
                guard let first = rest[token.range].first(where: { !$0.isSpaceOrTab && !$0.isLineEnd }) else {
                    continue
                }
                return first == UInt8(ascii: ",") || first == UInt8(ascii: "]")
            }
            return false
        }
    }

    /// Returns the path of a folder that's named after a target, for another target, or `nil` if it has another name.
    private static func renamed(_ path: Substring, from old: String, to new: String) -> String? {
        var parts = path.split(separator: "/").map(String.init)
        let suffix = "ChapterTests"
        switch parts.popLast() {
        case old: parts.append(new)
        case String(old.dropLast(suffix.count)) where old.hasSuffix(suffix):
            parts.append(String(new.dropLast(suffix.count)))
        default: return nil
        }
        return parts.joined(separator: "/")
    }

    /// Returns a manifest with the target at the beginning of the package's list of targets.
    private static func inserting(_ name: String, into manifest: SourceFile) -> [UInt8]? {
        let bytes = manifest.bytes
        guard bytes[...].text.contains("\"workbook\""), let start = startOfTargets(in: bytes) else { return nil }
        let rest = bytes[start...].prefix { !$0.isLineEnd }
        let end = rest.trimmed.isEmpty ? "" : "\n    "
        let text = "\n        " + declaration(of: name, indentation: "        ") + "," + end
        return Array(bytes[..<start]) + Array(text.utf8) + bytes[start...]
    }

    /// Returns the offset after the opening bracket of the argument `targets` of `Package`.
    private static func startOfTargets(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            var (depth, isPackage, isArgument) = (0, false, false)
            for token in SwiftTokenizer(buffer) where token.kind != .comment && token.kind != .string {
                let text = String(decoding: buffer[token.range], as: UTF8.self)
                if depth == 0, text == "Package" { isPackage = true }
                if isPackage, depth == 1, text == "targets" { isArgument = true }
                for (offset, byte) in buffer[token.range].enumerated() where token.kind == .plain {
                    switch byte {
                    case UInt8(ascii: "["):
                        if isArgument, depth == 1 { return token.range.lowerBound + offset + 1 }
                        depth += 1
                    case UInt8(ascii: "("): depth += 1
                    case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
                    default: break
                    }
                }
                if depth == 0, text != "Package" { isPackage = isPackage && text.allSatisfy(\.isWhitespace) }
            }
            return nil
        }
    }
}
