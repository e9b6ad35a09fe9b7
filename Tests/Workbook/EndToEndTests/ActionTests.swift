import Foundation
import TestSupport
import Testing
import Yams

/// Tests of the action for GitHub's CI: its steps run one after the other, as a runner runs them.
@Suite struct ActionTests {
    private struct Action: Decodable {
        struct Input: Decodable { var `default`: String }
        struct Step: Decodable {
            var name: String
            var shell: String
            var run: String
            var env: [String: String]?
        }
        struct Runs: Decodable {
            var using: String
            var steps: [Step]
        }
        var inputs: [String: Input]
        var runs: Runs
    }

    /// A checkout of a package with a wrong example, and a release of the tool.
    private final class Runner {
        let folder: TemporaryFolder
        let action: Action
        var environment: [String: String]
        private(set) var output = ""

        init() throws {
            folder = try TemporaryFolder()
            let text = try String(contentsOfFile: Repository.root + "/action.yml", encoding: .utf8)
            action = try YAMLDecoder().decode(Action.self, from: text)
            try folder.write("# A\n\n```swift\nprint(1)  // prints 2\n```\n", to: "checkout/README.md")
            try folder.write("", to: "path")
            try folder.write("", to: "temporary/keep")
            environment = Tool.environmentWithSwift.merging([
                "GITHUB_ACTION_PATH": Repository.root, "GITHUB_PATH": folder["path"],
                "RUNNER_TEMP": folder["temporary"],
                "GITHUB_SERVER_URL": "file://" + folder["server"],
            ]) { $1 }
        }

        /// Puts a release of the tool on the server.
        func release(checksum: String? = nil) throws {
            let name = "server/owner/name/releases/download/0.0.1/workbook-0.0.1-linux-\(machine)"
            try folder.write("", to: name)
            try FileManager.default.removeItem(atPath: folder[name])
            try FileManager.default.copyItem(atPath: Tool.path, toPath: folder[name])
            let sum = try Tool.run(
                "/bin/sh", ["-c", "sha256sum \"$0\"", folder[name]], in: folder.path,
                environment: Tool.environmentWithSwift
            ).output.prefix { $0 != " " }
            try folder.write("\(checksum ?? String(sum))  workbook-0.0.1-linux-\(machine)\n", to: name + ".sha256")
        }

        /// The values of the context `github`.
        private static let context = ["action_repository": "owner/name", "action_ref": "0.0.1"]

        private let machine: String = {
            #if arch(arm64)
                "aarch64"
            #else
                "x86_64"
            #endif
        }()

        /// Runs the steps until one fails.
        ///
        /// - Returns: The status of the last step.
        func run(_ inputs: [String: String] = [:]) throws -> Int32 {
            for step in action.runs.steps {
                var environment = environment
                for (name, value) in step.env ?? [:] {
                    environment[name] = value.replacing(#/\$\{\{ (inputs|github)\.(\w+) \}\}/#) { match in
                        let name = String(match.output.2)
                        if match.output.1 == "github" { return Self.context[name] ?? "?" }
                        return inputs[name] ?? action.inputs[name]?.default ?? "?"
                    }
                }
                let added = (folder.text("path") ?? "").split(separator: "\n").reversed()
                environment["PATH"] = (added + [environment["PATH", default: ""][...]]).joined(separator: ":")
                #expect(step.shell == "sh")
                let run = try Tool.run(
                    "/bin/sh", ["-e", "-c", step.run], in: folder["checkout"], environment: environment)
                output += run.output + run.errors
                if run.status != 0 { return run.status }
            }
            return 0
        }
    }

    @Test func `the action takes the tool from a release, and annotates failures`() throws {
        let runner = try Runner()
        try runner.release()
        #expect(runner.action.runs.using == "composite")
        #expect(try runner.run() == 1)
        #expect(runner.output.contains("Downloaded 0.0.1\n"))
        #expect(
            runner.output.contains("::error file=README.md,line=4,col=11::this does not print '2': it prints '1'\n"))
    }

    @Test func `a release with another checksum isn't used`() throws {
        let runner = try Runner()
        try runner.release(checksum: String(repeating: "0", count: 64))
        #expect(try runner.run() == 1)
        #expect(runner.output.contains("::error::the checksum of ") && !runner.output.contains("prints"))
    }

    @Test func `in a container, the action uses the tool there, and its inputs reach the tool`() throws {
        let runner = try Runner()
        try runner.folder.write("", to: "bin/keep")
        try FileManager.default.createSymbolicLink(
            atPath: runner.folder["bin/workbook"], withDestinationPath: Tool.path)
        runner.environment["PATH"]! += ":" + runner.folder["bin"]
        // The shell expands nothing in the arguments, so the tool is given a word that names no file.
        #expect(try runner.run(["arguments": "*.md"]) != 0)
        #expect(runner.output.contains("Using ") && runner.output.contains("there is no '*.md'"), "\(runner.output)")
        let inputs = ["arguments": " ", "sarif": "reports/a b.sarif", "badge": "badge.json", "strict": "true"]
        #expect(try runner.run(inputs) == 1)
        #expect(runner.folder.text("checkout/reports/a b.sarif")?.contains("\"uri\" : \"README.md\"") == true)
        #expect(runner.folder.text("checkout/badge.json")?.contains("0 of 1 pass") == true)
    }
}
