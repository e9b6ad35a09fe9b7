import Doctests

/// An example in a documentation comment and its result, for `--format json`.
struct ExampleRecord: Sendable {
    var path: String
    var listing: DocListing
    var result: DoctestResult

    /// The record as values for JSON.
    var json: [String: Any] {
        var json: [String: Any] = ["path": path, "line": listing.shownLines.lowerBound, "title": listing.title]
        switch result {
        case .passed(let comparison):
            json["status"] = "passed"
            json["results"] = comparison.compared.map(Self.place)
            if !comparison.unknown.isEmpty { json["notComparable"] = comparison.unknown.map(Self.place) }
        case .failed(let issues):
            json["status"] = "failed"
            json["failures"] = issues.map { issue in
                Self.place(issue.location).merging(["message": issue.text] as [String: Any]) { $1 }
            }
        case .notTested(let reason):
            json["status"] = "not tested"
            json["reason"] = reason
        }
        return json
    }

    private static func place(_ location: DoctestResult.Location) -> [String: Any] {
        ["line": location.line, "column": location.column]
    }
}
