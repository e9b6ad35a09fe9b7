import UIKit

extension UIViewController {
    /// Fills the controller's view with rows, one below the other, that scroll when they do not fit.
    @discardableResult
    func showColumn(_ rows: [UIView]) -> UIScrollView {
        view.backgroundColor = .systemBackground
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.spacing = 16
        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true
        for view in [column, scrollView] { view.translatesAutoresizingMaskIntoConstraints = false }
        scrollView.addSubview(column)
        view.addSubview(scrollView)
        let (content, text) = (scrollView.contentLayoutGuide, view.readableContentGuide)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: text.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: text.trailingAnchor),
        ])
        return scrollView
    }
}

extension UILabel {
    /// A label of as many lines as its text needs, in the size that the user likes.
    convenience init(_ text: String, style: UIFont.TextStyle = .body) {
        self.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        numberOfLines = 0
        if style == .headline { accessibilityTraits = .header }
    }
}
