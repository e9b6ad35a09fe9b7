import Foundation
import TestSupport
import Testing

/// Tests of the first page of the repository: its length, its links, and its commands.
@Suite("The README")
struct ReadmeTests {
    private static func text() throws -> String {
        try String(contentsOfFile: Repository.root + "/README.md", encoding: .utf8)
    }

    /// The lines of the shell fences, without their comments.
    static let commands = Swift.Result {
        try text().matches(of: #/```sh\n([\s\S]*?)```/#).flatMap { fence in
            fence.output.1.split(separator: "\n").map { String($0.prefix { $0 != "#" }).trimmed }
        }
    }

    @Test func `the README has at most 700 words`() throws {
        #expect(try Self.text().split(whereSeparator: \.isWhitespace).count <= 700)
    }

    @Test func `every file that the README links to exists`() throws {
        let links = try Self.text().matches(of: #/\]\(([^)#:]+)(?:#[^)]*)?\)/#).map { String($0.output.1) }
        #expect(links.count > 10)
        for link in links {
            #expect(FileManager.default.fileExists(atPath: "\(Repository.root)/\(link)"), "\(link)")
        }
    }

    @Test(arguments: try commands.get())
    func `a command in the README is valid, and succeeds if it's quick to run`(command: String) throws {
        let words = command.split(separator: " ").map(String.init)
        switch words[0] {
        case "make":
            // The targets run for minutes, and '.ci/run' runs them. Here they exist.
            #expect(try Tool.shell("make -n \(words[1])", in: Repository.root).status == 0)
        case "open": #expect(FileManager.default.fileExists(atPath: "\(Repository.root)/\(words[1])"))
        case "swift":
            let product = try #require(words.last)
            let manifest = try String(contentsOfFile: Repository.root + "/Package.swift", encoding: .utf8)
            #expect(words[1] == "build" && manifest.contains(".executable(name: \"\(product)\""))
        case "sudo": #expect(command.hasPrefix("sudo ln -s \"$PWD/.build/release/workbook\" "))
        case let script where script.hasPrefix("scripts/"):
            #expect(FileManager.default.isExecutableFile(atPath: "\(Repository.root)/\(script)"))
        case "workbook":
            let folder = try TemporaryFolder()
            try folder.write("# Sum\n\n```swift\nprint(2 + 2)  // prints 4\n```\n", to: "README.md")
            let path = ProcessInfo.processInfo.environment["PATH", default: ""]
            let run = try Tool.run(Array(words.dropFirst()), in: folder.path, environment: ["PATH": path])
            #expect(run.status == 0, "\(run.output) \(run.errors)")
        default: Issue.record("no test runs '\(command)'")
        }
    }
}
