import Testing

extension Trait where Self == IssueHandlingTrait {
    /// Says with every failure where the exercise is solved.
    static func exercise(in file: String) -> Self {
        .compactMapIssues { issue in
            var issue = issue
            issue.comments.append("This exercise is solved in \(file)")
            return issue
        }
    }
}
