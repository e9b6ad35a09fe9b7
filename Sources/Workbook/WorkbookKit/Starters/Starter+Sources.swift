import ChapterKit
import SwiftText

extension Starter {
    /// The files that an app can use: the chapter's declarations with one file for each section, those of the chapters
    /// that it needs in separate folders, and a file for each exercise.
    package var sources: [OutputFile] {
        let folder = "Sources/\(module)"
        var names = FileNames()
        // Exercises get their names first, because the reader looks for their files.
        let open = exercises.map { exercise in
            _ = names.make(from: exercise.typeName)
            return file(of: exercise)
        }
        if !resourceTexts.isEmpty { _ = names.make(from: "Resource") }
        let chapterFiles = sections(of: chapter, folder: folder, imports: modules, names: &names) { snippet in
            snippet.kind == .exercise ? [] : parts(of: snippet, in: chapter).app
        }
        let others = needs.flatMap { need in
            sections(of: need, folder: "\(folder)/\(folderName(of: need))", imports: modules, names: &names) {
                parts(of: $0, in: need).app
            }
        }
        return chapterFiles + others + open
    }

    /// Returns the name of the folder for the declarations of a chapter that this one needs.
    func folderName(of need: Chapter) -> String { SwiftIdentifier.typeName(need.metadata.slug) }

    /// Returns the lines of a block with its chunks in place. An exercise is solved, as in other chapters.
    func parts(of snippet: Snippet, in chapter: Chapter) -> PlatformParts {
        let lines = Chunks(of: chapter).text(of: snippet.code)
        let code = snippet.kind == .exercise ? ExerciseCode(snippet.code, name: snippet.name).solution : lines
        return PlatformParts(Imports.removed(from: code).withRoomBetweenMembers, without: simulated)
    }

    /// Returns the files of a chapter's sections.
    func sections(
        of chapter: Chapter, folder: String, imports: [String], isTestable: Bool = false, names: inout FileNames,
        listing: (Snippet) -> [String]
    ) -> [OutputFile] {
        ChapterSections(of: chapter, listing: listing).sections.map { section in
            let title = section.titles[0]
            let origin = title == chapter.metadata.title ? "" : ": \(title)"
            let head = "// From the chapter “\(chapter.metadata.title)”\(origin)".onOneLine
            var lines = [head + (head.hasSuffix("?") || head.hasSuffix("!") ? "" : "."), ""]
            lines += Imports.lines(["Foundation"] + imports, liftedFrom: liftedImports(of: chapter))
            if isTestable { lines += ["", "@testable import \(module)"] }
            for listing in section.listings { lines += [""] + listing }
            return OutputFile(path: "\(folder)/\(names.make(from: section.fileName)).swift", text: lines.text)
        }
    }

    /// Returns the declaration listings of a chapter that may contain imports.
    private func liftedImports(of chapter: Chapter) -> [String] {
        let listings = chapter.snippets.filter { $0.traits.role == .declares && !$0.usesDeprecated }.map(\.code.text)
        return listings.filter { Imports.mayStand(in: $0.split(separator: "\n").map(String.init)) }
    }

    // MARK: Exercises

    private func file(of exercise: Exercise) -> OutputFile {
        let code = isSolution ? exercise.code.solution : exercise.code.stub
        let prompt = exercise.prompt.flatMap { ["//"] + ProseText.comment($0) }
        let head = ["// Exercise: \(exercise.title)".onOneLine] + prompt + [""]
        let imports = Imports.lines(["Foundation"] + modules, liftedFrom: [code.text])
        let lines = head + imports + [""] + Imports.removed(from: code)
        return OutputFile(path: path(of: exercise), text: lines.text)
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
