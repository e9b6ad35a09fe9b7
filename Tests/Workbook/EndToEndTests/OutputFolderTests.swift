import Foundation
import TestSupport
import Testing

@Suite("The output folder of a build")
struct OutputFolderTests {
    private static let files = ["docs/a.md": "# A\n", "docs/sub/b.md": "# B\n"]

    /// Builds a site, and runs a closure with the folder around it.
    private func withSite(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with(Self.files) { folder in
            #expect(try Tool.run("build", "docs", in: folder.path).status == 0)
            try body(folder)
        }
    }

    /// Expects that a build fails with a finding, and changes nothing.
    private func expectRefusal(
        _ finding: String, in folder: TemporaryFolder, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let before = try folder.contents(of: "")
        let run = try Tool.run("build", "docs", in: folder.path)
        #expect(run.status == 1, sourceLocation: sourceLocation)
        #expect(run.errors.contains(finding), "\(run.errors)", sourceLocation: sourceLocation)
        #expect(try folder.contents(of: "") == before, sourceLocation: sourceLocation)
    }

    @Test func `a build fails if a page has been edited, and changes nothing`() throws {
        try withSite { folder in
            try folder.write("mine", to: "site/a.html")
            try folder.write("# A new\n", to: "docs/a.md")
            try folder.write("# B new\n", to: "docs/sub/b.md")
            try expectRefusal("site/a.html:1:1: error: not as workbook wrote it", in: folder)
        }
    }

    @Test(arguments: ["index.html", "site.css", "sub/b.html"])
    func `a build doesn't overwrite a file that workbook didn't write`(name: String) throws {
        try TemporaryFolder.with(Self.files) { folder in
            try folder.write("mine", to: "site/" + name)
            try expectRefusal("site/\(name):1:1: error: not as workbook wrote it", in: folder)
        }
    }

    @Test func `a build removes the pages of removed chapters, and keeps other files`() throws {
        try withSite { folder in
            try folder.write("mine", to: "site/sub/mine.txt")
            try folder.remove("docs/sub/b.md")
            #expect(try Tool.run("build", "docs", in: folder.path).output.contains("1 removed"))
            #expect(!folder.contains("site/sub/b.html"))
            #expect(try folder.read("site/sub/mine.txt") == "mine")
        }
    }

    @Test func `a build doesn't write through a symbolic link in the place of a page or folder`() throws {
        try TemporaryFolder.with(Self.files) { folder in
            try folder.write("precious", to: "elsewhere/precious")
            try folder.write("", to: "site/x")
            try folder.link("site/a.html", to: "../elsewhere/precious")
            try expectRefusal("site/a.html:1:1: error: not as workbook wrote it", in: folder)
            try folder.remove("site/a.html")
            try folder.link("site/sub", to: "../elsewhere")
            try expectRefusal("error: 'site/sub' is not inside of the output folder", in: folder)
        }
    }

    @Test func `a build doesn't write through symbolic links in the place of the tool's own files`() throws {
        try TemporaryFolder.with(Self.files) { folder in
            try folder.write("precious", to: "elsewhere/precious")
            try folder.write("", to: "site/x")
            try folder.link("site/.workbook-staging", to: "../elsewhere")
            for file in [".workbook", ".workbook-cache"] {
                try folder.link("site/" + file, to: "../elsewhere/precious")
            }
            #expect(try Tool.run("build", "docs", in: folder.path).status == 0)
            #expect(try folder.contents(of: "elsewhere") == ["precious": Data("precious".utf8)])
        }
    }

    @Test func `a write error during a build keeps the old site intact, and the next build succeeds`() throws {
        try withSite { folder in
            let before = try folder.contents(of: "site")
            try folder.write("# A\n\n" + String(repeating: "word ", count: 40_000), to: "docs/a.md")
            // The limit simulates a full disk: the page is larger than the maximum file size.
            _ = try? Tool.shell("ulimit -f 100; \"$0\" build docs || true", in: folder.path)
            let after = try folder.contents(of: "site").filter { !$0.key.hasPrefix(".workbook-staging") }
            #expect(after == before)
            #expect(try Tool.run("build", "docs", in: folder.path).status == 0)
            #expect(!folder.contains("site/.workbook-staging"))
        }
    }

    @Test(arguments: ["file", "file/below"])
    func `an output path that is a file, or is below a file, is reported`(output: String) throws {
        try TemporaryFolder.with(Self.files.merging(["file": "mine"]) { $1 }) { folder in
            let run = try Tool.run("build", "docs", "--output", output, in: folder.path)
            #expect(run.status == 1)
            #expect(run.errors.contains("'\(output)") && run.errors.contains("Not a directory"), "\(run.errors)")
            #expect(try folder.read("file") == "mine")
        }
    }

