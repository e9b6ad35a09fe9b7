// The corrections of typed text. They are stored without effect, because the simulator types text unchanged. The raw
// values are those of Apple's header.

/// The automatic capitalization of typed text.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype
/// - Differs: On a phone, the keyboard capitalizes typed text.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}

/// The automatic correction of typed words.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextautocorrectiontype
/// - Differs: On a phone, the keyboard corrects typed words.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// The spell checking of typed words.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextspellcheckingtype
/// - Differs: On a phone, the system marks misspelled words.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// The conversion of straight quotation marks to typographic ones.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextsmartquotestype
/// - Differs: On a phone, the system converts typed quotation marks.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// The conversion of two hyphens to a dash.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextsmartdashestype
/// - Differs: On a phone, the system converts typed hyphens.
public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// The insertion and removal of spaces around pasted text.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype
/// - Differs: On a phone, the system inserts and removes these spaces.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}
