import ArgumentParser
import ChapterKit
import WorkbookKit

/// A command that reports the diagnostics of a book.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Report errors and warnings in the chapters, without running them.",
        discussion: """
            Prints every finding with its file, line, and column, errors first. The same
            finding in several places is printed once. Ends with status 1 if there is an
            error.

            With --ios it also type-checks the code that readers get of each chapter, with
            exercises open and solved, and the app with all chapters, for iPhones and iPads.
            That requires Apple's SDK: WORKBOOK_IOS_SDK=/path/to/iPhoneSimulator.sdk, or
            macOS with Xcode. SWIFT_EXEC names another compiler than the 'swiftc' in your
            PATH, or Xcode's. Warnings of the compiler are findings, too. If the code names
            a newer iOS than the SDK's ('#available(iOS 26, *)'), names that the SDK lacks
            are warnings.

            Example:
              workbook check chapters
            """)

    @OptionGroup var book: BookArguments

    @OptionGroup var diagnosticArguments: DiagnosticArguments

    @Flag(name: .customLong("ios"), help: "Type-check the chapters' code with Apple's SDK, too.")
    var forIOS = false

    func run() async throws {
        let toolchain = forIOS ? try await IOSToolchain.find() : nil
        let folder = try book.open()
        var diagnostics = try folder.check()
        if let toolchain {
            if diagnostics.hasErrors {
                Terminal.err("not checked for iOS yet: the errors of the book come first")
            } else {
                diagnostics += try await checkForIOS(folder, toolchain)
            }
        }
        diagnosticArguments.report(diagnostics, of: "workbook check")
        if diagnosticArguments.shouldFail(for: diagnostics) { throw ExitCode(1) }
    }

    private func checkForIOS(_ folder: BookFolder, _ toolchain: IOSToolchain) async throws -> [Diagnostic] {
        let checks = try TypeCheck.all(in: folder)
        guard !checks.isEmpty else {
            diagnosticArguments.printNote("nothing to check for iOS: no chapter declares anything")
            return []
        }
        let target = folder.book.configuration.starter?.ios?.version ?? WorkspaceApp.defaultDeploymentTarget
        let check = IOSCheck(toolchain: toolchain, deploymentTarget: target)
        var found = try await check.run(checks)
        guard !found.hasErrors else { return found }
        let count = Set(checks.map(\.chapter)).count
        diagnosticArguments.printNote(
            "\(count) \(count == 1 ? "chapter compiles" : "chapters compile") for iOS \(target)")
        let workspace = WorkspaceFolder(of: folder, package: book.package)
        if let app = try TypeCheck.app(workspace, templates: try book.starterTemplates()) {
            found += try await check.run([app])
            if !found.hasErrors { diagnosticArguments.printNote("the app compiles for iOS \(target)") }
        }
        return found
    }
}
