import Foundation
import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests with random histories: editions of a book, the work of a reader, and updates.
@Suite struct WorkspaceHistoryTests {
    private static func update(_ folder: TemporaryFolder, to book: SampleBook) throws -> WorkspaceWriter.Report {
        try WorkspaceWriter(book.workspace, to: folder.path).write()
    }

    /// Returns the texts of a workspace by their paths, without the copies for the reader.
    private static func texts(_ folder: TemporaryFolder) -> [String: String] {
        let files = folder.files.filter { !$0.hasPrefix(".kept/") }
        return Dictionary(uniqueKeysWithValues: files.map { ($0, folder.text($0) ?? "") })
    }

    /// Returns the paths whose texts differ.
    private static func difference(_ left: [String: String], _ right: [String: String]) -> [String] {
        Set(left.keys).union(right.keys).filter { left[$0] != right[$0] }.sorted()
    }

    /// `WorkspaceHistoryProofTests` plays more of them.
    @Test(arguments: 0..<20)
    func `an update loses no line of the reader, and takes over the book's`(history: Int) throws {
        try Self.play(history)
    }

    /// Plays a history of three editions, after each of which the workspace is updated.
    static func play(_ history: Int) throws {
        var generator = SeededGenerator(seed: UInt64(history))
        var (book, reader) = (SampleBook(&generator), SampleReader())
        let folder = try TemporaryFolder()
        _ = try update(folder, to: book)
        for round in 0..<3 {
            let before = Self.texts(folder)
            let base = Dictionary(uniqueKeysWithValues: book.workspace.map { ($0.path, $0.bytes[...].text) })
            if Int.random(in: 0..<4, using: &generator) > 0 { try reader.work(in: folder, &generator) }
            let touched = Self.texts(folder).filter { base[$0.key] != $0.value }
            let removed = before.keys.filter { folder.text($0) == nil }
            book.revise(&generator)
            _ = try Self.update(folder, to: book)

            let all = folder.files.compactMap { folder.text($0) }.flatMap { $0.split(separator: "\n").map(String.init) }
            #expect(reader.lines.subtracting(all).isEmpty, "lost lines")
            if touched.isEmpty, removed.isEmpty {
                let fresh = Dictionary(uniqueKeysWithValues: book.workspace.map { ($0.path, $0.bytes[...].text) })
                #expect(Self.difference(Self.texts(folder), fresh) == [".workbook"])
            }
            // The files that aren't the reader's are the book's.
            for file in ["README.md", "Modules/UIKit.swift", Workspace.appExercisesFile] {
                #expect(folder.text(file) == book.readme)
            }
            guard round == 2 else { continue }
            let after = Self.texts(folder)
            let again = try Self.update(folder, to: book)
            #expect(again.plan.written.filter { !$0.hasPrefix(".newer/") } == [])
            #expect(Self.difference(Self.texts(folder), after) == [], "a second update changes something")
        }
    }

    private struct Interrupted: Error {}

    @Test(arguments: 0..<8)
    func `after an interruption at any step, another update has the result of one without`(history: Int) throws {
        var generator = SeededGenerator(seed: UInt64(history))
        var (book, reader) = (SampleBook(&generator), SampleReader())
        let folder = try TemporaryFolder()
        _ = try Self.update(folder, to: book)
        try reader.work(in: folder, &generator)
        book.revise(&generator)

        let complete = try copy(of: folder)
        _ = try Self.update(complete, to: book)
        let expected = Self.texts(complete)
        var step = 0
        while true {
            let interrupted = try copy(of: folder)
            var count = 0
            do {
                _ = try WorkspaceWriter(book.workspace, to: interrupted.path).write {
                    count += 1
                    if count > step { throw Interrupted() }
                }
                #expect(Self.difference(Self.texts(interrupted), expected) == [])
                break
            } catch is Interrupted {}
            let all = interrupted.files.compactMap { interrupted.text($0) }
                .flatMap { $0.split(separator: "\n").map(String.init) }
            #expect(reader.lines.subtracting(all).isEmpty, "lost lines at step \(step)")
            _ = try Self.update(interrupted, to: book)
            #expect(Self.difference(Self.texts(interrupted), expected) == [], "step \(step)")
            step += 1
        }
        #expect(step > 3)
    }

    private func copy(of folder: TemporaryFolder) throws -> TemporaryFolder {
        let copy = try TemporaryFolder()
        for file in folder.files { try copy.write(folder.text(file)!, to: file) }
        return copy
    }
}

/// More random histories, for `make proof`.
@Suite struct WorkspaceHistoryProofTests {
    @Test(arguments: 20..<200)
    func `an update loses no line of the reader, and takes over the book's`(history: Int) throws {
        try WorkspaceHistoryTests.play(history)
    }
}
