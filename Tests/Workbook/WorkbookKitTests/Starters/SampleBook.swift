import Foundation
import TestSupport

@testable import ChapterKit
@testable import WorkbookKit

/// A book that exists as the files of its workspace, and whose next edition is made at random.
struct SampleBook {
    struct Chapter {
        var name: String
        var number: Int
        /// The lines of each file, by the path in the chapter's folder.
        var files: [String: [String]]
    }

    var chapters: [Chapter]
    var readme = "Readme 1"
    private var lineCount = 0

    init(_ generator: inout SeededGenerator) {
        chapters = []
        for (index, name) in ["a", "b", "c"].enumerated() {
            chapters.append(Chapter(name: name, number: index + 1, files: [:]))
            for file in ["Exercises/One.swift", "Exercises/Two.swift", "Sources/Code.swift"] {
                chapters[index].files[file] = (0..<Int.random(in: 3...8, using: &generator)).map { _ in line() }
            }
        }
    }

    private mutating func line() -> String {
        lineCount += 1
        return "book \(lineCount)"
    }

    // MARK: The workspace

    static func folder(_ chapter: Chapter) -> String { "Chapters/0\(chapter.number)-\(chapter.name)" }

    /// The files of the workspace.
    var workspace: [OutputFile] {
        var files = [
            OutputFile(path: "README.md", text: readme), OutputFile(path: "Modules/UIKit.swift", text: readme),
            OutputFile(path: Workspace.appExercisesFile, text: readme), list,
        ]
        for chapter in chapters {
            files += chapter.files.sorted { $0.key < $1.key }.map {
                OutputFile(path: "\(Self.folder(chapter))/\($0)", text: $1.map { $0 + "\n" }.joined())
            }
        }
        return files + [Workspace.base(of: files)]
    }

    private var list: OutputFile {
        let chapters = chapters.map { chapter in
            let folder = Self.folder(chapter)
            return ExerciseList.ChapterEntry(
                name: chapter.name, number: chapter.number, title: chapter.name, folder: folder, module: "M", needs: [],
                exercises: chapter.files.keys.filter { $0.hasPrefix("Exercises") }.sorted().map {
                    ExerciseList.Entry(
                        name: $0, title: $0, file: "\(folder)/\($0)", suite: "S", stub: ["s"], hints: [])
                })
        }
        return Workspace.json(
            ExerciseList(title: "Book", chapter: nil, isSolution: false, chapters: chapters), at: ExerciseList.file)
    }

    // MARK: Editions

    /// Changes some files, adds and drops files, and gives the chapters other numbers.
    mutating func revise(_ generator: inout SeededGenerator) {
        readme += "."
        for index in chapters.indices {
            for file in chapters[index].files.keys.sorted() where Bool.random(using: &generator) {
                chapters[index].files[file] = edited(chapters[index].files[file]!, &generator)
            }
            if Int.random(in: 0..<4, using: &generator) == 0 {
                chapters[index].files["Sources/New\(lineCount).swift"] = [line(), line()]
            }
            if Int.random(in: 0..<6, using: &generator) == 0, let file = chapters[index].files.keys.sorted().first {
                chapters[index].files[file] = nil
            }
        }
        guard Int.random(in: 0..<3, using: &generator) == 0 else { return }
        let numbers = (1...4).shuffled(using: &generator)
        for index in chapters.indices { chapters[index].number = numbers[index] }
    }

    private mutating func edited(_ lines: [String], _ generator: inout SeededGenerator) -> [String] {
        var lines = lines
        let index = Int.random(in: 0...lines.count, using: &generator)
        if Bool.random(using: &generator) || index == lines.count {
            lines.insert(line(), at: index)
        } else if Bool.random(using: &generator) {
            lines[index] = line()
        } else {
            lines.remove(at: index)
        }
        return lines
    }
}

/// A reader, who works at random in the folder of a workspace.
struct SampleReader {
    private var lineCount = 0
    /// The lines that the reader wrote and didn't remove.
    private(set) var lines: Set<String> = []

    private mutating func line() -> String {
        lineCount += 1
        return "mine \(lineCount)"
    }

    /// Changes, removes, and adds some files.
    mutating func work(in folder: TemporaryFolder, _ generator: inout SeededGenerator) throws {
        let files = folder.files.filter { $0.hasPrefix("Chapters/") }
        for file in files where Int.random(in: 0..<3, using: &generator) == 0 {
            var lines = folder.text(file)!.split(separator: "\n").map(String.init)
            let old = lines
            let index = Int.random(in: 0...lines.count, using: &generator)
            switch Int.random(in: 0..<8, using: &generator) {
            case 0:
                try folder.remove(file)
                self.lines.subtract(lines)
                continue
            case 1 where index < lines.count: lines.remove(at: index)
            case 2..<5 where index < lines.count: lines[index] = line()
            default: lines.insert(line(), at: index)
            }
            self.lines.subtract(old)
            self.lines.formUnion(lines.filter { $0.hasPrefix("mine") })
            try folder.write(lines.map { $0 + "\n" }.joined(), to: file)
        }
        if Int.random(in: 0..<3, using: &generator) == 0, let place = files.randomElement(using: &generator) {
            let new = line()
            lines.insert(new)
            let parent = place[..<place.lastIndex(of: "/")!]
            try folder.write(new + "\n", to: "\(parent)/Mine\(lineCount).swift")
        }
    }
}
