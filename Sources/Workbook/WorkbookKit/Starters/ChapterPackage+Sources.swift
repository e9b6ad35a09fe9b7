import ChapterKit
import SwiftText

extension ChapterPackage {
    /// Returns the files that an app can use: the chapter's declarations with one file for each section, and a file for
    /// each exercise.
    func sources(_ fileNames: inout FileNames) -> [OutputFile] {
        exercises.map(file) + resourceReader(&fileNames)
            + sections(folder: "Sources", imports: modules, chapterImports: appImports, names: &fileNames) { snippet in
                snippet.kind == .exercise ? [] : parts(of: snippet).app
            }
    }

    /// Returns the lines of a block with its chunks in place.
    func parts(of snippet: Snippet) -> PlatformParts {
        Self.parts(of: snippet, in: chapter, without: simulated)
    }

    /// Returns the lines of a block with its chunks in place. An exercise has its solution.
    ///
    /// - Parameter simulated: The modules that iOS doesn't provide.
    static func parts(of snippet: Snippet, in chapter: Chapter, without simulated: [String]) -> PlatformParts {
        let code =
            snippet.kind == .exercise
            ? ExerciseCode(snippet.code, name: snippet.name).solution : Chunks(of: chapter).text(of: snippet.code)
        return PlatformParts(Imports.removed(from: code).withRoomBetweenMembers, without: simulated)
    }

    /// Returns the files of the chapter's sections in one of its modules.
    ///
    /// - Parameters:
    ///   - imports: The modules that all files import.
    ///   - chapterImports: A closure that returns the imports of the chapters' modules that listings use.
    ///   - names: The names of the files in the module.
    ///   - listing: A closure that returns the lines of a block in the module.
    func sections(
        folder: String, imports: [String], chapterImports: ([[String]]) -> [String], names: inout FileNames,
        listing: (Snippet) -> [String]
    ) -> [OutputFile] {
        ChapterSections(of: chapter, listing: listing).sections.map { section in
            let title = section.titles[0]
            let origin = title == chapter.metadata.title ? "" : ": \(title)"
            let head = "// From the chapter “\(chapter.metadata.title)”\(origin)".onOneLine
            var lines = [head + (head.hasSuffix("?") || head.hasSuffix("!") ? "" : "."), ""]
            lines += Imports.lines(["Foundation"] + imports, liftedFrom: liftedImports)
            lines += chapterImports(section.listings)
            for listing in section.listings { lines += [""] + listing }
            return OutputFile(path: "\(folder)/\(names.make(from: section.fileName)).swift", text: lines.text)
        }
    }

    /// Returns the declaration listings of a chapter that may contain imports.
    private var liftedImports: [String] {
        let listings = chapter.snippets.filter { $0.traits.role == .declares && !$0.usesDeprecated }.map(\.code.text)
        return listings.filter { Imports.mayStand(in: $0.split(separator: "\n").map(String.init)) }
    }

    // MARK: Exercises

    private func file(of exercise: Exercise) -> OutputFile { file(of: exercise, isSolved: isSolution) }

    /// Returns the file of an exercise, with its path in the package.
    func file(of exercise: Exercise, isSolved: Bool) -> OutputFile {
        let code = isSolved ? exercise.code.solution : exercise.code.stub
        let prompt = exercise.prompt.flatMap { ["//"] + ProseText.comment($0) }
        let head = ["// Exercise: \(exercise.title)".onOneLine] + prompt + [""]
        let imports =
            Imports.lines(["Foundation"] + modules, liftedFrom: [code.text]) + appImports(for: [code])
        let lines = head + imports + [""] + Imports.removed(from: code)
        return OutputFile(path: String(path(of: exercise).dropFirst(folder.count + 1)), text: lines.text)
    }
}

extension [String] {
    /// The words at the beginning of a function or an initializer, including attributes and modifiers.
    private static let beginnings: Set<Substring> = [
        "///", "@MainActor", "convenience", "deinit", "fileprivate", "func", "init", "internal", "mutating",
        "nonisolated", "override", "package", "private", "public", "required", "static", "subscript",
    ]

    /// The lines with a blank line between the end of a member and the beginning of a function. Chunks that are placed
    /// after each other don't have one.
    fileprivate var withRoomBetweenMembers: [String] {
        var lines: [String] = []
        for line in self {
            let word = line.trimmed.prefix { $0 != " " && $0 != "(" }
            if let last = lines.last, last.trimmed == "}", Self.beginnings.contains(word), last.margin == line.margin {
                lines.append("")
            }
            lines.append(line)
        }
        return lines
    }
}

extension String {
    /// The number of leading spaces.
    fileprivate var margin: Int { prefix { $0 == " " }.count }

    /// The text on one line, so that a title with several lines fits in a line comment.
    var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
