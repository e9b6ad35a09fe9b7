/// The accessibility values that the app sets on an object. A value is `nil` until the app sets it.
struct AccessibilityText {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?

    /// A reference to the values, so that an object without accessibility values doesn't reserve space for them.
    final class Box {
        let text: AccessibilityText

        init(_ text: AccessibilityText) {
            self.text = text
        }
    }
}
