import UIKit

/// The current screen's header, the controls that change the tree, and the tree itself.
final class DemoBoard: UIView {
    var onTab: (Int) -> Void = { _ in }
    var onPhoto: () -> Void = {}
    var onWish: (BarState) -> Void = { _ in }
    var onReveal: () -> Void = {}
    var onMove: () -> Void = {}

    private static let styles: [UIStatusBarStyle] = [.default, .lightContent, .darkContent]
    private static let animations: [UIStatusBarAnimation] = [.none, .fade, .slide]

    private let header = UIView()
    private lazy var title = label(.largeTitle)
    private lazy var wishes = label(.headline)
    private lazy var outline = label(.body)
    private lazy var news = label(.callout)
    private lazy var tabs = choice(["Albums", "Search", "Profile"]) { [weak self] in
        self?.onTab($0)
    }
    private lazy var photo = button("Open a photo") { [weak self] in self?.onPhoto() }
    private lazy var style = choice(["Default", "Light", "Dark"]) { [weak self] _ in self?.wish() }
    private lazy var animation = choice(["None", "Fade", "Slide"]) { [weak self] _ in self?.wish() }
    private let hides = UISwitch()

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        title.accessibilityTraits = .header
        let body = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
        outline.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: body)
        news.textColor = .secondaryLabel
        tabs.accessibilityLabel = "Tab"
        style.accessibilityLabel = "Style of the status bar"
        animation.accessibilityLabel = "Animation of the status bar"
        arrange()
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init()")
    }

    /// Shows a tree, whose current state has the header.
    func show(_ tree: StatusBarTree, tab: Int?, hasPhoto: Bool, news text: String) {
        let names = tree.path.compactMap(tree.name)
        let (name, state) = (names.last ?? "", tree[tree.current])
        title.text = name.capitalized
        wishes.text = "The status bar for \(name)"
        let isDark = name == "photo" || names.contains("profile")
        title.textColor = isDark ? .white : .label
        header.backgroundColor =
            name == "photo" ? .black : isDark ? .systemIndigo : .secondarySystemBackground
        tabs.selectedSegmentIndex = tab ?? UISegmentedControl.noSegment
        photo.configuration?.title = hasPhoto ? "Close the photo" : "Open a photo"
        hides.isOn = state.isHidden
        style.selectedSegmentIndex = Self.styles.firstIndex(of: state.style) ?? 0
        animation.selectedSegmentIndex = Self.animations.firstIndex(of: state.animation) ?? 0
        outline.text = tree.outline
        news.text = text
    }

    private func wish() {
        onWish(
            BarState(
                prefersHidden: hides.isOn ? true : nil, style: Self.styles[style.selectedSegmentIndex],
                animation: Self.animations[animation.selectedSegmentIndex]))
    }

    private func arrange() {
        let introduction = label(.body)
        introduction.text =
            "Choose a screen, open a photo, change what it wants: the status bar shows the end of "
            + "the path, which has a star below. (On its side a phone hides the bar.)"
        hides.accessibilityLabel = "Hide the status bar"
        hides.addAction(UIAction { [weak self] _ in self?.wish() }, for: .valueChanged)
        hides.setContentHuggingPriority(.required, for: .horizontal)
        let (hiding, styleTitle, animationTitle) = (label(.body), label(.body), label(.body))
        hiding.text = "Hide it"
        styleTitle.text = "Style"
        animationTitle.text = "Animation"
        let row = UIStackView(arrangedSubviews: [hiding, hides])
        row.alignment = .center
        row.spacing = 12
        let reveal = button("Reveal the friends") { [weak self] in self?.onReveal() }
        let move = button("Move the friends") { [weak self] in self?.onMove() }
        let column = UIStackView(arrangedSubviews: [
            introduction, tabs, photo, outline, news, reveal, move, wishes, row, styleTitle, style,
            animationTitle, animation,
        ])
        column.axis = .vertical
        column.spacing = 12
        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true  // so that it keeps clear of the bars, always
        for part in [header, title, scrollView, column] {
            part.translatesAutoresizingMaskIntoConstraints = false
        }
        for part in [header, title, scrollView] { addSubview(part) }
        scrollView.addSubview(column)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: topAnchor),
            header.leadingAnchor.constraint(equalTo: leadingAnchor),
            header.trailingAnchor.constraint(equalTo: trailingAnchor),
            title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
            title.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -8),
            title.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: header.bottomAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }

    private func label(_ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }

    private func button(_ title: String, action: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        configuration.buttonSize = .large
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    }

    private func choice(_ items: [String], action: @escaping (Int) -> Void) -> UISegmentedControl {
        let choice = UISegmentedControl(items: items)
        choice.addAction(
            UIAction { [weak choice] _ in
                if let choice { action(choice.selectedSegmentIndex) }
            }, for: .valueChanged)
        return choice
    }
}
