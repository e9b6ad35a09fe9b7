/// The type of a keyboard, which determines its keys. The raw values are those of Apple's header.
///
/// Pictures show the keys of the type, and the simulator types any text.
///
/// - Source: https://developer.apple.com/documentation/uikit/uikeyboardtype
/// - Differs: Only pictures have the keys. They don't receive touches.
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

/// The appearance of a keyboard in pictures.
///
/// - Source: https://developer.apple.com/documentation/uikit/uikeyboardappearance
/// - Differs: Only pictures have it.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark = 1
    case light = 2

    public static var alert: UIKeyboardAppearance { .dark }
}

/// The label of the return key in pictures.
///
/// - Source: https://developer.apple.com/documentation/uikit/uireturnkeytype
/// - Differs: Only pictures have the key. It doesn't receive touches.
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
