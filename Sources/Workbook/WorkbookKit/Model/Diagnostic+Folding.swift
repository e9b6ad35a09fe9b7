extension [Diagnostic] {
    /// The diagnostics with each message once, at its first place: for folders of plain Markdown, which nobody wrote for this
    /// tool and which can repeat one thing hundreds of times.
    var folded: [Diagnostic] {
        Dictionary(grouping: self) { $0.message }.values.map { same in
            var diagnostic = same.min()!
            if same.count == 2 { diagnostic.message += " (here and in one more place)" }
            if same.count > 2 { diagnostic.message += " (here and in \(same.count - 1) more places)" }
            return diagnostic
        }.sorted()
    }
}
