/// Returns the words as a list for a message: `'a', 'b' or 'c'`.
func listed(_ words: some Sequence<String>) -> String {
    let quoted = words.map { "'\($0)'" }
    guard quoted.count > 1 else { return quoted.first ?? "none" }
    return quoted.dropLast().joined(separator: ", ") + " or " + quoted.last!
}
