@_spi(Simulator) import UIKit

/// VoiceOver, as far as tests need it: its cursor, and what it speaks.
///
/// It works while the user has turned it on, as in `Device.iPhone17.with(.voiceOver)`.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/isvoiceoverrunning
@MainActor
public enum VoiceOver {
    /// The elements on the screen, in the order in which the user goes through them with swipes.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement, and
    ///   https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityviewismodal
    /// - Source: https://github.com/cashapp/AccessibilitySnapshot, for the order in a window, found by experimentation.
    public static var elements: [UIResponder] {
        UIApplication.shared.finishTurn()
        return UIApplication.shared.accessibilityElementsOnScreen
    }

    /// The element at the cursor, or `nil` if there is none or VoiceOver is off.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/focusedelement(using:)
    public static var focusedElement: UIResponder? {
        UIApplication.shared.finishTurn()
        return UIApplication.shared.focusedElement
    }

    /// The texts that VoiceOver has spoken, in order.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiaccessibility/notification/announcement
    /// - Note: Undocumented by Apple. In this implementation, VoiceOver speaks an element's label, value, traits, and
    ///   hint.
    public static var spokenTexts: [String] {
        UIApplication.shared.finishTurn()
        return UIApplication.shared.spokenTexts
    }

    /// Moves the cursor to the next element, as a swipe to the right does.
    ///
    /// - Returns: `false` if the cursor is at the last element.
    /// - Source: https://www.applevis.com/guides/ios-voiceover/complete-list-ios-gestures-available-voiceover-users
    @discardableResult
    public static func moveToNextElement() -> Bool { move(by: 1) }

    /// Moves the cursor to the previous element, as a swipe to the left does.
    ///
    /// - Returns: `false` if the cursor is at the first element.
    /// - Source: https://www.applevis.com/guides/ios-voiceover/complete-list-ios-gestures-available-voiceover-users
    @discardableResult
    public static func moveToPreviousElement() -> Bool { move(by: -1) }

    /// Activates the focused element, as a double tap does. An element that doesn't handle the activation is tapped in
    /// its middle.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityactivate()
    public static func activate() {
        guard let element = focusedElement else { return }
        guard !UIApplication.shared.inTurn({ element.accessibilityActivate() }) else { return }
        guard let view = element as? UIView, let screen = view.window?.screen else { return }
        let frame = view.convert(view.bounds, to: screen.coordinateSpace)
        tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Performs the escape gesture, which the focused element and its containers receive in turn.
    ///
    /// - Returns: `true` if one of them handled it.
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityperformescape()
    @discardableResult
    public static func performEscape() -> Bool {
        guard let element = focusedElement else { return false }
        return UIApplication.shared.inTurn {
            sequence(first: element, next: \.next).contains { $0.accessibilityPerformEscape() }
        }
    }

    private static func move(by distance: Int) -> Bool {
        let elements = elements
        guard let index = elements.firstIndex(where: { $0 === focusedElement }),
            elements.indices.contains(index + distance)
        else { return false }
        UIApplication.shared.inTurn { UIApplication.shared.focus(elements[index + distance]) }
        return true
    }
}
