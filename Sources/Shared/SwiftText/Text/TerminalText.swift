/// A text for the terminal, in which only the program's own text is unescaped.
///
/// Interpolated values may come from a chapter, a file name, or a test. Their control characters are escaped, so that
/// only the program controls the terminal.
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

        /// Appends several lines, with their line ends preserved.
        package mutating func appendInterpolation(lines: some StringProtocol) {
            let lines = lines.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            runs.append((lines.map(\.withoutControls).joined(separator: "\n"), nil))
        }

        package mutating func appendInterpolation(_ text: TerminalText) { runs += text.runs }
    }

    /// Returns the text with the terminal's control sequences for its styles.
    ///
    /// - Parameter hasColor: `true` to include the styles.
    package func rendered(hasColor: Bool) -> String {
        runs.reduce(into: "") { text, run in
            guard hasColor, let style = run.style else {
                text += run.text
                return
            }
            text += "\u{1B}[\(style.rawValue)m\(run.text)\u{1B}[0m"
        }
    }
}

extension StringProtocol {
    /// The text with characters escaped that a terminal doesn't display as themselves: control characters, line
    /// separators, and marks that change the direction of the following text.
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
    /// A Boolean value indicating whether the scalar controls a terminal, or the order of the displayed text, instead
    /// of being displayed.
    fileprivate var steersTerminal: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }
}
