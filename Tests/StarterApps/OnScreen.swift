import Simulator
import Testing
import UIKit

// These functions are shared by the tests of all apps. They find and touch views as a user does, by the texts on the
// screen.

/// Returns the views of a class on the screen, from back to front.
@MainActor
public func shown<View: UIView>(_ kind: View.Type) -> [View] {
    func inside(_ view: UIView) -> [View] {
        guard !view.isHidden else { return [] }
        return [view as? View].compactMap(\.self) + view.subviews.flatMap(inside)
    }
    return scene.windows.flatMap(inside)
}

/// Returns a Boolean value indicating whether a text is on the screen.
@MainActor
public func isShown(_ text: String) -> Bool {
    layOut()
    let texts = shown(UILabel.self).map(\.text) + shown(UITextView.self).map { $0.text }
    return texts.contains { $0?.contains(text) == true }
}

/// Returns the frontmost button with a title.
@MainActor
public func button(_ title: String) -> UIButton? {
    shown(UIButton.self).last { $0.currentTitle == title }
}

/// Scrolls until a view is visible, as a user does.
@MainActor
public func reach(_ view: UIView) {
    layOut()
    let around = sequence(first: view) { $0.superview }
    guard let list = around.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
    list.scrollRectToVisible(view.convert(view.bounds, to: list), animated: false)
    layOut()
}

/// Scrolls to a view, and returns the point in the window at half the view's height and at a fraction of its width.
@MainActor
public func place(of view: UIView, at part: CGFloat = 0.5) throws -> CGPoint {
    reach(view)
    try #require(view.window != nil && view.bounds.width > 0)
    return view.convert(CGPoint(x: view.bounds.width * part, y: view.bounds.midY), to: nil)
}

/// Taps the button with a title.
@MainActor
public func press(_ title: String) throws {
    reach(try #require(button(title), "\(title)"))
    #expect(tapButton(titled: title), "\(title) cannot be reached")
}

/// Taps a control, at a fraction of its width.
@MainActor
public func tapControl(_ label: String, at part: CGFloat = 0.5) throws {
    let control = try #require(shown(UIControl.self).last { $0.accessibilityLabel == label })
    tap(at: try place(of: control, at: part))
}

/// Returns the frontmost segmented control that has a segment with a title, and the index of the segment.
@MainActor
public func segment(_ title: String) -> (control: UISegmentedControl, index: Int)? {
    for control in shown(UISegmentedControl.self).reversed() {
        let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
        if let index = titles.firstIndex(of: title) { return (control, index) }
    }
    return nil
}

/// Taps the segment with a title.
@MainActor
public func choose(_ title: String) throws {
    let (control, index) = try #require(segment(title), "\(title)")
    tap(at: try place(of: control, at: (CGFloat(index) + 0.5) / CGFloat(control.numberOfSegments)))
    #expect(control.selectedSegmentIndex == index)
}

/// Returns the labels on the screen that are truncated or extend outside the screen.
///
/// - Parameter isLeftOut: A closure that returns `true` for labels to ignore.
@MainActor
public func flaws(but isLeftOut: (UILabel) -> Bool = { _ in false }) -> [String] {
    layOut()
    let width = scene.effectiveGeometry.coordinateSpace.bounds.width
    let labels = shown(UILabel.self).filter { !isLeftOut($0) }
    #expect(!labels.isEmpty, "nothing is on the screen")
    return labels.compactMap { label in
        let frame = label.convert(label.bounds, to: nil as UIView?)
        let isOut = frame.minX < -1 || frame.maxX > width + 1
        return label.isCut || isOut ? "\(label.text ?? "") \(label.isCut) \(frame)" : nil
    }
}

/// Waits until a condition is true, while tasks on the main actor run. The time limit allows for a slow machine.
@MainActor
public func until(_ condition: () -> Bool) async {
    var tries = 10_000
    while !condition(), tries > 0 {
        tries -= 1
        try? await Task.sleep(for: .milliseconds(1))
    }
}

@MainActor
private func layOut() {
    for window in scene.windows { window.layoutIfNeeded() }
}

extension UILabel {
    /// A Boolean value indicating whether the text needs more room than the label has.
    public var isCut: Bool {
        let room = CGSize(width: numberOfLines == 1 ? .infinity : bounds.width, height: .infinity)
        let needed = sizeThatFits(room)
        return needed.width > bounds.width + 1 || needed.height > bounds.height + 1
    }
}
