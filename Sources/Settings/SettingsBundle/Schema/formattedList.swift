/// Returns the words as a list for a message: `'a', 'b' or 'c'`.
func formattedList(_ items: some Sequence<String>) -> String {
    let quoted = items.map { "'\($0)'" }
    guard quoted.count > 1 else { return quoted.first ?? "none" }
    return quoted.dropLast().joined(separator: ", ") + " or " + quoted.last!
}
