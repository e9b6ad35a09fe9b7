import Foundation
import SnippetResults
import Testing

@testable import WorkbookTesting

/// Tests of figures that depend on choices, and of walks, as test cases.
@Suite("A drawing as a test case")
struct DrawingTestTests {
    private enum Turn: String, CaseIterable {
        case upright
        case left = "To the left"
    }
    private enum Level: Int, CaseIterable { case normal, statusBar }
    private enum Phone: CaseIterable, CustomStringConvertible {
        case small, large
        var description: String { self == .small ? "iPhone SE" : "iPhone Pro Max" }
    }
    private enum Half: Double, CaseIterable {
        case none = 0
        case half = 0.5
    }
    private enum Nothing: CaseIterable {}

    private let folder = FileManager.default.temporaryDirectory.appending(path: "drawings-\(UUID().uuidString)")

    private var place: SnippetPlace {
        ChapterUnderTest(slug: "levels", path: "chapters/01-levels.md", figures: folder.path)
            .place(0, "A picture", line: 1, column: 1)
    }

    private func accept(_ drawing: Drawing, named name: String) throws {
        for (path, bytes) in try drawing.files(named: name) {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
    }

    // MARK: Choices

    @Test func `a case's label is its description, its raw string or the words of its name`() {
        #expect(FigureChoice("turn", Turn.self).choice.options.map(\.label) == ["Upright", "To the left"])
        #expect(FigureChoice("level", Level.self).choice.options.map(\.label) == ["Normal", "Status bar"])
        #expect(FigureChoice("phone", Phone.self).choice.options.map(\.label) == ["iPhone SE", "iPhone Pro Max"])
    }

    @Test func `an option's name is the case's description, a choice's title the words of its name`() {
        let choice = FigureChoice("phoneSize", Phone.self).choice
        #expect(choice.options.map(\.name) == ["iPhone_SE", "iPhone_Pro_Max"])
        #expect(choice.title == "Phone size")
        #expect(FigureChoice("turn", Turn.self).choice.options.map(\.name) == ["upright", "left"])
    }

    @Test func `cases with numeric raw values are ordered`() {
        #expect(FigureChoice("level", Level.self).choice.isOrdered)
        #expect(FigureChoice("half", Half.self).choice.isOrdered)
        #expect(!FigureChoice("turn", Turn.self).choice.isOrdered)
    }

    @Test func `each combination is drawn, and changed ones are reported by their labels`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        func issue(_ text: @escaping @MainActor @Sendable (Turn, Level) -> String) async -> String? {
            let choices = [FigureChoice("turn", Turn.self), FigureChoice("level", Level.self)]
            return await SnippetTest.figure(place, name: "bar", choices: choices) { text(chosen(0), chosen(1)) }
                .issue()?.message
        }
        #expect(await issue { "\($0) \($1)" } == "no picture is kept for 'bar' yet; 'workbook accept levels' keeps it")
        let states = ["upright normal", "upright statusBar", "left normal", "left statusBar"]
        let choices = [FigureChoice("turn", Turn.self).choice, FigureChoice("level", Level.self).choice]
        try accept(Drawing(choices: choices, states: states.map { .init(svg: $0) }), named: "bar")
        #expect(await issue { "\($0) \($1)" } == nil)

        let tail = "; look at it, then 'workbook accept levels' accepts it"
        #expect(
            await issue { $1 == .normal || $0 == .upright ? "\($0) \($1)" : "other" }
                == "the picture 'bar' has changed for 'To the left, Status bar'\(tail)")
        #expect(
            await issue { turn, _ in "\(turn) normal" }
                == "the picture 'bar' has changed for 'Upright, Status bar' and 1 more\(tail)")
    }

    @Test func `a figure accepted with other choices has changed`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try accept(Drawing(states: [.init(svg: "normal")]), named: "bar")
        let figure = SnippetTest.figure(place, name: "bar", choices: [FigureChoice("level", Level.self)]) {
            "\(chosen(0) as Level)"
        }
        #expect(await figure.issue()?.message.contains("has changed: other things can be chosen") == true)
    }

    @Test func `a choice without cases and too many cases or states are reported`() async {
        func issue(_ choices: FigureChoice...) async -> String? {
            await SnippetTest.figure(place, name: "bar", choices: choices) { "" }.issue()?.message
        }
        #expect(
            await issue(FigureChoice("n", Nothing.self))
                == "there is nothing to choose for 'n': the enumeration has no cases")
        #expect(
            await issue(FigureChoice("many", Many.self)) == "'many' has 25 cases; at most 24 can be chosen among")
        #expect(
            await issue(FigureChoice("a", Five.self), FigureChoice("b", Five.self), FigureChoice("c", Five.self))
                == "the figure has 125 states; at most 64 fit a page")
    }

    private struct Many: CaseIterable { static let allCases = (0..<25).map { _ in Many() } }
    private enum Five: CaseIterable { case a, b, c, d, e }

    // MARK: Walks

    private func walk(
        _ steps: [String], output: SnippetTest.Output? = nil,
        _ run: @escaping @MainActor @Sendable () async throws -> Void
    ) async -> String? {
        await SnippetTest.walk(place, name: "log", steps: steps, output: output, run).issue()?.message
    }

    @Test func `a walk keeps each step's picture and the output so far`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let options = ["First", "Second"].enumerated().map { Drawing.Option(name: "\($0 + 1)", label: $1) }
        let choice = Drawing.Choice(name: "step", title: "Step", options: options, isOrdered: true)
        let states = [Drawing.State(svg: "1", printed: "a\n"), Drawing.State(svg: "2", printed: "a\nb\n")]
        try accept(Drawing(choices: [choice], states: states), named: "log")
        #expect(
            await walk(["First", "Second"], output: "a\nb\n") {
                print("a")
                try await endStep { "1" }
                print("b")
                try await endStep { "2" }
            } == nil)
        let changed = await walk(["First", "Second"]) {
            print("a")
            try await endStep { "1" }
            print("c")
            try await endStep { "2" }
        }
        #expect(changed?.hasPrefix("the picture 'log' has changed for 'Second'; ") == true)
    }

    @Test func `a walk that ends early reports the number of completed steps`() async {
        let issue = await walk(["First", "Second"]) {
            endStep()
            return
        }
        #expect(issue == "the walk ended after 1 of its 2 steps")
    }

    @Test func `a walk's output is compared with the expected output`() async {
        let issue = await walk(["First"], output: "1\n") {
            print(2)
            endStep()
        }
        #expect(issue?.hasPrefix("the walk prints something else than its output says") == true)
    }
}
