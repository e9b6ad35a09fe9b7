import Foundation

/// The result of a figure or a walk: one picture, or one for every state that a reader of the page can select.
package struct Drawing: Codable, Equatable, Sendable {
    /// A set of options from which the reader selects one, such as the orientation of a device or the step of a walk.
    package struct Choice: Codable, Equatable, Sendable {
        /// The author's name for the choice: `orientation`.
        package var name: String
        /// The title that the page shows.
        package var title: String
        package var options: [Option]
        /// A Boolean value indicating whether the options are a sequence.
        package var isOrdered: Bool

        package init(name: String, title: String, options: [Option], isOrdered: Bool) {
            self.name = name
            self.title = title
            self.options = options
            self.isOrdered = isOrdered
        }
    }

    package struct Option: Codable, Equatable, Sendable {
        /// The name of the option, which is part of a file name; see `Drawing.isFileName`. It is unique in its choice.
        package var name: String
        /// The label that the page shows.
        package var label: String

        package init(name: String, label: String) {
            self.name = name
            self.label = label
        }
    }

    package struct State: Codable, Equatable, Sendable {
        /// The SVG text, which is empty if the state has no picture.
        package var svg: String
        /// The output of a walk up to this state.
        package var printed: String?

        package init(svg: String, printed: String? = nil) {
            self.svg = svg
            self.printed = printed
        }
    }

    /// The maximum number of states of a drawing.
    package static let maximumStates = 64
    package static let maximumChoices = 3
    /// The maximum number of options of a choice, or of steps of a walk. The page's style sheet has a rule for each.
    package static let maximumOptions = 24

    /// The choices, which are empty for a single picture.
    package var choices: [Choice]
    /// The states, one for each combination of options. The option of the last choice varies fastest.
    package var states: [State]

    package init(choices: [Choice] = [], states: [State]) {
        self.choices = choices
        self.states = states
    }

    /// Returns the options of each state, as their indexes in their choices, in the order of the states.
    package static func combinations(of choices: [Choice]) -> [[Int]] {
        choices.reduce([[]]) { starts, choice in
            starts.flatMap { start in choice.options.indices.map { start + [$0] } }
        }
    }

    /// Returns the labels of a state's options: `Turned left, iOS 27`.
    package static func label(of combination: [Int], in choices: [Choice]) -> String {
        labels(of: combination, in: choices).joined(separator: ", ")
    }

    package static func labels(of combination: [Int], in choices: [Choice]) -> [String] {
        zip(combination, choices).map { $1.options[$0].label }
    }
}

/// The files of a drawing: `stack.svg`, or the folder `stack` with an SVG file for each state and `states.json`.
extension Drawing {
    /// The contents of `states.json`: the data that isn't in the pictures.
    private struct Contents: Codable {
        var choices: [Choice]
        var printed: [String]?

        /// A Boolean value indicating whether a folder can contain the states. The file can be from any source, so it
        /// is validated.
        var isValid: Bool {
            let counts = choices.map(\.options.count)
            return !counts.isEmpty && counts.allSatisfy { 1...Drawing.maximumOptions ~= $0 }
                && counts.count <= Drawing.maximumChoices && counts.reduce(1, *) <= Drawing.maximumStates
                && choices.allSatisfy { choice in
                    let names = choice.options.map(\.name)
                    return names.allSatisfy(Drawing.isFileName) && Set(names).count == names.count
                }
        }
    }

    /// Returns the file that describes the states.
    package static func statesFile(of name: String) -> String { "\(name)/states.json" }

    /// Returns the existing file that marks a drawing as stored, or `nil` if there is none.
    package static func keptFile(of name: String, where isThere: (String) -> Bool) -> String? {
        ["\(name).svg", statesFile(of: name)].first(where: isThere)
    }

    /// Returns a Boolean value indicating whether a text can be part of a file name on every system: ASCII letters,
    /// digits, and `_`.
    package static func isFileName(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isFileNameByte) }

    /// Returns the text as part of a file name, with `_` in place of characters that aren't allowed.
    package static func fileName(_ text: String) -> String {
        let name = String(decoding: text.utf8.map { isFileNameByte($0) ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
        return name.isEmpty ? "_" : name
    }

    private static func isFileNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Returns the files of a drawing, with their paths relative to the folder of the chapter's figures.
    package func files(named name: String) throws -> [(path: String, bytes: [UInt8])] {
        guard !choices.isEmpty else { return [("\(name).svg", Array(states[0].svg.utf8))] }
        let printed = states.compactMap(\.printed)
        let contents = Contents(choices: choices, printed: printed.isEmpty ? nil : printed)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let head = [(Self.statesFile(of: name), Array(try encoder.encode(contents)) + Array("\n".utf8))]
        let pictures = zip(Self.paths(of: choices, named: name), states).filter { !$1.svg.isEmpty }
        return head + pictures.map { ($0, Array($1.svg.utf8)) }
    }

    /// Reads a drawing from the files that `files(named:)` returns.
    ///
    /// - Parameter read: A closure that returns the bytes of the file at a path, or `nil` if there is none.
    /// - Returns: The drawing, or `nil` if none is stored.
    /// - Throws: `DecodingError` if `states.json` is invalid, and any error that `read` throws.
    package init?(named name: String, read: (String) throws -> [UInt8]?) throws {
        if let bytes = try read("\(name).svg") {
            self.init(states: [State(svg: String(decoding: bytes, as: UTF8.self))])
            return
        }
        guard let bytes = try read(Self.statesFile(of: name)) else { return nil }
        let contents = try JSONDecoder().decode(Contents.self, from: Data(bytes))
        guard contents.isValid else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "these cannot be choices"))
        }
        let printed = contents.printed
        let states = try Self.paths(of: contents.choices, named: name).enumerated().map { index, path in
            let svg = try read(path).map { String(decoding: $0, as: UTF8.self) } ?? ""
            return State(svg: svg, printed: printed.flatMap { index < $0.count ? $0[index] : nil })
        }
        self.init(choices: contents.choices, states: states)
    }

    private static func paths(of choices: [Choice], named name: String) -> [String] {
        combinations(of: choices).map { combination in
            let options = zip(combination, choices).map { $1.options[$0].name }
            return "\(name)/\(options.joined(separator: "-")).svg"
        }
    }
}
