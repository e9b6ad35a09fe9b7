import SwiftText

/// What a figure depends on, as its fence says it: `choices="orientation: Turn, system: System"`.
struct FigureParameters {
    /// A name that the figure's code sees, and the enumeration that its value is a case of.
    struct Parameter: Equatable {
        var name: String
        var type: String
    }

    /// Those that are well written.
    let parameters: [Parameter]
    /// What is not.
    let mistakes: [Substring]

    init(_ snippet: Snippet) { self.init(snippet[.choices] ?? "") }

    init(_ text: String) {
        var (parameters, mistakes): ([Parameter], [Substring]) = ([], [])
        for part in text.split(separator: ",", omittingEmptySubsequences: text.isEmpty) {
            let words = part.split(separator: ":", omittingEmptySubsequences: false).map(\.trimmed)
            let types = words.last?.split(separator: ".", omittingEmptySubsequences: false).map(String.init) ?? []
            if words.count == 2, words[0].isIdentifier, types.allSatisfy(\.isIdentifier) {
                parameters.append(Parameter(name: words[0], type: words[1]))
            } else {
                mistakes.append(part)
            }
        }
        self.parameters = parameters
        self.mistakes = mistakes
    }
}

extension String {
    /// Whether the string can name something in Swift, in ASCII.
    fileprivate var isIdentifier: Bool {
        isPlainName && !contains("-") && utf8.first?.isDigit == false
    }
}
