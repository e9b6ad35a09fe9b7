import UIKit

/// A row in a list in a card: the whole row as an outline, and its visible part in orange.
final class DemoRowController: UIViewController {
    private let window = CGRect(x: 0, y: 0, width: 280, height: 320)
    private let card = CGRect(x: 30, y: 30, width: 220, height: 220)
    private let list = CGRect(x: 20, y: 40, width: 180, height: 240)
    private let slider = UISlider()
    private let rowOutline = OutlineView(color: .systemGray)
    private let visibleRow = UIView()
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

    // With the stub of the exercise "the visible part of a rectangle", the orange is as large as the
    // row, and in another place.
    private func moveRow() {
        let row = CGRect(x: -40, y: CGFloat(slider.value).rounded(), width: 260, height: 50)
        rowOutline.frame = row.offsetBy(dx: card.minX + list.minX, dy: card.minY + list.minY)
        let part = visiblePart(of: row, in: [list, card])
        visibleRow.frame = part ?? .zero
        caption.text =
            part.map {
                "The visible part is \(Int($0.width)) by \(Int($0.height)) points, "
                    + "at (\(Int($0.minX)), \(Int($0.minY)))."
            } ?? "No part is visible."
    }

    /// From back to front: the window, the card, the visible part of the list, and the row.
    private var picture: UIView {
        let picture = UIView()
        picture.backgroundColor = .secondarySystemBackground
        picture.clipsToBounds = true
        let cardView = UIView(frame: card)
        cardView.backgroundColor = .systemGray4
        let place = list.offsetBy(dx: card.minX, dy: card.minY)
        let listView = UIView(frame: place.intersection(card))
        listView.backgroundColor = .systemBackground
        visibleRow.backgroundColor = .systemOrange
        for view in [cardView, listView, visibleRow, rowOutline] { picture.addSubview(view) }
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
        scrollView.alwaysBounceVertical = true  // so that it always keeps clear of the bars
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
