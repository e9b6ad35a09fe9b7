import UIKit

/// Returns a view of 300 by 400 points that is in no window.
@MainActor
func board() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
}

extension UIView {
    /// Adds a view that constraints place.
    func put<View: UIView>(_ view: View) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }

    /// Adds a plain view that constraints place.
    func put() -> UIView { put(UIView()) }
}

/// A view with an intrinsic content size.
final class Content: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

@MainActor
func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
}

extension NSLayoutConstraint {
    func with(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}

/// A view that records its size in each layout pass.
final class SizeLog: UIView {
    var sizes: [CGSize] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        sizes.append(bounds.size)
    }
}
