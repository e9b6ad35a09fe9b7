/// `'a', 'b' or 'c'`: the valid words of a message.
func listed(_ words: some Sequence<String>) -> String {
    let quoted = words.map { "'\($0)'" }
    guard quoted.count > 1 else { return quoted.first ?? "none" }
    return quoted.dropLast().joined(separator: ", ") + " or " + quoted.last!
}
