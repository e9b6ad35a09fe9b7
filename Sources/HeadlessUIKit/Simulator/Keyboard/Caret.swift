@_spi(Simulator) import UIKit

/// The caret or the selection in the text that is edited.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitextinput
@MainActor
public struct Caret {
    /// The text field or the text view.
    public let view: UIView
    /// The selected range, in UTF-16 units of the view's text. The range is empty at the caret.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextview/selectedrange
    public let selectedRange: NSRange
    /// The frame of the caret, in points of the screen, or `nil` if text is selected.
    ///
    /// - Note: Undocumented by Apple. The caret is 2 points wide, as reported for phones, and as high as its line. It
    ///   doesn't blink.
    /// - Source: https://developer.apple.com/documentation/uikit/uitextinput/caretrect(for:)
    public let frame: CGRect?
    /// The frames of the selected text, from the first line to the last, in points of the screen.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextinput/selectionrects(for:)
    public let selectionFrames: [CGRect]
    /// The color of the caret, which is the tint color of the view.
    public let color: UIColor

    /// The caret of the current device, or `nil` if no text is edited.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextinput/selectedtextrange
    public static var current: Caret? {
        UIApplication.shared.finishTurn()
        guard let (view, selection) = Phone.required(by: "Caret").editedText else { return nil }
        func onScreen(_ rect: CGRect) -> CGRect {
            guard let screen = view.window?.screen else { return rect }
            return view.convert(rect, to: screen.coordinateSpace)
        }
        return Caret(
            view: view, selectedRange: selection.range, frame: selection.caret.map(onScreen),
            selectionFrames: selection.rectangles.map(onScreen), color: view.tintColor)
    }
}
