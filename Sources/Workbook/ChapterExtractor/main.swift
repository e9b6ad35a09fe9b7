import ChapterKit
import Foundation
import SwiftText

// Writes the Swift file of one chapter. The build plugin 'ExtractChapterTests' runs this program. It is a separate
// program so that a package with the plugin compiles the chapter extractor and no other part of the tool.

/// Prints the message and exits with an error.
func fail(_ message: String) -> Never {
    printToStandardError("error: \(message)")
    exit(1)
}

func printToStandardError(_ line: String) {
    FileHandle.standardError.write(Data((line.withoutControls + "\n").utf8))
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 3 else { fail("usage: chapter-extractor PACKAGE TARGET OUTPUT BOOK…") }
let (package, target, output) = (arguments[1], arguments[2], arguments[3])

do {
    let diagnostics = try Extraction.run(
        package: package, books: Array(arguments.dropFirst(3)), target: target, output: output)
    for diagnostic in Set(diagnostics).sorted() {
        printToStandardError("\(diagnostic.location): \(diagnostic.severity.rawValue): \(diagnostic.message)")
    }
    if diagnostics.hasErrors { exit(1) }
} catch {
    fail((error as? any UserFacingError)?.description ?? "\(error)")
}
