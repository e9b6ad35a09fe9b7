import Foundation
import Subprocess
import TestSupport
import WorkbookTemplates

@testable import ChapterKit
@testable import WorkbookKit

/// The findings of a browser about the current book, from one run of `check.py`.
struct BrowserRun: Sendable {
    /// A fault of a page.
    struct Finding: Decodable, CustomStringConvertible {
        var check: String
        var page: String
        /// The environment in which the page was shown, such as `375 dark folds open`.
        var `where`: String
        var finding: String

        var description: String { "\(page)\(self.where.isEmpty ? "" : " at " + self.where): \(finding)" }
    }

    let findings: [Finding]
    /// The names of the performed checks.
    let checked: Set<String>

    /// The run for all tests of `make test`. It shows each page in the states that differ the most.
    static let shared = Task { try await BrowserRun() }

    /// A Boolean value indicating whether a browser and its driver are installed.
    ///
    /// `scripts/install-browser` installs both.
    static let isPossible = Task {
        guard FileManager.default.isExecutableFile(atPath: python) else { return false }
        return try await check(["--ready"]).succeeded
    }

    private static let python = Repository.root + "/.build/browser/bin/python"

    /// Renders the book and runs the script.
    ///
    /// - Parameter options: Further options of the script.
    init(_ options: String...) async throws {
        let folder = try TemporaryFolder()
        try Self.render(into: folder)
        // The folder is removed when its last reference is released.
        let run = try await Self.check([folder["site"], "--json"] + options)
        withExtendedLifetime(folder) {}
        guard run.succeeded else { throw BrowserError(description: run.errors) }
        let lines = run.output.split(separator: "\n").map { Data($0.utf8) }
        findings = try lines.dropLast().map { try JSONDecoder().decode(Finding.self, from: $0) }
        checked = try JSONDecoder().decode([String: Set<String>].self, from: lines.last ?? Data())["checked"] ?? []
    }

    /// Renders the book as for an address, because only then does it have a page for missing addresses.
    private static func render(into folder: TemporaryFolder) throws {
        try FileManager.default.copyItem(atPath: Repository.root + "/chapters", toPath: folder["chapters"])
        let configuration = folder.text("chapters/workbook.yml") ?? ""
        try folder.write(configuration + "site: https://example.org/book/\n", to: "chapters/workbook.yml")
        let book = try BookFolder(path: folder["chapters"], name: "chapters")
        let output = try OutputFolder(folder["site"])
        let templates = try Templates(folder: Repository.root + "/templates/site")
        let workspace = try WorkspaceArchive(
            book, package: Repository.root,
            templates: WorkspaceFolder.Templates(package: BuiltInTemplates.starter, app: BuiltInTemplates.app))
        let diagnostics = try SiteBuild(book, templates: templates, workspace: workspace).stage(into: output)
        guard diagnostics.isEmpty else { throw BrowserError(description: diagnostics.description) }
        try output.commit()
    }

    private static func check(_ arguments: [String]) async throws -> (
        succeeded: Bool, output: String, errors: String
    ) {
        let script = Repository.root + "/Tests/Workbook/BrowserTests/check.py"
        let result = try await Subprocess.run(
            .path(.init(python)), arguments: Arguments([script] + arguments), output: .string(limit: 16 << 20),
            error: .string(limit: 16 << 20))
        return (result.terminationStatus.isSuccess, result.standardOutput, result.standardError)
    }

    /// The reason for missing findings.
    private struct BrowserError: Error, CustomStringConvertible {
        var description: String
    }
}
