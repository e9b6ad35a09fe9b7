extension String {
    /// The text with line breaks and characters that would control a terminal written as escape sequences.
    var escapingControls: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar.properties.generalCategory {
            // The zero-width joiners are parts of letters and emoji.
            case .format where scalar == "\u{200C}" || scalar == "\u{200D}": text.unicodeScalars.append(scalar)
            case .control, .format, .lineSeparator, .paragraphSeparator:
                text += scalar == "\n" ? "\\n" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
