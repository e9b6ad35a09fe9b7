import ChapterKit
import Foundation
import SwiftText
import WorkbookKit

/// One build while the command watches the book for changes.
struct Rebuild {
    private(set) var line: RebuildLine

    var diagnostics: BookDiagnostics { line.diagnostics }

    /// Runs a build. An error that the build throws becomes a diagnostic.
    ///
    /// - Parameter build: A closure that returns the files of the site that it changed, and the diagnostics of the
    ///   book.
    init(_ build: () throws -> (changes: [String], diagnostics: [Diagnostic])) {
        var (changes, diagnostics): ([String], BookDiagnostics) = ([], BookDiagnostics())
        let duration = ContinuousClock().measure {
            do {
                let (written, found) = try build()
                (changes, diagnostics) = (written, BookDiagnostics(found))
            } catch {
                diagnostics = BookDiagnostics(error: ServeCommand.message(for: error))
            }
        }
        line = RebuildLine(changes: changes, diagnostics: diagnostics, duration: duration)
    }

    /// Prints a line with the time, followed by the errors and the new warnings.
    func report(after last: BookDiagnostics) {
        Terminal.out("\(Self.time()) \(line.text)")
        diagnostics.new(since: last).report()
    }

    /// Returns the current time, such as `10:42:07`.
    private static func time() -> String {
        var (now, parts) = (time_t(Date.now.timeIntervalSince1970), tm())
        localtime_r(&now, &parts)
        return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}

extension BookDiagnostics {
    /// Prints all diagnostics.
    func report() {
        if let error { Terminal.printError(error) }
        Terminal.print(diagnostics)
    }
}
