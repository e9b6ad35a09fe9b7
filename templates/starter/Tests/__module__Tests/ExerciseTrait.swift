import Testing

extension Trait where Self == IssueHandlingTrait {
    /// Returns a trait that adds the file of the exercise to every failure.
    static func exercise(in file: String) -> Self {
        .compactMapIssues { issue in
            let comment: Comment = "Solve this exercise in \(file)"
            var issue = issue
            // A suite's trait is also applied to each of its tests.
            if !issue.comments.contains(comment) { issue.comments.append(comment) }
            return issue
        }
    }
}
