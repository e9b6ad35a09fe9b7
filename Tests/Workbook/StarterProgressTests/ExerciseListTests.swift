import Foundation
import Testing

@testable import StarterProgress

@Suite struct ExerciseListTests {
    private let list = Samples.book

    @Test func `the list is decoded from the file of a workspace`() throws {
        let json = """
            {"title": "A book", "isSolution": false, "chapters": [
              {"name": "m", "number": 1, "title": "Chapter m", "folder": "Chapters/01-m", "module": "M",
               "needs": ["about"], "exercises": [
                 {"name": "a", "title": "The a", "file": "Chapters/01-m/Exercises/a.swift", "suite": "aTests",
                  "stub": ["    1"], "hints": ["One"]}]}]}
            """
        let list = try JSONDecoder().decode(ExerciseList.self, from: Data(json.utf8))
        let exercise = Samples.exercise("a", stub: ["    1"], hints: ["One"])
        var chapter = Samples.chapter(needs: ["about"], exercises: [])
        chapter.exercises = [exercise]
        #expect(list == ExerciseList(title: "A book", chapters: [chapter]))
        #expect(chapter.testTarget == "MTests")
        #expect(chapter.testFile(of: exercise) == "Chapters/01-m/Tests/aTests.swift")
    }

    @Test func `a chapter is found by its name or its number`() throws {
        #expect(try list.chapter("n").number == 2)
        #expect(try list.chapter("2").name == "n")
        #expect(try list.chapter("0").name == "about")
        #expect { try list.chapter("x") } throws: { error in
            "\(error)" == "there is no chapter 'x'; there are: 0 or 'about', 1 or 'm', 2 or 'n', 3 or 'o'"
        }
    }

    @Test func `an exercise is found by its name, with that of its chapter if several have it`() throws {
        #expect(try list.exercise("b").chapter.name == "m")
        #expect(try list.exercise("n/a").chapter.name == "n")
        #expect(try list.exercise("2/a").chapter.name == "n")
        #expect { try list.exercise("a") } throws: { error in
            "\(error)" == "several exercises have the name 'a': say which of 'm/a', 'n/a'"
        }
        #expect { try list.exercise("x") } throws: { error in
            "\(error)" == "there is no exercise 'x'; there are: 'm/a', 'm/b', 'n/a', 'o/d'"
        }
        #expect { try list.exercise("o/a") } throws: { "\($0)".contains("there are: 'o/d'") }
        #expect { try list.exercise("x/a") } throws: { "\($0)".contains("there is no chapter 'x'") }
    }

    @Test func `the chapters that a chapter needs are in the order of the book`() {
        #expect(list.chapters(neededBy: list.chapters[3]).map(\.name) == ["about", "m", "n"])
        #expect(list.practiced.map(\.name) == ["m", "n", "o"])
    }
}
