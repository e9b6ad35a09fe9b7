/// Which keys a keyboard has. Raw values as in Apple's header.
///
/// Kept: the keyboard here is a rectangle, and the simulator types what it is told to.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    // (The name is Apple's.)
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    case asciiCapableNumberPad = 11

    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// How a keyboard is drawn. Kept, as the type of the keyboard is.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark = 1
    case light = 2

    public static var alert: UIKeyboardAppearance { .dark }
}

/// What is written on the return key. Kept, as the type of the keyboard is.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go = 1
    case google = 2
    case join = 3
    case next = 4
    case route = 5
    case search = 6
    case send = 7
    case yahoo = 8
    case done = 9
    case emergencyCall = 10
    case `continue` = 11
}
