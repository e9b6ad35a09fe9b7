import Foundation

/// The chapters of the book with their exercises, as `Exercises.json` lists them.
struct ChapterList: Decodable {
    struct Chapter: Decodable {
        var name: String
        var number: Int
        var title: String
        var exercises: [Exercise]
    }

    struct Exercise: Decodable {
        var name: String
        var title: String
        /// The state at the last run of `swift package progress`.
        var state: String
        var hints: [String]

        /// The state in words. A state that isn't known here is shown as it is.
        var stateText: String {
            switch state {
            case "notBegun": "Not begun"
            case "open": "Tests fail"
            case "doesNotCompile": "Doesn’t compile"
            case "stopped": "A test crashes"
            case "doesNotEnd": "A test doesn’t end"
            case "noTestRan": "No test ran"
            case "notKnown": "Not known"
            case "solved": "Solved"
            default: state
            }
        }
    }

    var title: String
    var chapters: [Chapter]

    /// Returns the contents of the file in the app, or `nil` if the file is missing.
    static func bundledFile() -> Data? {
        Bundle.main.url(forResource: "Exercises", withExtension: "json").flatMap { try? Data(contentsOf: $0) }
    }
}
