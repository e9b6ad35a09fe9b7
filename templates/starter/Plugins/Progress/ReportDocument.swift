import Foundation

/// A report for editors and scripts. Its keys are stable, and keys may be added.
struct ReportDocument: Encodable {
    private let report: Report

    init(_ report: Report) { self.report = report }

    private enum Key: String, CodingKey { case title, module, solved, total, next, notes, exercises }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(report.list.title, forKey: .title)
        try container.encode(report.list.module, forKey: .module)
        try container.encode(report.solved, forKey: .solved)
        try container.encode(report.entries.count, forKey: .total)
        // The key is encoded even if the value is `nil`.
        try container.encode(report.next?.exercise.name, forKey: .next)
        try container.encode(report.notes, forKey: .notes)
        try container.encode(report.entries.map(EntryDocument.init), forKey: .exercises)
    }

    private struct EntryDocument: Encodable {
        var name: String
        var title: String
        var file: String
        var state: String
        var hintsGiven: Int
        var hintCount: Int
        var failures: [FailureDocument]

        init(_ entry: Report.Entry) {
            (name, title, file) = (entry.exercise.name, entry.exercise.title, entry.exercise.file)
            state = entry.state.word
            (hintsGiven, hintCount) = (entry.hintsGiven, entry.exercise.hints.count)
            failures = entry.state.failures.map(FailureDocument.init)
        }
    }

    private struct FailureDocument: Encodable {
        private let failure: Failure

        init(_ failure: Failure) { self.failure = failure }

        private enum Key: String, CodingKey { case test, messages, file, line, column }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(failure.test, forKey: .test)
            try container.encode(failure.messages, forKey: .messages)
            try container.encode(failure.location?.file, forKey: .file)
            try container.encode(failure.location?.line, forKey: .line)
            try container.encodeIfPresent(failure.location?.column, forKey: .column)
        }
    }
}

/// A hint for editors and scripts.
struct HintDocument: Encodable {
    private let hint: Hint?

    /// Creates a document.
    ///
    /// - Parameter hint: The hint, or `nil` if all exercises are solved.
    init(_ hint: Hint?) { self.hint = hint }

    private enum Key: String, CodingKey { case exercise, title, hint, number, hintCount }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(hint?.exercise.name, forKey: .exercise)
        try container.encode(hint?.exercise.title, forKey: .title)
        try container.encode(hint?.text, forKey: .hint)
        try container.encode(hint?.number, forKey: .number)
        try container.encode(hint?.count, forKey: .hintCount)
    }
}
