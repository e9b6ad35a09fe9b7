extension [Diagnostic] {
    /// The diagnostics without repeated messages, each at its first location.
    ///
    /// It's for plain folders, whose files weren't written for this tool. They can cause the same message hundreds of
    /// times.
    var folded: [Diagnostic] {
        Dictionary(grouping: self) { $0.message }.values.map { same in
            var diagnostic = same.min()!
            if same.count == 2 { diagnostic.message += " (here and in one more place)" }
            if same.count > 2 { diagnostic.message += " (here and in \(same.count - 1) more places)" }
            return diagnostic
        }.sorted()
    }
}
