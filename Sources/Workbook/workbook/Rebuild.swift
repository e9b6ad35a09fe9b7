import Foundation
import SwiftText
import WorkbookKit

/// One build while the command watches the book for changes.
struct Rebuild {
    private(set) var line: RebuildLine

    var findings: BookFindings { line.findings }

    /// Runs a build. An error that the build throws becomes a finding.
    ///
    /// - Parameter build: A closure that returns the files of the site that it changed, and the diagnostics of the
    ///   book.
    init(_ build: () throws -> (changes: [String], diagnostics: [Diagnostic])) {
        var (changes, findings): ([String], BookFindings) = ([], BookFindings())
        let duration = ContinuousClock().measure {
            do {
                let (written, diagnostics) = try build()
                (changes, findings) = (written, BookFindings(diagnostics))
            } catch {
                findings = BookFindings(failure: Workbook.message(for: error))
            }
        }
        line = RebuildLine(changes: changes, findings: findings, duration: duration)
    }

    /// Prints a line with the time, followed by the errors and the new warnings.
    func report(after last: BookFindings) {
        Terminal.out("\(Self.time()) \(line.text)")
        findings.new(since: last).report()
    }

    /// Returns the current time, such as `10:42:07`.
    private static func time() -> String {
        var (now, parts) = (time_t(Date.now.timeIntervalSince1970), tm())
        localtime_r(&now, &parts)
        return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}

extension BookFindings {
    /// Prints all findings.
    func report() {
        if let failure { Terminal.say(failure: failure) }
        Terminal.print(diagnostics)
    }
}
