/// Returns at most eight words of a list in quotation marks, and the number of the others: `'a', 'b' and 3 more`.
func quotedList(_ words: [String]) -> String {
    let list = words.prefix(8).map { "'\($0.shortened)'" }.joined(separator: ", ")
    return words.count > 8 ? "\(list) and \(words.count - 8) more" : list
}

extension String {
    /// The text, shortened to fit on a line with others.
    var shortened: String { count > 40 ? prefix(40) + "…" : self }
}
