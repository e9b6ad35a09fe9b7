import UIKit

/// A row in a list in a card: outlined, whole, and in orange what `rectLeft` leaves of it.
final class DemoRowController: UIViewController {
    private let window = CGRect(x: 0, y: 0, width: 280, height: 320)
    private let card = CGRect(x: 30, y: 30, width: 220, height: 220)
    private let list = CGRect(x: 20, y: 40, width: 180, height: 240)
    private let slider = UISlider()
    private let (rowOutline, seenRow) = (UIView(), UIView())
    private let caption = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        slider.minimumValue = -80
        slider.maximumValue = 260
        slider.value = 100
        slider.accessibilityLabel = "The row's place in the list"
        slider.addAction(UIAction { [weak self] _ in self?.moveRow() }, for: .valueChanged)
        caption.font = .preferredFont(forTextStyle: .body)
        caption.adjustsFontForContentSizeCategory = true
        caption.numberOfLines = 0
        arrange(picture)
        moveRow()
    }

    // What the exercise "What is left of a rectangle" changes: open, the orange is as large as the
    // row, and in the wrong place; solved, it is the part that can be seen.
    private func moveRow() {
        let row = CGRect(x: -40, y: CGFloat(slider.value).rounded(), width: 260, height: 50)
        rowOutline.frame = row.offsetBy(dx: card.minX + list.minX, dy: card.minY + list.minY)
        let left = rectLeft(of: row, in: [list, card])
        seenRow.frame = left ?? .zero
        caption.text =
            left.map {
                "rectLeft leaves \(Int($0.width)) by \(Int($0.height)) points, "
                    + "at (\(Int($0.minX)), \(Int($0.minY)))."
            } ?? "rectLeft leaves nothing."
    }

    /// From back to front: the window, the card, what of the list is in the card, the row.
    private var picture: UIView {
        let picture = UIView()
        picture.backgroundColor = .secondarySystemBackground
        picture.clipsToBounds = true
        let cardView = UIView(frame: card)
        cardView.backgroundColor = .systemGray4
        let place = list.offsetBy(dx: card.minX, dy: card.minY)
        let listView = UIView(frame: place.intersection(card))
        listView.backgroundColor = .systemBackground
        seenRow.backgroundColor = .systemOrange
        for view in [cardView, listView, seenRow, rowOutline] { picture.addSubview(view) }
        rowOutline.layer.borderColor = UIColor.systemGray.cgColor
        rowOutline.layer.borderWidth = 2
        picture.isAccessibilityElement = true
        picture.accessibilityTraits = .image
        picture.accessibilityLabel = "A row in a list in a card"
        return picture
    }

    private func arrange(_ picture: UIView) {
        let middle = UIStackView(arrangedSubviews: [picture])
        middle.axis = .vertical
        middle.alignment = .center
        let column = UIStackView(arrangedSubviews: [caption, slider, middle])
        column.axis = .vertical
        column.spacing = 16
        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true  // so that it keeps clear of the bars, always
        view.addSubview(scrollView)
        scrollView.addSubview(column)
        for part in [scrollView, column] { part.translatesAutoresizingMaskIntoConstraints = false }
        let (content, readable) = (scrollView.contentLayoutGuide, view.readableContentGuide)
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: window.width),
            picture.heightAnchor.constraint(equalToConstant: window.height),
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
        ])
    }
}
