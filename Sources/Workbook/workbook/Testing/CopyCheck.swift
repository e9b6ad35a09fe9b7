import ChapterKit
import Foundation
import WorkbookKit

/// A comparison of listings with the files of a package that they show lines of.
struct CopyCheck {
    /// The folder that the paths are relative to.
    let folder: String

    /// Creates a check of the listings in a file.
    ///
    /// - Parameter path: The path of the file. Without a package around it, paths are relative to its folder.
    init(forFile path: String) {
        let parent = FileSystem.parent(of: path)
        folder = PackageBuild.folder(around: parent) ?? parent
    }

    /// Returns the lines of the file that a listing shows.
    func lines(for copy: CopiedListing) throws(CopyError) -> [String] {
        guard copy.path.isContainedPath else {
            throw CopyError(description: "'\(copy.path)' isn't the path of a file in the package")
        }
        let path = URL(fileURLWithPath: "\(folder)/\(copy.path)").resolvingSymlinksInPath().path
        let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        guard path.hasPrefix(root + "/"), let bytes = try? FileSystem.read(path) else {
            throw CopyError(description: "there is no file '\(copy.path)' in the package")
        }
        return try copy.lines(in: String(decoding: bytes, as: UTF8.self))
    }

    /// Returns what is wrong with a listing, and its line.
    func issue(with copy: CopiedListing) -> (text: String, line: Int)? {
        do throws(CopyError) {
            return try copy.difference(
                from: lines(for: copy), command: "workbook accept \(copy.location.path)")
        } catch {
            return (error.description, copy.location.line)
        }
    }

    /// Writes the lines of files into the listings that show them, unless the file with the listings changes meanwhile.
    ///
    /// - Returns: A line for each listing that changed.
    static func renew(_ copies: [CopiedListing], in source: SourceFile) throws -> [String] {
        let (bytes, changes) = CopyCheck(forFile: source.path).renewing(copies, in: source)
        guard !changes.isEmpty else { return [] }
        let old = try FileSystem.read(source.path)
        let mark = old.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark : []
        let isWritten = try FileSystem.replace(source.path, with: mark + bytes, ifStill: mark + source.bytes)
        return isWritten ? changes : []
    }

    /// Returns a file in which listings have the lines of the files that they show.
    ///
    /// - Returns: The bytes of the file, and a line for each listing that changed.
    private func renewing(_ copies: [CopiedListing], in source: SourceFile) -> (bytes: [UInt8], changes: [String]) {
        var bytes = source.bytes
        var changes: [String] = []
        for copy in copies.sorted(by: { $0.location > $1.location }) {
            guard let lines = try? lines(for: copy), lines != copy.lines else { continue }
            let first = copy.location.line
            let prefix = Array(source.line(first).prefix(copy.location.column - 1))
            let ending: [UInt8] = bytes.contains(.carriageReturn) ? [.carriageReturn, .lineFeed] : [.lineFeed]
            let new = lines.flatMap { line -> [UInt8] in
                let isBlank = line.utf8.isEmpty
                let start = isBlank ? Array(prefix.reversed().drop { $0.isSpaceOrTab }.reversed()) : prefix
                return start + Array(line.utf8) + ending
            }
            let range = source.offset(ofLine: first)..<source.offset(ofLine: first + copy.lines.count)
            bytes.replaceSubrange(range, with: new)
            changes.append("\(source.path):\(first): the lines of '\(copy.reference)'")
        }
        return (bytes, changes.reversed())
    }
}
