import Foundation

/// What a figure or a walk drew: one picture, or one for every state that a reader of the page can choose.
package struct Drawing: Codable, Equatable, Sendable {
    /// What a reader chooses one option of, such as the orientation of a phone, or the step of a walk.
    package struct Choice: Codable, Equatable, Sendable {
        /// What the author calls it: `orientation`.
        package var name: String
        /// What a reader sees.
        package var title: String
        package var options: [Option]
        /// Whether the options follow one another.
        package var isOrdered: Bool

        package init(name: String, title: String, options: [Option], isOrdered: Bool) {
            self.name = name
            self.title = title
            self.options = options
            self.isOrdered = isOrdered
        }
    }

    package struct Option: Codable, Equatable, Sendable {
        /// Part of a file's name: `Drawing.isFileName`. No other option of the choice has it.
        package var name: String
        /// What a reader sees.
        package var label: String

        package init(name: String, label: String) {
            self.name = name
            self.label = label
        }
    }

    package struct State: Codable, Equatable, Sendable {
        /// SVG text; empty when the state has no picture.
        package var svg: String
        /// What a walk had printed by then.
        package var printed: String?

        package init(svg: String, printed: String? = nil) {
            self.svg = svg
            self.printed = printed
        }
    }

    /// How many states a page can hold: more than a reader tries.
    package static let maximumStates = 64
    package static let maximumChoices = 3
    /// How many options a choice can have, or steps a walk: the page's style sheet names each.
    package static let maximumOptions = 24

    /// None for a picture that stands still.
    package var choices: [Choice]
    /// One for each combination of options; those of the last choice follow one another.
    package var states: [State]

    package init(choices: [Choice] = [], states: [State]) {
        self.choices = choices
        self.states = states
    }

    /// The options of each state, as their places in their choices, from 0, in the order of the states.
    package static func combinations(of choices: [Choice]) -> [[Int]] {
        choices.reduce([[]]) { starts, choice in
            starts.flatMap { start in choice.options.indices.map { start + [$0] } }
        }
    }

    /// The labels of a state's options: `Turned left, iOS 27`.
    package static func label(of combination: [Int], in choices: [Choice]) -> String {
        labels(of: combination, in: choices).joined(separator: ", ")
    }

    package static func labels(of combination: [Int], in choices: [Choice]) -> [String] {
        zip(combination, choices).map { $1.options[$0].label }
    }
}

/// A drawing as files: `stack.svg`, or the folder `stack` with an SVG file for each state and `states.json`.
extension Drawing {
    /// What `states.json` holds: what the pictures alone do not say.
    private struct Contents: Codable {
        var choices: [Choice]
        var printed: [String]?

        /// Whether a folder can hold the states. Who knows who wrote the file.
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

    /// The file that says which states there are.
    package static func statesFile(of name: String) -> String { "\(name)/states.json" }

    /// The file that says that a drawing is kept, the one of them that is there.
    package static func keptFile(of name: String, where isThere: (String) -> Bool) -> String? {
        ["\(name).svg", statesFile(of: name)].first(where: isThere)
    }

    /// Whether a text can be part of a file's name, on every system: ASCII letters, digits and `_`.
    package static func isFileName(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isFileNameByte) }

    /// The text as part of a file's name, with `_` for what no name can hold.
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

    /// The files that hold a drawing, with their paths relative to the folder of the chapter's figures.
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

    /// Reads what `files` wrote.
    ///
    /// - Parameter read: gives the bytes of a file, by its path; nil when there is none.
    /// - Returns: nil when no drawing is kept.
    /// - Throws: `DecodingError` when `states.json` is not what it should be, and what `read` throws.
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
