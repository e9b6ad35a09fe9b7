import Foundation
import SwiftText
import WorkbookKit

/// One build while somebody works on the book.
struct Rebuild {
    private(set) var line: RebuildLine

    var findings: BookFindings { line.findings }

    /// Builds, and takes for a finding whatever keeps it from being done.
    ///
    /// - Parameter build: returns the files of the site that it has changed, and what is wrong with the book.
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

    /// Tells the terminal: a line with the time, below it the errors, and the warnings that are new.
    func report(after last: BookFindings) {
        Terminal.out("\(Self.time()) \(line.text)")
        findings.new(since: last).report()
    }

    /// `10:42:07`
    private static func time() -> String {
        var (now, parts) = (time_t(Date.now.timeIntervalSince1970), tm())
        localtime_r(&now, &parts)
        return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}

extension BookFindings {
    /// Prints all of them.
    func report() {
        if let failure { Terminal.say(failure: failure) }
        Terminal.print(diagnostics)
    }
}
