/// What becomes of text that is too wide for its line.
public enum NSLineBreakMode: Int, Sendable {
    /// Goes on in the next line, between words.
    case byWordWrapping = 0
    /// Goes on in the next line, between characters.
    case byCharWrapping = 1
    /// Is cut off.
    case byClipping = 2
    /// The last line shows its end: "…wxyz".
    case byTruncatingHead = 3
    /// The last line shows its beginning: "abcd…".
    case byTruncatingTail = 4
    /// The last line shows its beginning and its end: "ab…yz".
    case byTruncatingMiddle = 5
}
