import Foundation
import Testing

@testable import StarterProgress

/// Tests of the compiler's messages, and of their assignment to exercises.
@Suite struct BuildOutputTests {
    private func id(_ name: String) -> ExerciseID { ExerciseID(chapter: "m", exercise: name) }

    private func broken(_ lines: String...) -> BrokenBuild {
        let output = BuildOutput(lines.joined(separator: "\n"), root: Samples.root)
        return BrokenBuild(
            chapter: Samples.chapter(), needed: [Samples.chapter("n", 2, exercises: ["a"])], output: output,
            isStub: { $0.name == "c" }, wasSolved: { _ in false })
    }

    private static let book = BookTexts(
        Data(#"{"Chapters/01-m/Sources/M.swift": "book", "Chapters/01-m/Pictures/P.swift": "book"}"#.utf8),
        isEncoded: false)

    @Test func `an error has a location in the package and is listed once`() {
        let error = "/p/Chapters/01-m/Exercises/a.swift:3:5: error: cannot find 'x' in scope"
        let output = BuildOutput(
            """
            [3/9] Compiling M a.swift
            \(error)
            1 | func a() {
              |     `- error: cannot find 'x' in scope
            \(error)
            /p/Chapters/01-m/Exercises/a.swift:4:1: warning: variable 'y' was never used
            /usr/include/stdio.h:3:1: error: a: colon
            error: fatalError
            """, root: Samples.root)
        #expect(
            output.errors == [
                CompilerError(
                    location: FileLocation(file: "Chapters/01-m/Exercises/a.swift", line: 3, column: 5),
                    message: "cannot find 'x' in scope"),
                CompilerError(
                    location: FileLocation(file: "/usr/include/stdio.h", line: 3, column: 1), message: "a: colon"),
            ])
    }

    @Test func `the exercise with the error doesn't compile, the others are unknown or not begun`() {
        let states = broken("/p/Chapters/01-m/Exercises/a.swift:3:5: error: no").states
        let error = CompilerError(
            location: FileLocation(file: "Chapters/01-m/Exercises/a.swift", line: 3, column: 5), message: "no")
        #expect(states == [id("a"): .doesNotCompile(error), id("b"): .notKnown, id("c"): Samples.notBegun(0)])
    }

    @Test func `of several errors in an exercise, the first is reported and the others are counted`() throws {
        let lines = [9, 3, 5].map { "/p/Chapters/01-m/Exercises/a.swift:\($0):1: error: no \($0)" }
        let states = try #require(broken(lines.joined(separator: "\n")).states)
        var first = CompilerError(
            location: FileLocation(file: "Chapters/01-m/Exercises/a.swift", line: 3, column: 1), message: "no 3")
        first.others = 2
        #expect(states[id("a")] == .doesNotCompile(first))
    }

    @Test func `an error in an exercise's tests is reported after the errors in its file`() {
        let tests = "/p/Chapters/01-m/Tests/aTests.swift:9:9: error: cannot find 'columns' in scope"
        let exerciseError = "/p/Chapters/01-m/Exercises/a.swift:3:5: error: no"
        #expect(broken(tests).states?[id("a")]?.failures.first?.location?.line == 9)
        #expect(broken(tests, exerciseError).states?[id("a")]?.failures.first?.location?.line == 3)
    }

    @Test func `an error in an exercise of a needed chapter is reported for that exercise`() {
        let states = broken("/p/Chapters/02-n/Exercises/a.swift:3:5: error: no").states
        let error = CompilerError(
            location: FileLocation(file: "Chapters/02-n/Exercises/a.swift", line: 3, column: 5), message: "no")
        #expect(states?[ExerciseID(chapter: "n", exercise: "a")] == .doesNotCompile(error))
        #expect(states?[id("a")] == .notKnown && states?.count == 4)
    }

    @Test func `errors outside of the exercises are quoted with their locations, at most five`() {
        let lines = (1...7).map { "/p/Chapters/01-m/Sources/M.swift:\($0):1: error: no \($0)" }.joined(separator: "\n")
        let build = broken(lines)
        #expect(build.states == nil)
        let error = build.error(
            Wording(command: "x", folder: "my/"), source: { _ in "let x" }, text: { _ in "mine" }, book: Self.book
        )
        .description
        #expect(error.contains("\n  my/Chapters/01-m/Sources/M.swift:1:1: no 1\n    | let x\n"))
        #expect(error.contains("no 5\n    | let x\n  and 2 more\n"))
        #expect(!error.contains("no 6"))
        #expect(error.contains("'x --restore Chapters/01-m/Sources/M.swift'\nbrings back the book's text"))
    }

    @Test func `the remedy restores a missing or empty exercise, or else a file that isn't as in the book`() {
        let build = broken("/p/Chapters/01-m/Pictures/P.swift:1:1: error: cannot find 'a' in scope")
        func remedy(_ text: @escaping (String) -> String?) -> String {
            let error = build.error(Wording(command: "x"), source: { _ in nil }, text: text, book: Self.book)
            return error.description.split(separator: "\n").suffix(2).joined(separator: "\n")
        }
        let file = "Chapters/01-m/Exercises/b.swift"
        #expect(
            remedy { $0 == file ? " \n" : "book" }
                == "'\(file)' is empty: 'x --restore \(file)'\nbrings back the book's text.")
        #expect(remedy { $0 == file ? nil : "book" }.hasPrefix("'\(file)' is missing: "))
        #expect(remedy { _ in "book" }.hasSuffix("declares, restore its name and parameters."))
    }

    @Test func `an exercise that was solved stays solved while another one doesn't compile`() {
        var build = broken("/p/Chapters/01-m/Exercises/a.swift:3:5: error: no")
        build.wasSolved = { $0.name == "b" }
        #expect(build.states?[id("b")] == .solved)
    }

    @Test func `errors without locations are quoted, or else the last five lines`() {
        #expect(
            broken("[1/2] Linking", "error: link command failed", "error: fatalError", "error: ExitCode(1)").error(
                Wording(command: "x"), source: { _ in nil }, text: { _ in "mine" }, book: Self.book
            )
            .description == "chapter 1 cannot be compiled:\n  error: link command failed")
        #expect(
            broken("1", "2", "3", "4", "5", "6").error(
                Wording(command: "x"), source: { _ in nil }, text: { _ in "mine" }, book: Self.book
            )
            .description
            .hasSuffix(
                "compiled:\n  2\n  3\n  4\n  5\n  6"))
    }
}

extension Samples {
    /// Returns the state of an exercise that hasn't been begun and wasn't tested.
    static func notBegun(_ tests: Int) -> ExerciseState { .notBegun(TestCount(passed: 0, all: tests), []) }
}
