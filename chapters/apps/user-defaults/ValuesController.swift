import UIKit

/// What is stored, who answers for each key, and some values to store.
final class ValuesController: UITableViewController {
    private enum Section: Int, CaseIterable { case theme, answers, size, update }

    private let store: AppStore
    /// Text sizes as an older version, a launch argument or a backup may have left them.
    private let sizes: [Stored] = [.number(24), .text("18.5"), .number(300), .text("large")]

    init(_ store: AppStore) {
        self.store = store
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init(_:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    // MARK: The table

    override func numberOfSections(in tableView: UITableView) -> Int {
        Section.allCases.count
    }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        switch Section(rawValue: section) {
        case .theme: "Theme"
        case .answers: "Who answers"
        case .size: "A size that can be read"
        default: "Keys that were renamed"
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section) {
        case .theme: 1 + Theme.allCases.count
        case .answers: AppStore.keys.count
        case .size: 1 + sizes.count
        default: 3
        }
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = texts(at: indexPath)
        content.secondaryTextProperties.color = .secondaryLabel
        let isButton = action(at: indexPath) != nil
        let theme = theme(at: indexPath)
        if isButton && theme == nil { content.textProperties.color = .tintColor }
        cell.contentConfiguration = content
        cell.selectionStyle = isButton ? .default : .none
        let isChosen = theme == store.settings[Keys.theme]
        cell.accessoryType = isChosen ? .checkmark : .none
        cell.accessibilityTraits = isButton ? (isChosen ? [.button, .selected] : .button) : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        action(at: indexPath)?()
    }

    // MARK: What stands in a row, and what it does

    private func texts(at indexPath: IndexPath) -> (String, String?) {
        let (row, stored) = (indexPath.row, store.stored)
        switch (Section(rawValue: indexPath.section), row) {
        case (.theme, 0):
            return ("Choose here, or in Settings and come back: the page follows.", nil)
        case (.theme, _):
            return (theme(at: indexPath)?.rawValue.capitalized ?? "", nil)
        case (.answers, _):
            // What the exercise "Who answers" changes: the place that is searched first counts.
            let key = AppStore.keys[row]
            let name = domain(answering: key, in: store.domains)
            return (key, name ?? "nobody: the code has a value of its own")
        case (.size, 0):
            // What the exercise "A size that can be read" changes: the points.
            let object = store.defaults.object(forKey: Keys.textSize.key)
            let words = object.flatMap(Stored.init)?.words ?? "nothing"
            return ("Found: \(words)", "\(textSize(from: object).formatted()) points count.")
        case (.size, _):
            return ("Store \(sizes[row - 1].words)", nil)
        case (_, 0):
            let lines = stored.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.words)" }
            return ("Stored", lines.isEmpty ? "nothing" : lines.joined(separator: "\n"))
        case (_, 1):
            return ("Store what version 1 did", "A night mode, and a font size")
        default:
            return ("Update", "After it, neither must be lost.")
        }
    }

    private func theme(at indexPath: IndexPath) -> Theme? {
        let isTheme = Section(rawValue: indexPath.section) == .theme && indexPath.row > 0
        return isTheme ? Theme.allCases[indexPath.row - 1] : nil
    }

    private func action(at indexPath: IndexPath) -> (() -> Void)? {
        let (store, row, size) = (store, indexPath.row, Keys.textSize.key)
        var stored = store.stored
        switch (Section(rawValue: indexPath.section), row) {
        case (.answers, _), (_, 0):
            return nil
        case (.theme, _):
            guard let theme = theme(at: indexPath) else { return nil }
            return { store.settings[Keys.theme] = theme }
        case (.size, _):
            stored[size] = sizes[row - 1]
            return { store.replace(with: stored) }
        case (_, 1):
            for key in [Keys.theme.key, size] { stored[key] = nil }
            stored["nightMode"] = .flag(true)
            stored["fontSize"] = .text("large")
            return { store.replace(with: stored) }
        default:
            // What the exercise "Keys that were renamed" changes: with the stub all is lost.
            return { store.replace(with: migrated(stored)) }
        }
    }
}
