/// A line for the reader, in which only the program's own text is written unchanged.
///
/// Interpolated text can come from a file or from the output of a test. Its control characters are escaped, so that
/// only the program controls the terminal.
struct StyledText: ExpressibleByStringInterpolation, Equatable {
    enum Style: String {
        case bold = "1"
        case faint = "2"
        case italic = "3"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
    }

    fileprivate struct Run: Equatable {
        var text: String
        var style: Style?
        /// The text on both sides if there are no styles: the backticks of code.
        var delimiter = ""
    }

    private var runs: [Run] = []

    init() {}

    init(stringLiteral text: String) { runs = [Run(text: text)] }
    init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }

    init(_ text: String, _ style: Style? = nil, delimiter: String = "") {
        runs = [Run(text: text.withoutControls, style: style, delimiter: delimiter)]
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var runs: [Run] = []

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ text: String) { runs.append(Run(text: text)) }

        mutating func appendInterpolation(_ value: some CustomStringConvertible, _ style: Style? = nil) {
            runs.append(Run(text: value.description.withoutControls, style: style))
        }

        mutating func appendInterpolation(_ text: StyledText) { runs += text.runs }
    }

    static func + (left: StyledText, right: StyledText) -> StyledText {
        var text = left
        text.runs += right.runs
        return text
    }

    /// The number of visible characters without styles.
    var count: Int { runs.reduce(0) { $0 + $1.text.count + 2 * $1.delimiter.count } }

    /// Returns the text for the output.
    ///
    /// - Parameter hasStyles: `true` if the output supports styles.
    func rendered(hasStyles: Bool) -> String {
        runs.reduce(into: "") { text, run in
            if hasStyles, let style = run.style {
                text += "\u{1B}[\(style.rawValue)m\(run.text)\u{1B}[0m"
            } else {
                text += run.delimiter + run.text + run.delimiter
            }
        }
    }
}

extension String {
    /// The text with invisible characters escaped: control characters, line separators, and marks that change the text
    /// direction.
    fileprivate var withoutControls: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.steersTerminal {
                text += scalar.escaped(asASCII: true)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Unicode.Scalar {
    /// A Boolean value indicating whether the scalar controls a terminal or the text direction instead of being
    /// visible.
    fileprivate var steersTerminal: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }
}
