/// The handling of text that is wider than its line.
///
/// - Source: https://developer.apple.com/documentation/appkit/nslinebreakmode
public enum NSLineBreakMode: Int, Sendable {
    /// Text continues on the next line, with breaks between words.
    case byWordWrapping = 0
    /// Text continues on the next line, with breaks between characters.
    case byCharWrapping = 1
    /// Text is clipped at the edge.
    case byClipping = 2
    /// The last line contains the end of the text: "…wxyz".
    case byTruncatingHead = 3
    /// The last line contains the beginning of the text: "abcd…".
    case byTruncatingTail = 4
    /// The last line contains the beginning and the end of the text: "ab…yz".
    case byTruncatingMiddle = 5
}
