import UIKit

/// Photos, each at least 110 points wide, in as many columns as the exercise says.
final class PhotosController: UIViewController {
    private let scrollView = UIScrollView()
    private let photos = (1...24).map { number in
        let photo = UILabel()
        photo.text = "\(number)"
        photo.font = .preferredFont(forTextStyle: .title2)
        photo.adjustsFontForContentSizeCategory = true
        photo.textAlignment = .center
        photo.textColor = .black
        photo.backgroundColor = [.systemOrange, .systemTeal, .systemYellow][number % 3]
        return photo
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(scrollView)
        for photo in photos { scrollView.addSubview(photo) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 0)
        let spacing: CGFloat = 8
        // With the stub of the exercise "as many columns as fit", there is one column.
        let count = max(columnCount(in: area.width, minimum: 110, spacing: spacing), 1)
        let side = (area.width - CGFloat(count - 1) * spacing) / CGFloat(count)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, photo) in photos.enumerated() {
            let (column, row) = (CGFloat(index % count), CGFloat(index / count))
            let x = column * (side + spacing)
            photo.frame = CGRect(
                x: isRightToLeft ? area.maxX - x - side : area.minX + x,
                y: spacing + row * (side + spacing), width: side, height: side)
        }
        let height = (photos.last?.frame.maxY ?? 0) + spacing
        scrollView.contentSize = CGSize(width: view.bounds.width, height: height)
        title = "\(count) in \(Int(area.width)) points"
    }
}
