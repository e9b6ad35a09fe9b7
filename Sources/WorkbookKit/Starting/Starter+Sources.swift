import SwiftText

extension Starter {
    /// The chapter's declarations, a file a section, and a file for each exercise.
    var sources: [OutputFile] {
        needs.flatMap { sections(of: $0, folder: "Sources/\(module)/\(SwiftIdentifier.typeName($0.outline.slug))") }
            + sections(of: chapter, folder: "Sources/\(module)")
            + exercises.map(file)
            // A needed chapter's exercises are part of its code: here they are always solved.
            + needs.flatMap { need in Exercise.exercises(of: need).map { solved($0, of: need) } }
    }

    // MARK: Sections

    private struct Section {
        var title: String
        var listings: [[String]] = []
    }

    private func sections(of chapter: Chapter, folder: String) -> [OutputFile] {
        var sections = [Section(title: chapter.outline.title)]
        let chunks = Chunks(of: chapter)
        chapter.blocks.forEachBlock { block in
            if case .heading(let heading) = block.content, heading.level <= 2 {
                sections.append(Section(title: heading.text.plainText))
            }
            guard case .snippet(let index) = block.content else { return }
            let snippet = chapter.snippets[index]
            guard snippet.traits.role == .declares, snippet.kind != .exercise, snippet.chunk == nil else { return }
            sections[sections.count - 1].listings.append(chunks.text(of: snippet.code))
        }
        var used = sections.filter { !$0.listings.isEmpty }
        if used.flatMap(\.listings).contains(where: Self.hasFilePrivateDeclaration) {
            // What is private to a file is seen by the whole chapter: it has to stay one file.
            let marked = used.flatMap { section in [["// MARK: - \(section.title)"]] + section.listings }
            used = [Section(title: chapter.outline.title, listings: marked)]
        }
        var names = Anchors()
        return used.map { section in
            let name = SwiftIdentifier.typeName(names.make(from: section.title))
            var lines = header(
                "From the chapter “\(chapter.outline.title)”: \(section.title).", imports: section.listings)
            for listing in section.listings { lines += [""] + Imports.removed(from: listing) }
            return OutputFile(path: "\(folder)/\(name).swift", text: lines.text)
        }
    }

    private static func hasFilePrivateDeclaration(_ lines: [String]) -> Bool {
        var text = lines.text
        return text.withUTF8 { bytes in
            SwiftTokenizer(bytes).contains { token in
                guard token.kind == .keyword else { return false }
                let word = bytes[token.range]
                return word.elementsEqual("private".utf8) || word.elementsEqual("fileprivate".utf8)
            }
        }
    }

    // MARK: Exercises

    private func file(of exercise: Exercise) -> OutputFile {
        let code = isSolution ? exercise.code.solution : exercise.code.stub
        let prompt = exercise.prompt.flatMap { ["//"] + ProseText.comment($0) }
        let hints = exercise.hints.flatMap { ["//"] + ProseText.comment("Hint: \($0)") }
        let head = ["// Exercise: \(exercise.title)"] + prompt + (isSolution ? [] : hints) + [""]
        let lines = head + importLines(for: [code]) + [""] + Imports.removed(from: code)
        return OutputFile(path: path(of: exercise), text: lines.text)
    }

    private func solved(_ exercise: Exercise, of need: Chapter) -> OutputFile {
        let code = exercise.code.solution
        let lines = header("From the chapter “\(need.outline.title)”: \(exercise.title).", imports: [code])
        let folder = "Sources/\(module)/\(SwiftIdentifier.typeName(need.outline.slug))/Exercises"
        return OutputFile(
            path: "\(folder)/\(exercise.typeName).swift", text: (lines + [""] + Imports.removed(from: code)).text)
    }

    // MARK: Imports

    private func header(_ comment: String, imports listings: [[String]]) -> [String] {
        ["// \(comment)", ""] + importLines(for: listings)
    }

    func importLines(for listings: [[String]], and more: [String] = []) -> [String] {
        Imports.lines(more + ["Foundation"] + configuration.imports, liftedFrom: listings.map(\.text))
    }
}
