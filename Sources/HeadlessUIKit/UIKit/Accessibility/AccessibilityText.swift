/// What an object says of itself to those who do not see it, as far as the app has said it.
struct AccessibilityText {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    var hidesElements = false
    var isModal = false
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?

    /// Keeps it apart, so that an object that says nothing has no room for it.
    final class Box {
        let text: AccessibilityText

        init(_ text: AccessibilityText) {
            self.text = text
        }
    }
}
