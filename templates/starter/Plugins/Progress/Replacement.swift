/// A replacement of a file's text, or the removal of the file.
struct Replacement: Equatable, Sendable {
    /// The text that the file had before.
    enum Before: String, Codable, Sendable {
        /// The reader's text, a copy of which is kept.
        case kept
        /// The text that the book delivered.
        case book
        /// No text, because the file was missing.
        case missing
    }

    /// The path in the workspace.
    var file: String
    /// The new text, or `nil` to remove the file.
    var text: String?
    var before: Before

    /// Creates a replacement.
    ///
    /// - Parameters:
    ///   - current: The text that the file has, or `nil` if it's missing.
    ///   - bookText: The text that the book delivered.
    init(of file: String, current: String?, bookText: String?, with text: String?) {
        self.file = file
        self.text = text
        before = current == nil ? .missing : current == bookText ? .book : .kept
    }
}

/// The record of replacements, which `--undo` takes back.
struct ReplacementRecord: Codable, Equatable, Sendable {
    struct Entry: Codable, Equatable, Sendable {
        /// The path in the workspace.
        var file: String
        /// The fingerprint of the text that was written, or `nil` if the file was removed.
        var written: String?
        var before: Replacement.Before
    }

    /// The option that replaced the files, and its value: `--catch-up rotation`.
    var command: String
    var files: [Entry]

    init(command: String, _ replacements: [Replacement]) {
        self.command = command
        files = replacements.map { Entry(file: $0.file, written: $0.text.map(Fingerprint.of), before: $0.before) }
    }
}

/// A step of `--undo`.
enum UndoStep: Equatable, Sendable {
    /// The file gets its previous text, or is removed if that is `nil`.
    case giveBack(file: String, text: String?)
    /// The file has its previous text.
    case isBack(file: String)
    /// The file stays, because the reader has changed it since.
    case stays(file: String)
    /// The file stays, because the previous text is missing.
    case isLost(file: String)

    /// Creates the step for a file.
    ///
    /// - Parameters:
    ///   - current: The text that the file has, or `nil` if it's missing.
    ///   - previous: The text that it had before, or `nil` if that can't be read.
    init(_ entry: ReplacementRecord.Entry, current: String?, previous: String?) {
        if entry.before == .missing {
            let isOurs = current.map(Fingerprint.of) == entry.written
            self =
                current == nil
                ? .isBack(file: entry.file)
                : isOurs ? .giveBack(file: entry.file, text: nil) : .stays(file: entry.file)
        } else if let previous {
            // A file that the reader has removed since is given back, too.
            let isOurs = current.map { Fingerprint.of($0) == entry.written } ?? true
            self =
                current == previous
                ? .isBack(file: entry.file)
                : isOurs ? .giveBack(file: entry.file, text: previous) : .stays(file: entry.file)
        } else {
            self = .isLost(file: entry.file)
        }
    }
}
