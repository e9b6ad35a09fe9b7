import SnippetResults

/// An enumeration of the chapter that a figure depends on: the reader of the page chooses one of its cases.
///
/// A case is labelled by its `description` if it has one, else by its raw string, else by its name as words
/// (`landscapeLeft`: "Landscape left"). The cases follow one another if they are comparable or numbered.
public struct FigureChoice: Sendable {
    let choice: Drawing.Choice

    /// - Parameter name: what the chapter calls the choice.
    public init<Value: CaseIterable>(_ name: String, _ type: Value.Type) {
        let cases = Array(type.allCases)
        var names: Set<String> = []
        let options = cases.map { value in
            // Two that come out alike are told apart by underscores.
            var name = Drawing.fileName(String(describing: value))
            while !names.insert(name).inserted { name += "_" }
            return Drawing.Option(name: name, label: Self.label(of: value))
        }
        let isOrdered =
            cases.first is any Comparable || cases.first is any RawRepresentable<Int>
            || cases.first is any RawRepresentable<Double>
        choice = Drawing.Choice(name: name, title: name.asWords, options: options, isOrdered: isOrdered)
    }

    private static func label<Value>(of value: Value) -> String {
        if let value = value as? any CustomStringConvertible { return value.description }
        let name = String(describing: value)
        if let raw = (value as? any RawRepresentable<String>)?.rawValue, raw != name { return raw }
        return name.asWords
    }
}

extension String {
    /// `landscapeLeft` -> `Landscape left`.
    fileprivate var asWords: String {
        var words = ""
        for character in self {
            if character.isUppercase, words.last?.isLowercase == true {
                words += " " + character.lowercased()
            } else {
                words.append(words.isEmpty ? Character(character.uppercased()) : character)
            }
        }
        return words
    }
}

/// The state that a figure is drawn for.
enum FigureState {
    /// The place of the chosen case in each enumeration, from 0.
    @TaskLocal static var current: [Int] = []
}

/// The case that a figure is drawn for.
///
/// - Parameter index: the place of the choice in the figure's fence, from 0.
public func chosen<Value: CaseIterable>(_ index: Int) -> Value {
    Array(Value.allCases)[FigureState.current[index]]
}
