import SnippetResults

/// An enumeration of the chapter on which a figure depends. The reader of the page selects one of its cases.
///
/// The label of a case is its `description` if it has one, or else its raw string, or else its name as words
/// (`landscapeLeft`: "Landscape left"). The cases are a sequence if they are comparable or have numbers as raw values.
public struct FigureChoice: Sendable {
    let choice: Drawing.Choice

    /// Creates a choice of an enumeration's cases.
    ///
    /// - Parameter name: The chapter's name for the choice.
    public init<Value: CaseIterable>(_ name: String, _ type: Value.Type) {
        let cases = Array(type.allCases)
        var names: Set<String> = []
        let options = cases.map { value in
            // Underscores distinguish two cases with the same file name.
            var name = Drawing.fileName(String(describing: value))
            while !names.insert(name).inserted { name += "_" }
            return Drawing.Option(name: name, label: Self.label(of: value))
        }
        let isOrdered =
            cases.first is any Comparable || cases.first is any RawRepresentable<Int>
            || cases.first is any RawRepresentable<Double>
        choice = Drawing.Choice(name: name, title: name.sentenceCased, options: options, isOrdered: isOrdered)
    }

    private static func label<Value>(of value: Value) -> String {
        if let value = value as? any CustomStringConvertible { return value.description }
        let name = String(describing: value)
        if let raw = (value as? any RawRepresentable<String>)?.rawValue, raw != name { return raw }
        return name.sentenceCased
    }
}

extension String {
    /// The name as a phrase: `landscapeLeft` becomes `Landscape left`.
    fileprivate var sentenceCased: String {
        var text = ""
        for character in self {
            if character.isUppercase, text.last?.isLowercase == true {
                text += " " + character.lowercased()
            } else {
                text.append(text.isEmpty ? Character(character.uppercased()) : character)
            }
        }
        return text
    }
}

/// The state for which a figure is drawn.
enum FigureState {
    /// The index of the selected case in each enumeration.
    @TaskLocal static var current: [Int] = []
}

/// Returns the case for which a figure is drawn.
///
/// - Parameter index: The index of the choice in the figure's code block.
public func chosen<Value: CaseIterable>(_ index: Int) -> Value {
    Array(Value.allCases)[FigureState.current[index]]
}
