import Foundation
import TestSupport
import Testing

@testable import WorkbookKit

/// Tests of detecting that a change of files is complete.
@Suite struct ChangeDebouncerTests {
    private static func metadata(_ time: Int, size: Int64 = 9) -> FileSnapshot.Metadata {
        FileSnapshot.Metadata(number: 1, size: size, seconds: time, nanoseconds: 0)
    }

    private let old = FileSnapshot(["a": metadata(1), "b": metadata(1)])
    private let new = FileSnapshot(["a": metadata(2), "b": metadata(1)])
    private let newer = FileSnapshot(["a": metadata(3), "b": metadata(1)])
    private let without = FileSnapshot(["b": metadata(1)])
    private let emptied = FileSnapshot(["a": metadata(2, size: 0), "b": metadata(1)])

    /// Returns the result for each snapshot.
    private func reported(_ snapshots: [FileSnapshot]) -> [Bool] {
        var debouncer = ChangeDebouncer(built: old)
        return snapshots.map { debouncer.record($0) }
    }

    @Test func `equal snapshots report no change`() {
        #expect(reported([old, old, old]) == [false, false, false])
    }

    @Test func `a change is reported once, after two equal snapshots`() {
        #expect(reported([new, new, new, newer, newer]) == [false, true, false, false, true])
    }

    @Test func `an ongoing change isn't reported before two snapshots are equal`() {
        #expect(reported([new, newer, newer]) == [false, false, true])
    }

    @Test func `a change that is undone at once isn't reported`() {
        #expect(reported([new, old, old]) == [false, false, false])
    }

    @Test func `a file that is missing or empty for a moment isn't reported`() {
        #expect(reported([without, without, old, old]) == [false, false, false, false])
        #expect(reported([without, without, without, new, new]) == [false, false, false, false, true])
        #expect(reported([emptied, emptied, emptied, new, new]) == [false, false, false, false, true])
    }

    @Test func `a file that stays missing is reported once, after ten snapshots`() {
        let snapshots = reported(Array(repeating: without, count: 12))
        #expect(snapshots.firstIndex(of: true) == 9)
        #expect(snapshots.count { $0 } == 1)
    }

    @Test func `a new file is reported, even if it's empty`() {
        let more = FileSnapshot(["a": Self.metadata(1), "b": Self.metadata(1), "c": Self.metadata(1, size: 0)])
        #expect(reported([more, more]) == [false, true])
    }

    @Test func `a change is in progress until it's reported, and then the old snapshot is outdated`() {
        var debouncer = ChangeDebouncer(built: old)
        #expect(!debouncer.isChanging && !debouncer.isOutdated(old))
        _ = debouncer.record(new)
        #expect(debouncer.isChanging && debouncer.isOutdated(new))
        _ = debouncer.record(new)
        #expect(!debouncer.isChanging && debouncer.isOutdated(old))
    }

    // MARK: Snapshots

    @Test func `a snapshot detects new, removed and changed files in subfolders, except hidden ones`() throws {
        let folder = try TemporaryFolder()
        for file in ["book/a.md", "book/figures/a/f.svg", "Package.swift"] { try folder.write("1", to: file) }
        var last = FileSnapshot(at: [folder["book"], folder["Package.swift"], folder["nothing"]])
        #expect(last.files.count == 3)
        func isChanged(_ change: () throws -> Void) throws -> Bool {
            try change()
            let snapshot = FileSnapshot(at: [folder["book"], folder["Package.swift"], folder["nothing"]])
            defer { last = snapshot }
            return snapshot != last
        }
        #expect(try !isChanged {})
        #expect(try isChanged { try folder.write("12", to: "book/a.md") })
        #expect(try isChanged { try folder.write("12", to: "book/figures/a/f.svg") })
        #expect(try isChanged { try folder.write("12", to: "Package.swift") })
        #expect(try isChanged { try folder.write("", to: "book/deep/er/b.md") })
        #expect(try isChanged { try folder.remove("book/a.md") })
        #expect(try isChanged { try folder.write("1", to: "nothing") })
        #expect(try !isChanged { try folder.write("1", to: "book/.a.md.swp") })
        #expect(try !isChanged { try folder.write("1", to: "elsewhere") })
    }

    @Test func `a snapshot ignores generated sites, and doesn't follow symbolic links`() throws {
        let folder = try TemporaryFolder()
        try folder.write("1", to: "book/a.md")
        try folder.write("1", to: "elsewhere/b.md")
        try FileManager.default.createSymbolicLink(
            atPath: folder["book/link"], withDestinationPath: folder["elsewhere"])
        try folder.write("", to: "book/site/.workbook")
        try folder.write("", to: "book/site/a.html")
        #expect(Set(FileSnapshot(at: [folder["book"]]).files.keys) == [folder["book/a.md"], folder["book/link"]])
    }
}
