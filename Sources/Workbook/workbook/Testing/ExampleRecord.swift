import Doctests

/// An example in a documentation comment and its result, for `--format json`.
struct ExampleRecord: Sendable {
    var path: String
    var listing: DocListing
    var result: DoctestResult

    /// The record as values for JSON.
    var json: [String: Any] {
        var json: [String: Any] = ["path": path, "line": listing.line, "title": listing.title]
        switch result {
        case .passed(let comparison):
            json["status"] = "passed"
            json["results"] = comparison.compared.map { ["line": $0.line, "column": $0.column] }
        case .failed(let issues):
            json["status"] = "failed"
            json["reason"] = issues.map(\.text).joined(separator: "\n")
        case .notTested(let reason):
            json["status"] = "not tested"
            json["reason"] = reason
        }
        return json
    }
}
