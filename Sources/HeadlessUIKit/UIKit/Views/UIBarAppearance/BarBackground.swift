/// The background of a bar. It can extend to the top or bottom edge of the window, and has a line at the opposite edge.
///
/// The color is computed each time it is drawn, because it can depend on the offset of the content.
final class BarBackground: UIView {
    struct Appearance {
        var color: UIColor?
        var line: UIColor?
    }

    private let line = UIView()
    private let appearance: () -> Appearance

    init(appearance: @escaping () -> Appearance) {
        self.appearance = appearance
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        line.isUserInteractionEnabled = false
        addSubview(line)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var backgroundColor: UIColor? {
        get { appearance().color ?? .clear }
        set { super.backgroundColor = newValue }
    }

    override func drawingCommands() -> [DrawingCommand] {
        let color = (backgroundColor ?? .clear).resolved(in: self).cgColor
        return [DrawingCommand(content: .fill(backingLayer.outline, color))]
    }

    /// Positions the background in a bar, extended to the top or bottom edge of the window if required.
    func position(in bar: UIView, reachingUp: Bool, reachingDown: Bool) {
        var frame = bar.bounds
        if let window = bar.window {
            let frameInWindow = bar.convert(bar.bounds, to: window)
            if reachingUp {
                frame = frame.inset(by: UIEdgeInsets(top: -max(frameInWindow.minY, 0), left: 0, bottom: 0, right: 0))
            }
            let below = max(window.bounds.maxY - frameInWindow.maxY, 0)
            if reachingDown { frame = frame.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: -below, right: 0)) }
        }
        self.frame = frame
        let thickness = 1 / (window?.screen.scale ?? 1)
        let y = reachingDown ? -thickness : bounds.height
        line.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
        line.backgroundColor = appearance().line ?? .clear
    }
}

extension BarBackground.Appearance {
    /// Returns the appearance of a bar below content. From iOS 15 on, the bar is clear while the content is at its end,
    /// unless the bar has a separate appearance for the edge.
    @MainActor
    static func ofBarBelow(
        content: UIViewController?, edge: UIBarAppearance?, standard: UIBarAppearance?, style: UIBarStyle,
        tint: UIColor?
    ) -> Self {
        let isClear = content?.screen?.hardware.hasClearBarsAtScrollEdge == true && content?.isAtBottomEdge == true
        if isClear, edge == nil { return .init() }
        guard let barAppearance = isClear ? edge : standard else { return .init(color: tint ?? style.backgroundColor) }
        return .init(color: barAppearance.fill(style), line: barAppearance.shadowColor)
    }
}
