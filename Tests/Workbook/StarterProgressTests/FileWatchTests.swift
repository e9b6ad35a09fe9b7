import Foundation
import Testing

@testable import StarterProgress

@Suite struct FileWatchTests {
    private func with(_ body: (FileWatch, (String, String) throws -> Void) throws -> Void) throws {
        try Interruption.withTemporaryFolder { folder in
            let write = { (text: String, file: String) in
                let url = URL(fileURLWithPath: "\(folder)/\(file)")
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url)
            }
            try write("a", "Sources/A/a.swift")
            try write("b", "Sources/A/b.swift")
            try body(FileWatch(package: folder, folders: ["Sources", "Tests", "Package.swift"]), write)
        }
    }

    @Test func `added, removed, changed and replaced files are changes, hidden ones aren't`() throws {
        try with { watch, write in
            let first = watch.snapshot()
            #expect(Set(first.keys) == ["Sources/A/a.swift", "Sources/A/b.swift"])
            try write("a", "Sources/A/.hidden")
            try write("a", "Sources/A/a.swift~")
            #expect(FileWatch.changes(from: first, to: watch.snapshot()) == [])

            try write("longer", "Sources/A/a.swift")
            try write("new", "Tests/T/t.swift")
            try write("// swift-tools-version: 6.2", "Package.swift")
            #expect(
                FileWatch.changes(from: first, to: watch.snapshot())
                    == ["Sources/A/a.swift", "Tests/T/t.swift", "Package.swift"])

            let second = watch.snapshot()
            try FileManager.default.removeItem(atPath: watch.package + "/Sources/A/a.swift")
            try write("x", "other")
            #expect(rename(watch.package + "/other", watch.package + "/Sources/A/b.swift") == 0)
            #expect(
                FileWatch.changes(from: second, to: watch.snapshot()) == ["Sources/A/a.swift", "Sources/A/b.swift"])
        }
    }

    @Test func `a change made before waiting begins is reported`() throws {
        try with { watch, write in
            let first = watch.snapshot()
            try write("longer", "Sources/A/a.swift")
            #expect(watch.change(since: first) == watch.snapshot())
        }
    }

    @Test func `a path is relative to the package for each of the package's roots`() {
        let root = PackageRoot("/p", "/private/p/")
        #expect(root.path(of: "/p/Sources/a.swift") == "Sources/a.swift")
        #expect(root.path(of: "/private/p/Sources/a.swift") == "Sources/a.swift")
        #expect(root.path(of: "/pp/a.swift") == nil)
        #expect(root.path(of: "Sources/a.swift") == "Sources/a.swift")
    }
}
