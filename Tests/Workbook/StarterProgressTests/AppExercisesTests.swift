import Foundation
import Testing

@testable import StarterProgress

/// Tests of the file with the states for the book's app.
@Suite struct AppExercisesTests {
    private let chapter = Samples.chapter()

    private var exercises: AppExercises {
        AppExercises(
            title: "A book",
            chapters: [
                .init(
                    name: chapter.name, number: 1, title: "M",
                    exercises: chapter.exercises.map {
                        .init(name: $0.name, title: $0.title, state: "notBegun", hints: $0.hints)
                    }),
                .init(
                    name: "elsewhere", number: 2, title: "N",
                    exercises: [.init(name: "e", title: "E", state: "notBegun", hints: [])]),
            ])
    }

    @Test func `states of a report replace those in the file, and other exercises keep theirs`() throws {
        var report = Report(title: "Book", parts: [])
        let entries = chapter.exercises.map { Report.Entry(exercise: $0, state: .solved, hintsGiven: 0) }
        report.parts = [.init(chapter: chapter, entries: entries, isRun: true, isTested: true, isOutdated: false)]
        var exercises = exercises
        exercises.update(with: report)
        #expect(Set(exercises.chapters[0].exercises.map(\.state)) == ["solved"])
        #expect(exercises.chapters[1].exercises.map(\.state) == ["notBegun"])
    }

    @Test func `the file is renewed in a workspace with an app, and isn't created in one without`() throws {
        try Interruption.withTemporaryFolder { folder in
            let workspace = Workspace(path: folder)
            let entries = chapter.exercises.map { Report.Entry(exercise: $0, state: .solved, hintsGiven: 0) }
            let part = Report.Part(
                chapter: chapter, entries: entries, isRun: true, isTested: true, isOutdated: false)
            let report = Report(title: "Book", parts: [part])
            workspace.updateApp(with: report)
            #expect(workspace.contents(AppExercises.file) == nil)
            try workspace.write(JSONEncoder().encode(exercises), to: AppExercises.file)
            workspace.updateApp(with: report)
            let renewed = try JSONDecoder().decode(
                AppExercises.self, from: #require(workspace.contents(AppExercises.file)))
            #expect(Set(renewed.chapters[0].exercises.map(\.state)) == ["solved"])
        }
    }
}
