import SwiftText
import WorkbookKit

/// The output file of a command about Settings bundles.
enum SettingsOutput {
    /// Writes a file and its parent folders, and prints whether it's new, changed, or unchanged.
    ///
    /// - Parameter header: The text at the beginning of the first line. An existing file without it isn't replaced.
    static func write(_ text: String, to path: String, header: String) throws {
        let change = try GeneratedFile(path: path, header: header).write(Array(text.utf8))
        Terminal.out("\(path): \(change.word)")
    }
}