    @Test(
        arguments: [SIGTERM, SIGKILL])
    func `a terminated build leaves each page old or new, and the next build updates them all`(signal: Int32)
        throws
    {
        func pages(_ word: String) -> [String: String] {
            Dictionary(uniqueKeysWithValues: (0..<200).map { ("docs/\($0).md", "# Page\n\n\(word)\n") })
        }
        try TemporaryFolder.with(pages("old")) { folder in
            #expect(try Tool.run("build", "docs", in: folder.path).status == 0)
            for (file, text) in pages("new") { try folder.write(text, to: file) }
            for delay in stride(from: 0.02, to: 0.2, by: 0.03) {
                let process = try Tool.start("build", "docs", in: folder.path)
                Thread.sleep(forTimeInterval: delay)
                kill(process.processIdentifier, signal)
                process.waitUntilExit()
                for page in 0..<200 { #expect(try folder.read("site/\(page).html").contains(/<p>(old|new)<\/p>/)) }
            }
            try folder.write("# Page\n\nnewer\n", to: "docs/0.md")
            #expect(try Tool.run("build", "docs", in: folder.path).errors == "")
            #expect(try folder.read("site/0.html").contains("<p>newer</p>"))
            for page in 1..<200 { #expect(try folder.read("site/\(page).html").contains("<p>new</p>")) }
            #expect(!folder.contains("site/.workbook-staging"))
        }
    }

    /// Tests that after a kill all pages are old or all are new.
    ///
    /// The kills target the moment at which the new folder replaces the old one. The delay counts from the creation of
    /// the new folder. After an early kill the delay becomes a little longer, and after a late kill a little shorter.
    @Test func `after a kill at any moment of a build, all pages are old or all are new`() throws {
        try TemporaryFolder.with(["docs/x.md": ""]) { folder in
            func write(_ word: String) throws {
                for page in 0..<60 { try folder.write("# Page\n\n\(word)\n", to: "docs/\(page).md") }
            }
            try write("word0")
            try #require(try Tool.run("build", "docs", in: folder.path).status == 0)
            try folder.write("mine", to: "site/sub/mine.txt")
            var old = "word0"
            var delay = 2000.0
            var late = 0
            for kill in 1...100 {
                try write("word\(kill)")
                let process = try Tool.start("build", "docs", in: folder.path)
                let new = "\(folder.path)/.site.workbook-\(process.processIdentifier)"
                while process.isRunning, !FileManager.default.fileExists(atPath: new) { usleep(10) }
                usleep(UInt32(delay))
                Foundation.kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                let pages = try (0..<60).map { try folder.read("site/\($0).html") }
                let versions = Set(pages.compactMap { $0.firstMatch(of: /<p>(word\d+)<\/p>/).map { String($0.1) } })
                #expect(versions == [old] || versions == ["word\(kill)"], "kill \(kill): \(versions)")
                #expect(try folder.read("site/sub/mine.txt") == "mine")
                let isLate = versions != [old]
                late += isLate ? 1 : 0
                delay *= isLate ? 0.8 : 1.2
                old = versions.first ?? old
            }
            #expect(1..<100 ~= late, "the kills were not aimed well")
            let last = try Tool.run("build", "docs", in: folder.path)
            #expect(last.status == 0 && last.errors == "")
            #expect(try folder.read("site/0.html").contains("<p>word100</p>"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["docs", "site"])
            #expect(!folder.contains("site/.workbook-staging"))
        }
    }

    @Test func `a build keeps a link to the output folder, and doesn't replace the current folder`()
        throws
    {
        func inode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        }
        try TemporaryFolder.with(Self.files) { folder in
            try folder.write("mine", to: "elsewhere/mine.txt")
            try folder.link("site", to: "elsewhere")
            let before = try inode(folder.path + "/elsewhere")
            for output in [["build", "docs"], ["build", "../docs", "--output", "."]] {
                try folder.write("# A\n\n\(output.count)\n", to: "docs/a.md")
                let run = try Tool.run(
                    output, in: folder.path + (output.count > 2 ? "/elsewhere" : ""), environment: [:])
                #expect(run.status == 0, "\(run.errors)")
                #expect(try folder.read("elsewhere/a.html").contains("<p>\(output.count)</p>"))
                #expect(try inode(folder.path + "/elsewhere") == before)
            }
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/site") == "elsewhere")
        }
    }

    @Test func `a build preserves other files, links, folders and permissions in the output folder`() throws {
        try withSite { folder in
            let site = folder.path + "/site"
            try folder.write("mine", to: "site/sub/mine.txt")
            try folder.link("site/sub/link", to: "nowhere")
            try FileManager.default.createDirectory(atPath: site + "/empty", withIntermediateDirectories: false)
            try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: site + "/sub")
            try FileManager.default.setAttributes([.posixPermissions: 0o711], ofItemAtPath: site)
            try folder.write("# A new\n", to: "docs/a.md")
            #expect(try Tool.run("build", "docs", in: folder.path).status == 0)
            let permissions = try [site, site + "/sub"].map {
                try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
            }
            #expect(permissions == [0o711, 0o750])
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: site + "/sub/link") == "nowhere")
            #expect(try folder.read("site/sub/mine.txt") == "mine" && folder.contains("site/empty"))
            // As before, there are no other links to the file.
            #expect(
                try FileManager.default.attributesOfItem(atPath: site + "/sub/mine.txt")[.referenceCount] as? Int == 1)
        }
    }

    @Test func `two simultaneous builds both succeed, or one reports that the other is writing`() throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<100).map { ("docs/\($0).md", "# Page \($0)\n") })
        try TemporaryFolder.with(files) { folder in
            let run = try Tool.shell(
                "\"$0\" build docs & first=$!; \"$0\" build docs; second=$?; wait $first; echo \"statuses $? $second\"",
                in: folder.path)
            #expect(run.output.contains(/statuses (0 0|0 1|1 0)\n/), "\(run.output)")
            #expect(run.errors.isEmpty || run.errors == "error: another workbook is writing 'site'; wait for it\n")
            let site = try folder.contents(of: "site")
            try folder.remove("site")
            #expect(try Tool.run("build", "docs", in: folder.path).status == 0)
            #expect(try folder.contents(of: "site") == site)
        }
    }
}
