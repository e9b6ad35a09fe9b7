import Foundation

/// A report for editors and scripts. Its keys are stable, and keys may be added.
struct ReportDocument: Encodable {
    private let report: Report

    init(_ report: Report) { self.report = report }

    private enum Key: String, CodingKey { case title, solved, total, next, notes, chapters }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(report.title, forKey: .title)
        try container.encode(report.solved, forKey: .solved)
        try container.encode(report.total, forKey: .total)
        // The key is encoded even if the value is `nil`.
        try container.encode(report.next.map { NextDocument($0.id) }, forKey: .next)
        try container.encode(report.notes, forKey: .notes)
        try container.encode(report.parts.map { PartDocument($0, next: report.next) }, forKey: .chapters)
    }

    private struct NextDocument: Encodable {
        var chapter: String
        var exercise: String

        init(_ id: ExerciseID) { (chapter, exercise) = (id.chapter, id.exercise) }
    }

    private struct PartDocument: Encodable {
        var name: String
        var number: Int
        var title: String
        var isRun: Bool
        var isOutdated: Bool
        var exercises: [EntryDocument]

        init(_ part: Report.Part, next: Report.Next?) {
            (name, number, title) = (part.chapter.name, part.chapter.number, part.chapter.title)
            (isRun, isOutdated) = (part.isRun, part.isOutdated)
            exercises = part.entries.map { entry in
                let isNext = next?.isFresh == true && next?.id == part.chapter.id(of: entry.exercise)
                return EntryDocument(entry, hasFailures: part.isRun || isNext)
            }
        }
    }

    private struct EntryDocument: Encodable {
        var name: String
        var title: String
        var file: String
        var state: String
        var hintsGiven: Int
        var hintCount: Int
        var printed: [String]
        var failures: [FailureDocument]

        init(_ entry: Report.Entry, hasFailures: Bool) {
            (name, title, file) = (entry.exercise.name, entry.exercise.title, entry.exercise.file)
            state = entry.state.word
            (hintsGiven, hintCount) = (entry.hintsGiven, entry.exercise.hints.count)
            printed = entry.printed
            failures = hasFailures ? entry.state.failures.map(FailureDocument.init) : []
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

    private enum Key: String, CodingKey { case chapter, exercise, title, hint, number, hintCount }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(hint?.id.chapter, forKey: .chapter)
        try container.encode(hint?.id.exercise, forKey: .exercise)
        try container.encode(hint?.exercise.title, forKey: .title)
        try container.encode(hint?.text, forKey: .hint)
        try container.encode(hint?.number, forKey: .number)
        try container.encode(hint?.count, forKey: .hintCount)
    }
}
