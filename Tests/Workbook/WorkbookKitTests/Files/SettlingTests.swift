import Foundation
import TestSupport
import Testing

@testable import WorkbookKit

/// Tests of detecting that a change of files is complete.
@Suite struct SettlingTests {
    private static func stamp(_ time: Int, size: Int64 = 9) -> FileLook.Stamp {
        FileLook.Stamp(number: 1, size: size, seconds: time, nanoseconds: 0)
    }

    private let old = FileLook(["a": stamp(1), "b": stamp(1)])
    private let new = FileLook(["a": stamp(2), "b": stamp(1)])
    private let newer = FileLook(["a": stamp(3), "b": stamp(1)])
    private let without = FileLook(["b": stamp(1)])
    private let emptied = FileLook(["a": stamp(2, size: 0), "b": stamp(1)])

    /// Returns the result for each snapshot.
    private func settled(_ looks: [FileLook]) -> [Bool] {
        var settling = Settling(built: old)
        return looks.map { settling.settles($0) }
    }

    @Test func `nothing is told while nothing changes`() {
        #expect(settled([old, old, old]) == [false, false, false])
    }

    @Test func `a change is told once, when it is seen twice`() {
        #expect(settled([new, new, new, newer, newer]) == [false, true, false, false, true])
    }

    @Test func `a change that goes on is waited for`() {
        #expect(settled([new, newer, newer]) == [false, false, true])
    }

    @Test func `what was undone before it came to rest is no change`() {
        #expect(settled([new, old, old]) == [false, false, false])
    }

    @Test func `a file that is gone or empty for a moment is no change`() {
        #expect(settled([without, without, old, old]) == [false, false, false, false])
        #expect(settled([without, without, without, new, new]) == [false, false, false, false, true])
        #expect(settled([emptied, emptied, emptied, new, new]) == [false, false, false, false, true])
    }

    @Test func `a file that stays gone is a change after a while`() {
        let looks = settled(Array(repeating: without, count: 12))
        #expect(looks.firstIndex(of: true) == 9)
        #expect(looks.count { $0 } == 1)
    }

    @Test func `a new file is a change like any other`() {
        let more = FileLook(["a": Self.stamp(1), "b": Self.stamp(1), "c": Self.stamp(1, size: 0)])
        #expect(settled([more, more]) == [false, true])
    }

    @Test func `while something moves the looks come soon, and what was built is outdated`() {
        var settling = Settling(built: old)
        #expect(!settling.isUnsettled && !settling.isOutdated(old))
        _ = settling.settles(new)
        #expect(settling.isUnsettled && settling.isOutdated(new))
        _ = settling.settles(new)
        #expect(!settling.isUnsettled && settling.isOutdated(old))
    }

    // MARK: Looking

    @Test func `a look tells files that are new, gone, written, replaced, and in folders below`() throws {
        let folder = try TemporaryFolder()
        for file in ["book/a.md", "book/figures/a/f.svg", "Package.swift"] { try folder.write("1", to: file) }
        var last = FileLook(at: [folder["book"], folder["Package.swift"], folder["nothing"]])
        #expect(last.stamps.count == 3)
        func isChanged(_ change: () throws -> Void) throws -> Bool {
            try change()
            let look = FileLook(at: [folder["book"], folder["Package.swift"], folder["nothing"]])
            defer { last = look }
            return look != last
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

    @Test func `a look leaves links and sites alone`() throws {
        let folder = try TemporaryFolder()
        try folder.write("1", to: "book/a.md")
        try folder.write("1", to: "elsewhere/b.md")
        try FileManager.default.createSymbolicLink(
            atPath: folder["book/link"], withDestinationPath: folder["elsewhere"])
        try folder.write("", to: "book/site/.workbook")
        try folder.write("", to: "book/site/a.html")
        #expect(Set(FileLook(at: [folder["book"]]).stamps.keys) == [folder["book/a.md"], folder["book/link"]])
    }
}
