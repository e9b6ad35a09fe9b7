/// A text for the terminal, in which only the program's own words stand as they are.
///
/// What is interpolated may come from a chapter, a file's name or a test: its control characters are written out, so
/// that nothing but the program steers the terminal.
package struct TerminalText: ExpressibleByStringInterpolation {
    package enum Style: String {
        case bold = "1"
        case faint = "2"
        case red = "31"
        case green = "32"
        case boldRed = "1;31"
        case boldYellow = "1;33"
    }

    private var runs: [(text: String, style: Style?)] = []

    package init(stringLiteral text: String) { runs = [(text, nil)] }
    package init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var runs: [(text: String, style: Style?)] = []

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ text: String) { runs.append((text, nil)) }

        package mutating func appendInterpolation(_ value: some CustomStringConvertible, _ style: Style? = nil) {
            runs.append((value.description.withoutControls, style))
        }

        /// Several lines: their line ends stay.
        package mutating func appendInterpolation(lines: some StringProtocol) {
            let lines = lines.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            runs.append((lines.map(\.withoutControls).joined(separator: "\n"), nil))
        }

        package mutating func appendInterpolation(_ text: TerminalText) { runs += text.runs }
    }

    /// - Parameter hasColour: whether the styles are shown.
    package func rendered(hasColour: Bool) -> String {
        runs.reduce(into: "") { text, run in
            guard hasColour, let style = run.style else {
                text += run.text
                return
            }
            text += "\u{1B}[\(style.rawValue)m\(run.text)\u{1B}[0m"
        }
    }
}

extension StringProtocol {
    /// The text with every character written out that would not be seen as what it is: controls, line separators, and
    /// marks that turn the direction of what follows.
    package var withoutControls: String {
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
    /// Whether the scalar does something to a terminal, or to the order of what it shows, instead of being shown.
    fileprivate var steersTerminal: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }
}
