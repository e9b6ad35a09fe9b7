import ChapterKit
import Foundation
import WorkbookKit

/// A comparison of listings with the files of a package that they show lines of.
struct CopyCheck {
    /// The folder that the paths are relative to.
    private let folder: String
    /// The words for the folder in messages.
    private let place: String

    /// Creates a check of the listings in a file.
    ///
    /// - Parameter path: The path of the file. Without a package around it, paths are relative to its folder.
    init(forFile path: String) {
        let parent = FileSystem.parent(of: path)
        let package = PackageBuild.folder(around: parent)
        folder = package ?? parent
        place = package == nil ? "beside '\(path)', which is in no package" : "in the package"
    }

    /// Returns the lines of the file that a listing shows.
    private func lines(for copy: CopiedListing) throws(CopyError) -> [String] {
        guard copy.path.isContainedPath, copy.path.hasSuffix(".swift") else {
            throw CopyError(description: "'\(copy.path)' isn't the path of a Swift file \(place)")
        }
        let path = URL(fileURLWithPath: "\(folder)/\(copy.path)").resolvingSymlinksInPath().path
        let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        guard path.hasPrefix(root + "/"), FileSystem.kind(path) == .file, let bytes = try? FileSystem.read(path) else {
            throw CopyError(description: "there is no file '\(copy.path)' \(place)")
        }
        return try copy.lines(in: SourceFile(path: copy.path, bytes: bytes))
    }

    /// Returns the issue with a listing, and its line, or `nil`.
    func issue(with copy: CopiedListing) -> (text: String, line: Int)? {
        do throws(CopyError) {
            return try copy.difference(from: lines(for: copy), command: "workbook accept '\(copy.location.path)'")
        } catch {
            return (error.description, copy.location.line)
        }
    }

    /// Writes the lines of files into the listings that show them.
    ///
    /// - Parameter source: The file with the listings, as it is now. If it changes meanwhile, it's left alone.
    /// - Returns: A line for each listing that changed, and the diagnostics of those that can't show their lines.
    static func renew(
        _ copies: [CopiedListing], in source: SourceFile
    ) throws -> (changes: [String], diagnostics: [Diagnostic]) {
        let check = CopyCheck(forFile: source.path)
        var bytes = source.bytes
        var (changes, diagnostics): ([String], [Diagnostic]) = ([], [])
        // Later listings come first, so that the lines of the others keep their numbers.
        for copy in copies.sorted(by: { $0.location > $1.location }) {
            do throws(CopyError) {
                let lines = try check.lines(for: copy)
                if lines == copy.lines { continue }
                bytes.replaceSubrange(range(of: copy, in: source), with: text(of: lines, for: copy, in: source))
                changes.append("\(source.path):\(copy.location.line): the lines of '\(copy.reference)'")
            } catch {
                diagnostics.append(.error(error.description, at: copy.location, rule: .failedExample))
            }
        }
        guard !changes.isEmpty else { return ([], diagnostics) }
        guard try FileSystem.replaceText(of: source, with: bytes) else {
            let text = "the file has changed meanwhile, so it's left as it is"
            return ([], diagnostics + [.error(text, at: source.location(line: 1, column: 1))])
        }
        return (changes.reversed(), diagnostics)
    }

    private static func range(of copy: CopiedListing, in source: SourceFile) -> Range<Int> {
        let first = copy.location.line
        return source.offset(ofLine: first)..<source.offset(ofLine: first + copy.lines.count)
    }

    /// Returns the bytes of lines, each with the margin of the listing. A line without text has no space at its end.
    private static func text(of lines: [String], for copy: CopiedListing, in source: SourceFile) -> [UInt8] {
        let ending: [UInt8] = source.bytes.contains(.carriageReturn) ? [.carriageReturn, .lineFeed] : [.lineFeed]
        let margin = copy.margin(in: source)
        let emptyMargin = Array(margin.reversed().drop { $0.isSpaceOrTab }.reversed())
        let text = lines.flatMap { ($0.isEmpty ? emptyMargin : margin) + Array($0.utf8) + ending }
        // A fence may be the last line of the file, without a line ending.
        let before = source.bytes[..<range(of: copy, in: source).lowerBound].last
        return (before.map(\.isLineEnd) ?? true) ? text : ending + text
    }
}

extension FileSystem {
    /// Replaces the text of a file, with the byte-order mark that the file may have.
    ///
    /// A symbolic link leads to the file that's replaced.
    ///
    /// - Returns: `false` if the file isn't the source's any longer.
    static func replaceText(of source: SourceFile, with bytes: [UInt8]) throws -> Bool {
        let path = URL(fileURLWithPath: source.path).resolvingSymlinksInPath().path
        let mark = try read(path).starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark : []
        return try replace(path, with: mark + bytes, ifStill: mark + source.bytes)
    }
}
