#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// Tests of updates on file systems that run full.
    @Suite("Updates on a file system that runs full")
    struct FullDiskProofTests {
        private static let sum = "Chapters/01-sums/Exercises/ASum.swift"

        /// A script that runs a command on a file system in memory of a size, which has the contents of a folder. The
        /// file system is gone at the end, so its contents are copied out.
        private static let script = """
            set -e
            mount -t tmpfs -o size="$1"k tmpfs disk
            cp -a before/. disk/
            set +e
            "$0" starter sums --update -o disk/s 2> errors
            echo $? > status
            set -e
            rm -rf after
            cp -a disk after
            """

        private func run(_ size: Int, in folder: TemporaryFolder) throws -> Tool.Run {
            try Tool.shell(
                "mkdir -p disk; exec unshare --user --map-root-user --mount sh -c '\(Self.script)' \"$0\" \(size)",
                in: folder.path)
        }

        @Test func `a workspace is as it was, or up to date`() throws {
            try TemporaryFolder.with(SmallBook.files) { folder in
                try #require(try Tool.run("starter", "sums", "-o", "before/s", in: folder.path).status == 0)
                let mine = try folder.read("before/s/" + Self.sum).replacing("    0\n", with: "    first\n")
                try folder.write(mine, to: "before/s/" + Self.sum)
                let before = try folder.contents(of: "before")
                try folder.write(
                    SmallBook.chapter(prompt: String(repeating: "word ", count: 10_000)), to: "chapters/01-sums.md")
                let enough = 4_000
                try #require(try run(enough, in: folder).status == 0, "the machine refuses namespaces to its users")
                try #require(try folder.read("status") == "0\n")
                let after = try folder.contents(of: "after")
                let used = before.values.reduce(0) { $0 + ($1.count + 4_095) / 4_096 * 4 }

                var outcomes: Set<Bool> = []
                for size in stride(from: used + 100, through: used + 900, by: 40) {
                    try #require(try run(size, in: folder).status == 0, "\(size)")
                    let isUpdated = try folder.read("status") == "0\n"
                    outcomes.insert(isUpdated)
                    let contents = try folder.contents(of: "after").filter { !$0.key.hasPrefix("s/.kept/") }
                    let errors = try folder.read("errors")
                    if isUpdated {
                        #expect(contents == after.filter { !$0.key.hasPrefix("s/.kept/") }, "\(size) KB")
                    } else {
                        #expect(
                            contents == before && errors.hasPrefix("error: cannot write '"), "\(size) KB: \(errors)")
                    }
                }
                #expect(outcomes == [true, false])
            }
        }
    }
#endif
