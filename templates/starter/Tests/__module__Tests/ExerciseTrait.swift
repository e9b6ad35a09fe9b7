import Testing

extension Trait where Self == IssueHandlingTrait {
    /// Says with every failure where to solve the exercise.
    static func exercise(in file: String) -> Self {
        .compactMapIssues { issue in
            let comment: Comment = "Solve this exercise in \(file)"
            var issue = issue
            // A suite's trait comes to each of its tests, too.
            if !issue.comments.contains(comment) { issue.comments.append(comment) }
            return issue
        }
    }
}
