import SwiftText
import WorkbookKit

/// A file that a command about Settings bundles writes.
enum SettingsOutput {
    /// Writes a file, with the folders it stands in, and says whether it is new, changed or unchanged.
    ///
    /// - Parameter mark: what the first line begins with, without which an existing file is not replaced.
    static func write(_ text: String, to path: String, mark: String) throws {
        let change = try GeneratedFile(path: path, mark: mark).write(Array(text.utf8))
        Terminal.out("\(path): \(change.word)")
    }
}
