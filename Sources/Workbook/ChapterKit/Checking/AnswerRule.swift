import SwiftText

/// The rule that the files below `answers` are right or wrong answers to existing exercises.
enum AnswerRule {
    /// Returns the files below `answers`, sorted. They're filtered once for all chapters, because a book can have many
    /// files.
    static func files(of book: Book) -> [String] { book.files.filter { $0.hasPrefix("answers/") }.sorted() }

    /// Returns the diagnostics for the answers to a chapter's exercises.
    ///
    /// - Parameter files: The files below `answers`, sorted.
    static func diagnostics(in chapter: Chapter, book: Book, files: [String]) -> [Diagnostic] {
        let folder = Answer.folder(of: chapter.metadata)
        let exercises = chapter.snippets.filter { $0.kind == .exercise }.map(\.name)
        var names: Set<Substring> = []
        return files.filter { $0.hasPrefix(folder) }.compactMap { file in
            let location = SourceLocation(path: book.prefix + file, line: 1, column: 1)
            let parts = file.dropFirst(folder.utf8.count).split(separator: "/")
            let isList = parts.last.map { $0 == Answer.equivalentMutants } ?? false
            guard parts.count == 2, isList || isNamed(parts[1]) else {
                return .error(
                    "an answer is a file 'right-….swift' or 'wrong-….swift' in a folder named like its exercise; "
                        + "rename it",
                    at: location)
            }
            guard exercises.contains(String(parts[0])) else {
                let known =
                    exercises.isEmpty
                    ? "the chapter has none" : "known: \(formattedList(exercises, conjunction: "and"))"
                return .error("an answer to an unknown exercise '\(parts[0])'; \(known)", at: location)
            }
            // The compiler requires the files of a module to have different names.
            guard isList || names.insert(parts[1]).inserted else {
                return .error("a second answer '\(parts[1])' in this chapter; rename one", at: location)
            }
            return nil
        }
    }

    /// Returns the diagnostics for answers that don't belong to any chapter.
    static func diagnostics(in book: Book) -> [Diagnostic] {
        let folders = book.chapters.map(Answer.folder)
        return files(of: book).filter { file in !folders.contains { file.hasPrefix($0) } }.map { file in
            .error(
                "an answer belongs in 'answers/CHAPTER/EXERCISE'; move it",
                at: SourceLocation(path: book.prefix + file, line: 1, column: 1))
        }
    }

    private static func isNamed(_ file: Substring) -> Bool {
        let stem = file.dropLast(".swift".utf8.count)
        return file.hasSuffix(".swift") && (stem.hasPrefix("right-") || stem.hasPrefix("wrong-")) && stem.count > 6
    }
}
