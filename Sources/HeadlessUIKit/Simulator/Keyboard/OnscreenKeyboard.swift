@_spi(Simulator) import UIKit

/// The keyboard on the screen, as far as the responder that it belongs to determines it.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextinputtraits
@MainActor
public struct OnscreenKeyboard {
    /// The keys of a keyboard's first page.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uikeyboardtype
    public enum Layout: Hashable, Sendable {
        case letters, numbersAndPunctuation
        /// The digits, in the order of a telephone.
        case numberPad, phonePad, decimalPad
    }

    /// The frame of the keyboard with its accessory view, in points of the screen.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
    public let frame: CGRect
    public let type: UIKeyboardType
    public let appearance: UIKeyboardAppearance
    public let returnKeyType: UIReturnKeyType
    /// A Boolean value indicating whether the return key can be pressed.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextinputtraits/enablesreturnkeyautomatically
    public let isReturnKeyEnabled: Bool
    /// A Boolean value indicating whether the shift key is pressed automatically, so that the next letter is uppercase.
    ///
    /// `type(_:)` doesn't change the letters of its text.
    ///
    /// - Note: Undocumented by Apple. In this implementation, a sentence begins in an empty text, after
    ///   a line break, and after a period, a question mark or an exclamation mark that white space follows. A field
    ///   for a password isn't capitalized.
    /// - Source: https://developer.apple.com/documentation/uikit/uitextinputtraits/autocapitalizationtype
    public let isShifted: Bool
    /// A Boolean value indicating whether the keys of the system are shown.
    ///
    /// Otherwise, an input view replaces them, or only an accessory view is shown.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/inputview
    public let hasKeys: Bool
    /// The view that replaces the keys, or `nil` if there is none.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/inputview
    public let inputView: UIView?
    /// The view above the keys, or `nil` if there is none.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview
    public let accessoryView: UIView?
    private let isTablet: Bool

    /// The keyboard of the current device, or `nil` if none is shown.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()
    public static var current: OnscreenKeyboard? {
        let phone = Phone.required(by: "OnscreenKeyboard")
        UIApplication.shared.finishTurn()
        guard let frame = phone.keyboardFrame, let owner = phone.keyboardOwner else { return nil }
        let traits = owner as? any UITextInputTraits
        let type = traits?.keyboardType ?? .default
        let hasText = (owner as? any UIKeyInput)?.hasText ?? false
        return OnscreenKeyboard(
            frame: frame, type: type, appearance: traits?.keyboardAppearance ?? .default,
            returnKeyType: traits?.returnKeyType ?? .default,
            isReturnKeyEnabled: hasText || traits?.enablesReturnKeyAutomatically != true,
            isShifted: phone.showsSystemKeys && traits?.isSecureTextEntry != true
                && shifts(traits?.autocapitalizationType ?? .sentences, type, after: phone.textBeforeCaret ?? ""),
            hasKeys: phone.showsSystemKeys, inputView: phone.keyboardInputView,
            accessoryView: phone.keyboardAccessoryView,
            isTablet: UIDevice.current.userInterfaceIdiom == .pad)
    }

    /// The keys of the first page, if the keys of the system are shown.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uikeyboardtype; that an iPad has no pads is measured
    ///   (flutterware, iOS 26.2).
    public var layout: Layout {
        switch type {
        case .numberPad, .asciiCapableNumberPad: isTablet ? .numbersAndPunctuation : .numberPad
        case .phonePad: isTablet ? .numbersAndPunctuation : .phonePad
        case .decimalPad: isTablet ? .numbersAndPunctuation : .decimalPad
        case .numbersAndPunctuation: .numbersAndPunctuation
        default: .letters
        }
    }

    /// A Boolean value indicating whether the keyboard has a return key. A pad of digits has none.
    ///
    /// - Note: Undocumented by Apple. In this implementation, a pad has none, and every other layout has one.
    public var hasReturnKey: Bool { hasKeys && (layout == .letters || layout == .numbersAndPunctuation) }

    /// The English title of the return key, or `nil` if there is no return key.
    ///
    /// - Note: Undocumented by Apple. From iOS 26 on, the key is reported to show a symbol instead of some titles.
    /// - Source: https://developer.apple.com/documentation/uikit/uireturnkeytype
    public var returnKeyTitle: String? {
        guard hasReturnKey else { return nil }
        return switch returnKeyType {
        case .go: "go"
        case .google, .search, .yahoo: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        default: "return"
        }
    }

    private static func shifts(
        _ capitalization: UITextAutocapitalizationType, _ type: UIKeyboardType, after text: String
    ) -> Bool {
        let typesWithoutShift: [UIKeyboardType] = [
            .numberPad, .phonePad, .namePhonePad, .decimalPad, .asciiCapableNumberPad, .numbersAndPunctuation,
        ]
        guard !typesWithoutShift.contains(type) else { return false }
        return switch capitalization {
        case .allCharacters: true
        case .words: text.last?.isWhitespace ?? true
        case .sentences: beginsSentence(after: text)
        default: false
        }
    }

    private static func beginsSentence(after text: String) -> Bool {
        guard let last = text.last else { return true }
        guard last.isWhitespace else { return false }
        guard !last.isNewline, let end = text.last(where: { !$0.isWhitespace }) else { return true }
        return ".!?".contains(end)
    }
}
