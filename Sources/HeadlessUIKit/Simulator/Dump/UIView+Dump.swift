@_spi(Simulator) import UIKit

extension UIView {
    /// Returns the line of this view, followed by those of its subviews, indented by two spaces.
    func dumpLines(safeArea: Bool) -> [String] {
        let properties = differences(safeArea: safeArea).joined(separator: ", ")
        let line = "\(type(of: self)) \(DumpText.rect(frame))" + (properties.isEmpty ? "" : " \(properties)")
        return [line] + subviews.flatMap { $0.dumpLines(safeArea: safeArea) }.map { "  " + $0 }
    }

    /// Returns the properties that differ from those of a plain view, in words.
    private func differences(safeArea: Bool) -> [String] {
        [
            (self as? UIWindow)?.stateDescription,
            (next as? UIViewController).map { "of \(type(of: $0))" },
            isHidden ? "hidden" : nil,
            textContent.map { "\($0.debugDescription)" },
            alpha == 1 ? nil : "alpha \(DumpText.number(alpha))",
            transform.isIdentity ? nil : "transform \(DumpText.transform(transform))",
            hasPlainBounds ? nil : "bounds \(DumpText.rect(bounds))",
            anchorPoint == CGPoint(x: 0.5, y: 0.5) ? nil : "anchor \(DumpText.point(anchorPoint))",
            clipsToBounds ? "clips" : nil,
            tag == 0 ? nil : "tag \(tag)",
            safeArea && safeAreaInsets != .zero ? "safe area \(DumpText.insets(safeAreaInsets))" : nil,
        ].compactMap { $0 }
    }

    /// A Boolean value indicating whether the frame determines the bounds as well.
    private var hasPlainBounds: Bool {
        DumpText.rect(bounds) == DumpText.rect(CGRect(origin: .zero, size: frame.size))
    }
}

extension UIWindow {
    /// The level and the states of the window.
    fileprivate var stateDescription: String {
        [
            "level \(DumpText.number(windowLevel.rawValue))",
            isKeyWindow ? "key" : nil,
            isSystem ? "system" : nil,
            isHidden || isShown ? nil : "in no scene",
        ].compactMap { $0 }.joined(separator: ", ")
    }
}
