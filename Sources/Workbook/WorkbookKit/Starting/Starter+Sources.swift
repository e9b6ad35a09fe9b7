import SwiftText

extension Starter {
    /// What an app takes: the chapter's declarations, a file a section, those of the chapters it needs in folders of their
    /// own, and a file for each exercise.
    public var sources: [OutputFile] {
        let folder = "Sources/\(module)"
        var names = FileNames()
        // Exercises have their names first: their files are what the reader looks for.
        let open = exercises.map { exercise in
            _ = names.make(from: exercise.typeName)
            return file(of: exercise)
        }
        if !resourceTexts.isEmpty { _ = names.make(from: "Resource") }
        let own = sections(of: chapter, folder: folder, imports: modules, names: &names) { snippet in
            snippet.kind == .exercise ? [] : parts(of: snippet, in: chapter).own
        }
        let others = needs.flatMap { need in
            sections(of: need, folder: "\(folder)/\(folderName(of: need))", imports: modules, names: &names) {
                parts(of: $0, in: need).own
            }
        }
        return own + others + open
    }

    /// The folder of what comes from a chapter that this one needs.
    func folderName(of need: Chapter) -> String { SwiftIdentifier.typeName(need.outline.slug) }

    /// The lines of a block, chunks in place; an exercise is solved, as that of another chapter is.
    func parts(of snippet: Snippet, in chapter: Chapter) -> PlatformParts {
        let lines = Chunks(of: chapter).text(of: snippet.code)
        let code = snippet.kind == .exercise ? ExerciseCode(snippet.code, name: snippet.name).solution : lines
        return PlatformParts(Imports.removed(from: code).withRoomBetweenMembers, without: simulated)
    }

    /// The files of a chapter's sections.
    func sections(
        of chapter: Chapter, folder: String, imports: [String], isTestable: Bool = false, names: inout FileNames,
        listing: (Snippet) -> [String]
    ) -> [OutputFile] {
        ChapterSections(of: chapter, listing: listing).sections.map { section in
            let title = section.titles[0]
            let origin = title == chapter.outline.title ? "" : ": \(title)"
            let head = "// From the chapter “\(chapter.outline.title)”\(origin)".onOneLine
            var lines = [head + (head.hasSuffix("?") || head.hasSuffix("!") ? "" : "."), ""]
            lines += Imports.lines(["Foundation"] + imports, liftedFrom: liftedImports(of: chapter))
            if isTestable { lines += ["", "@testable import \(module)"] }
            for listing in section.listings { lines += [""] + listing }
            return OutputFile(path: "\(folder)/\(names.make(from: section.fileName)).swift", text: lines.text)
        }
    }

    /// What the chapter's declarations import.
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
    /// Words that a function or an initializer begins with, and what may stand before them.
    private static let beginnings: Set<Substring> = [
        "///", "@MainActor", "convenience", "deinit", "fileprivate", "func", "init", "internal", "mutating",
        "nonisolated", "override", "package", "private", "public", "required", "static", "subscript",
    ]

    /// The lines with a blank one between a member that ends and a function that begins: chunks come to stand one below the
    /// other without.
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
    /// How far the text is indented.
    fileprivate var margin: Int { prefix { $0 == " " }.count }

    /// A title of several lines stays in its comment.
    var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
