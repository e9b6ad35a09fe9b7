import UIKit

/// Returns a view of 300 by 400 points that is in no window.
@MainActor
package func board() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
}

extension UIView {
    /// Adds a view that constraints place.
    package func put<View: UIView>(_ view: View) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }

    /// Adds a plain view that constraints place.
    package func put() -> UIView { put(UIView()) }
}

/// A view with an intrinsic content size.
package final class Content: UIView {
    package var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    package init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    package required init?(coder: NSCoder) { nil }

    package override var intrinsicContentSize: CGSize { size }
}

@MainActor
package func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
}

extension NSLayoutConstraint {
    package func with(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}

/// A view that records its size in each layout pass.
package final class SizeLog: UIView {
    package var sizes: [CGSize] = []

    package override func layoutSubviews() {
        super.layoutSubviews()
        sizes.append(bounds.size)
    }
}
