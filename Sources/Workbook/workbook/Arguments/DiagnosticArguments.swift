import ArgumentParser
import ChapterKit
import SwiftText

/// The formats of findings.
enum FindingsFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, github, sarif, junit

    /// A Boolean value indicating whether standard output is a document that another program reads.
    var isDocument: Bool { self == .json || self == .sarif || self == .junit }

    static let help: ArgumentHelp = """
        How findings are written: text to standard error as a compiler does; github for the annotations of its CI, sarif \
        for code scanning, junit for other CI servers, or json for scripts, to standard output.
        """
}

/// Options for the output format and the severity of diagnostics.
struct DiagnosticArguments: ParsableArguments {
    @Option(help: FindingsFormat.help)
    var format = FindingsFormat.text

    @Flag(help: "Warnings count as errors.")
    var strict = false

    /// Returns a Boolean value indicating whether the command ends with status 1 because of the diagnostics.
    func shouldFail(for diagnostics: [Diagnostic]) -> Bool {
        strict ? !diagnostics.isEmpty : diagnostics.hasErrors
    }

    /// Prints a line that isn't a diagnostic. If standard output is for other programs, the line is printed to standard
    /// error.
    func printNote(_ line: TerminalText) {
        if format == .text { Terminal.out(line) } else { Terminal.err(line) }
    }

    /// Prints the diagnostics without duplicates. In the formats for people, each message is printed once, with its
    /// locations.
    ///
    /// - Parameter command: The name of the command that found them.
    func report(_ diagnostics: [Diagnostic], of command: String) {
        switch format {
        case .text: Terminal.print(diagnostics)
        case .json: Terminal.write(JSONDocument.text(["findings": Self.findings(diagnostics).map(\.json)]))
        case .github:
            for group in DiagnosticGroup.groups(of: diagnostics) {
                Terminal.write(GitHubAnnotation.line(Finding(group.diagnostic)))
            }
        case .sarif: Terminal.write(SARIFLog(tool: command, findings: Self.findings(diagnostics)).text)
        case .junit:
            var report = JUnitReport()
            report.add(Self.findings(diagnostics), isStrict: strict)
            Terminal.write(report.text)
        }
    }

    /// Returns the findings without duplicates, in the order of their locations.
    static func findings(_ diagnostics: [Diagnostic]) -> [Finding] { Set(diagnostics).sorted().map(Finding.init) }
}
