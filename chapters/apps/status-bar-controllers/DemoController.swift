import UIKit

/// A screen that wants something of the status bar, leads to others, and says who decides.
final class DemoController: TreeScreen {
    private let place: DemoPlace
    private let hiding = UISwitch()
    private lazy var tree = label(.body)
    private lazy var deciders = label(.callout)

    init(_ place: DemoPlace) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
        title = place.rawValue
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init(_:)")
    }

    override func adjust(_ bar: inout BarState) {
        place.adjust(&bar)
        if hiding.isOn { bar.isHidden = true }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = place.ground
        let mono = UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)
        tree.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: mono)
        let wish = label(.body)
        wish.text = place.wish
        arrange([wish, hidingRow] + choice + buttons + [tree, deciders])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        describe()
    }

    /// Reads off the controllers what is wanted, and who decides.
    private func describe() {
        guard let root = view.window?.rootViewController else { return }
        tree.text = StatusBarTree(of: root).report
        let presented = Array(sequence(first: root) { $0.presentedViewController }.dropFirst())
        let owner = indexOfBarOwner(
            presented.map {
                Covering(
                    presentation: $0.modalPresentationStyle,
                    captures: $0.modalPresentationCapturesStatusBarAppearance,
                    isLeaving: $0.isBeingDismissed)
            })
        let asked = owner.map { presented[$0] } ?? root
        deciders.text = """
            Asked first: \(name(asked))
            Answers for the style: \(name(styleAnswerer(from: asked)))
            The way here: \(way(to: self).map(name).joined(separator: ", "))
            """
        // What the exercises change in these lines:
        // "Whose bar it is": open, the sheet is asked first; solved, whoever is below it.
        // "Who answers": open, the one who is asked first; solved, the screen at the end.
        // "The way up": open, this screen alone; solved, all before it, from the tabs on.
    }

    private func name(_ controller: UIViewController) -> String {
        controller.title ?? "\(type(of: controller))"
    }

    // MARK: Going on

    private func push() {
        navigationController?.pushViewController(DemoController(.photo), animated: true)
    }

    private func present(_ place: DemoPlace, as style: UIModalPresentationStyle) {
        let screen = DemoController(place)
        let title = place == .player ? "Film" : "Sheet"
        let stack = DemoContainers(around: self).stack(screen, title: title)
        stack.modalPresentationStyle = style
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction { [weak stack] _ in stack?.dismiss(animated: true) })
        present(stack, animated: true)
    }

    // MARK: What is on the screen

    private var hidingRow: UIView {
        let title = label(.body)
        title.text = "Hide the status bar"
        hiding.accessibilityLabel = title.text
        hiding.setContentHuggingPriority(.required, for: .horizontal)
        hiding.addAction(
            UIAction { [weak self] _ in
                UIView.animate(withDuration: 0.25) { self?.setNeedsStatusBarAppearanceUpdate() }
                self?.describe()
            }, for: .valueChanged)
        let row = UIStackView(arrangedSubviews: [title, hiding])
        row.alignment = .center
        row.spacing = 12
        return row
    }

    /// On the first screen: which containers. The app is built anew in the others.
    private var choice: [UIView] {
        guard place == .list else { return [] }
        let choice = UISegmentedControl(items: ["This chapter's", "Apple's"])
        choice.accessibilityLabel = "Containers"
        choice.selectedSegmentIndex = DemoContainers(around: self).rawValue
        choice.addAction(
            UIAction { [weak self, weak choice] _ in
                let containers = DemoContainers(rawValue: choice?.selectedSegmentIndex ?? 0)
                self?.view.window?.rootViewController = containers?.tabs()
            }, for: .valueChanged)
        let title = label(.body)
        title.text = "Containers"
        return [title, choice]
    }

    private var buttons: [UIView] {
        [
            button("Push a photo") { [weak self] in self?.push() },
            button("Present a player, full screen") { [weak self] in
                self?.present(.player, as: .fullScreen)
            },
            button("Present a sheet") { [weak self] in self?.present(.info, as: .pageSheet) },
        ]
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

    /// A card on the screen's ground, which scrolls when it does not fit.
    private func arrange(_ parts: [UIView]) {
        let card = UIView()
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 16
        let column = UIStackView(arrangedSubviews: parts)
        column.axis = .vertical
        column.spacing = 12
        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true  // so that it keeps clear of the bars, always
        view.addSubview(scrollView)
        scrollView.addSubview(card)
        card.addSubview(column)
        for part in [scrollView, card, column] {
            part.translatesAutoresizingMaskIntoConstraints = false
        }
        let (content, readable) = (scrollView.contentLayoutGuide, view.readableContentGuide)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            card.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            card.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            column.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
        ])
    }
}
