import ChapterKit
import SwiftText

/// The code that a reader takes from a chapter, in a form in which the compiler reports the chapter's lines.
enum ExportedChapter {
    /// Returns the declarations of a chapter and of those that it needs, with one file for each chapter, and the code
    /// that reads the files of the chapters.
    ///
    /// - Parameters:
    ///   - needs: The chapters that this one needs, in the order of the book. Their exercises are solved.
    ///   - isSolution: A Boolean value indicating whether the chapter's own exercises are solved.
    static func sources(
        of chapter: Chapter, needs: [Chapter], configuration: BookConfiguration, isSolution: Bool
    ) -> [OutputFile] {
        let all = needs + [isSolution ? chapter : chapter.leftOpen]
        var files = all.filter(\.declaresSomething).map { file(of: $0, configuration) }
        if all.contains(where: { !$0.resources.isEmpty }) {
            files.append(OutputFile(path: "Resource.swift", text: ChapterPackage.reader))
        }
        return files
    }

    private static func file(of chapter: Chapter, _ configuration: BookConfiguration) -> OutputFile {
        var chapter = chapter
        // Snippets that use deprecated API are only on the page.
        chapter.snippets.removeAll(where: \.usesDeprecated)
        let extractor = Extractor(chapter, needs: [], configuration: configuration, figures: "")
        let runs = extractor.declarationRuns(withAnswers: false)
        var source = SwiftSource()
        source.line("import Foundation")
        // The book may import modules that an app doesn't have.
        for module in configuration.imports where module != "Foundation" {
            source.line("#if canImport(\(module))")
            source.line("import \(module)")
            source.line("#endif")
        }
        source.chapterLines(imports(in: runs))
        source.chapterLines(extractor.withoutImports(runs))
        let name = chapter.metadata.slug.replacing("/", with: "-")
        return OutputFile(path: "chapter-\(name).swift", text: source.text)
    }

    /// Returns the import declarations, each with its location in the chapter.
    private static func imports(in runs: [Chunks.Run]) -> [Chunks.Run] {
        runs.flatMap { run in
            Imports.lineIndices(in: run.lines).map { index in
                var location = run.location
                location.line += index
                return Chunks.Run(location: location, lines: [run.lines[index]], leading: "")
            }
        }
    }
}

extension Chapter {
    /// The chapter with its exercises unsolved. Each line keeps its number, and code that's kept also keeps its column.
    fileprivate var leftOpen: Chapter {
        var chapter = self
        for (index, snippet) in snippets.enumerated() where snippet.kind == .exercise {
            chapter.snippets[index].code.text = ExerciseCode.stubInPlace(of: snippet.code, name: snippet.name).text
        }
        return chapter
    }

    var hasExercises: Bool { snippets.contains { $0.kind == .exercise } }
}
