import Foundation
import SwiftText
import WorkbookKit

/// One build while somebody works on the book: what the terminal is told of it.
struct Rebuild {
    /// The files of the site that are new, gone or different.
    var changes: [String] = []
    var findings: BookFindings
    var duration = Duration.zero

    /// Builds, and takes for a finding whatever keeps it from being done.
    init(_ build: () throws -> (changes: [String], diagnostics: [Diagnostic])) {
        findings = BookFindings()
        duration = ContinuousClock().measure {
            do {
                let (changes, diagnostics) = try build()
                self.changes = changes
                findings = BookFindings(diagnostics)
            } catch {
                findings = BookFindings(failure: Workbook.message(for: error))
            }
        }
    }

    /// `10:42:07 windows.html rebuilt in 0.08 s`, and the findings below it.
    func report() {
        let time = Self.time()
        if findings.hasErrors {
            Terminal.out("\(time) not rebuilt: \(findings.summary)")
        } else if changes.isEmpty {
            Terminal.out("\(time) nothing to rebuild")
        } else {
            Terminal.out("\(time) \(what) rebuilt in \(seconds)")
        }
        reportFindings()
    }

    func reportFindings() {
        if let failure = findings.failure { Terminal.say(failure: failure) }
        Terminal.print(findings.diagnostics)
    }

    /// The page that has changed, or else how many files.
    private var what: String {
        // The page with the whole book and what search reads change with every page.
        let pages = changes.filter { $0.hasSuffix(".html") && $0 != "book.html" }
        let named = pages.isEmpty ? changes : pages
        return named.count == 1 ? named[0] : "\(named.count) \(pages.isEmpty ? "files" : "pages")"
    }

    /// To hundredths.
    private var seconds: String {
        let hundredths = Int((duration / .milliseconds(10)).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
    }

    private static func time() -> String {
        var (now, parts) = (time_t(Date.now.timeIntervalSince1970), tm())
        localtime_r(&now, &parts)
        return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}
