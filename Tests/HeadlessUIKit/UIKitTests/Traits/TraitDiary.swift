import UIKit

/// The trait changes that views and controllers receive, in order.
@MainActor
final class TraitDiary {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

extension UIUserInterfaceStyle {
    var word: String { self == .dark ? "dark" : self == .light ? "light" : "none" }
}

final class DiaryView: UIView {
    var name = ""
    var diary: TraitDiary?

    convenience init(_ name: String, _ diary: TraitDiary) {
        self.init(frame: .zero)
        self.name = name
        self.diary = diary
    }

    @available(*, deprecated)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let before = previousTraitCollection?.userInterfaceStyle.word ?? "nothing"
        diary?.note("\(name) \(before) \(traitCollection.userInterfaceStyle.word)")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        diary?.note("\(name) layout \(UITraitCollection.current.userInterfaceStyle.word)")
    }

    override func didMoveToWindow() { diary?.note("\(name) moved") }
}

final class DiaryController: UIViewController {
    let diary: TraitDiary

    init(_ diary: TraitDiary) {
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = DiaryView("view", diary) }

    override func viewIsAppearing(_ animated: Bool) {
        diary.note("appearing \(traitCollection.userInterfaceStyle.word)")
    }

    @available(*, deprecated)
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        diary.note("controller \(previousTraitCollection?.userInterfaceStyle.word ?? "nothing")")
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        diary.note("will be \(newCollection.verticalSizeClass) from \(traitCollection.verticalSizeClass)")
        coordinator.animate { [unowned self] _ in diary.note("alongside \(traitCollection.verticalSizeClass)") }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        diary.note("will be \(size.width) wide")
    }
}
