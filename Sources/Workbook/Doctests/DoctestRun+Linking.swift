import Foundation
import SnippetPrograms

// MARK: - Linking

extension DoctestRun {
    /// Returns the indexes of the comments that can't be linked, each of which is linked apart from the others.
    ///
    /// - Throws: `DoctestError` with errors if all comments can be linked apart, or if nothing can be linked.
    func unlinkable(
        _ units: [DoctestUnit], _ files: [String], _ recorder: URL, _ errors: [CompilerError]
    ) async throws -> [Int] {
        let main = "apart/main.swift"
        try write("", to: main)
        let isLinkable = try await build(files + [main], recorder, as: "apart/program").isEmpty
        let failed = try await withThrowingTaskGroup(of: (Int, [CompilerError]).self) { group in
            for unit in units where isLinkable {
                let names = [unit.file] + files + [main]
                group.addTask { (unit.index, try await link(names, recorder, to: "apart/program-\(unit.index)")) }
            }
            return try await group.reduce(into: [Int]()) { if !$1.1.isEmpty { $0.append($1.0) } }
        }
        guard failed.isEmpty else { return failed }
        let text = errors.map(\.text).joined(separator: "\n")
        throw DoctestError(description: "the examples can't be linked:\n\(text)")
    }

    /// Removes the first listing with which a comment can't be linked.
    func removeUnlinkable(
        _ unit: inout DoctestUnit, _ files: [String], _ recorder: URL, _ errors: [CompilerError]
    ) async throws {
        var (index, errors) = (unit.running[0], errors)
        for listing in unit.running {
            let names = try writeProgram(of: unit, to: DoctestSource.Target(listing: listing))
            let found = try await build(names + files, recorder, as: "target-program")
            if found.isEmpty { continue }
            (index, errors) = (listing, found)
            break
        }
        let line = unit.listings[index].listing.lines[0]
        let text = "this can't be linked:\n" + errors.map(\.text).joined(separator: "\n")
        _ = unit.remove([CompilerError(path: unit.path, line: line.number, column: line.column, text)])
    }

    /// Writes the program that ends with a statement or a listing, and returns the names of its files.
    func writeProgram(of unit: DoctestUnit, to target: DoctestSource.Target) throws -> [String] {
        let source = unit.source(to: target, prefix: "doctest-\(unit.index):")
        // A program of its own has its code at the outermost level.
        try write(source.text(for: .run, function: unit.isAlone ? nil : "_target"), to: unit.targetFile)
        if unit.isAlone { return [unit.targetFile] }
        try write("try await _target()\n", to: "target/main.swift")
        return [unit.targetFile, "target/main.swift"]
    }
}
