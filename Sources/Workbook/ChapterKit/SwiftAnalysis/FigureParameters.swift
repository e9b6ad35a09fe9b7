import SwiftText

/// The parameters of a figure, as defined by its fence: `choices="orientation: Turn, system: System"`.
package struct FigureParameters {
    /// A name that's available to the figure's code, and the enumeration that is its type.
    package struct Parameter: Equatable {
        package var name: String
        package var type: String
    }

    /// The parameters that are well-formed.
    package let parameters: [Parameter]
    /// The parts that aren't well-formed.
    let invalidParts: [Substring]

    package init(_ snippet: Snippet) { self.init(snippet[.choices] ?? "") }

    init(_ text: String) {
        var (parameters, invalidParts): ([Parameter], [Substring]) = ([], [])
        for part in text.split(separator: ",", omittingEmptySubsequences: text.isEmpty) {
            let words = part.split(separator: ":", omittingEmptySubsequences: false).map(\.trimmed)
            let types = words.last?.split(separator: ".", omittingEmptySubsequences: false).map(String.init) ?? []
            if words.count == 2, words[0].isIdentifier, types.allSatisfy(\.isIdentifier) {
                parameters.append(Parameter(name: words[0], type: words[1]))
            } else {
                invalidParts.append(part)
            }
        }
        self.parameters = parameters
        self.invalidParts = invalidParts
    }
}

extension FigureParameters.Parameter {
    /// Returns a Boolean value indicating whether code contains the parameter. Comments aren't searched.
    func isUsed(in code: String) -> Bool {
        code.withBytes { bytes in
            SwiftTokenizer(bytes).contains { token in
                guard token.kind != .comment else { return false }
                let words = bytes[token.range].split { !$0.isLetter && !$0.isDigit && $0 != UInt8(ascii: "_") }
                return words.contains { $0.elementsEqual(name.utf8) }
            }
        }
    }
}

extension String {
    /// A Boolean value indicating whether the string is an ASCII identifier in Swift.
    fileprivate var isIdentifier: Bool {
        guard isPlainName, !utf8.contains(UInt8(ascii: "-")), utf8.first?.isDigit == false, self != "_" else {
            return false
        }
        return withBytes { bytes in SwiftTokenizer(bytes).allSatisfy { $0.kind != .keyword } }
    }
}
