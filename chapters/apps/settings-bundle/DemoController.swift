import UIKit

/// What is stored for each row of the app's Settings bundle, and the way to Settings.
final class DemoController: UITableViewController {
    private enum Section: Int, CaseIterable { case settings, stored, conflicts }

    /// The row that opens Settings.
    private static let button = IndexPath(row: 1, section: Section.settings.rawValue)

    private let files: SettingsFiles?
    private let defaults: UserDefaults
    private var panes: [SettingsPane] = []
    private var items: [StoredSetting] = []
    private var conflicts: [String] = []
    /// Why there is nothing to show.
    private var problem: String?

    init(files: SettingsFiles? = SettingsFiles(of: .main), defaults: UserDefaults = .standard) {
        self.files = files
        self.defaults = defaults
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init(files:defaults:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "The Settings Bundle"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        // On an iPad, Settings can stand beside the app, which then does not come back to anything.
        let again = UIAction { [weak self] _ in self?.show() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .refresh, primaryAction: again)
        navigationItem.rightBarButtonItem?.accessibilityLabel = "Read again"
        show()
    }

    /// Reads the bundle and the stored values, and shows them.
    func show() {
        do {
            guard let files else { throw CocoaError(.fileNoSuchFile) }
            panes = try files.panes()
            problem = nil
        } catch {
            panes = []
            problem =
                files == nil
                ? "The app has no Settings.bundle: add it to the app's target."
                : "The bundle cannot be read: \(error.localizedDescription)"
        }
        items = panes.flatMap(\.rows).compactMap { StoredSetting($0, in: defaults) }
        // What the exercise "One key, two settings" changes: this bundle has no such key.
        conflicts = problem == nil ? conflictingKeys(in: panes) : []
        if isViewLoaded { tableView.reloadData() }
    }

    // MARK: The table

    override func numberOfSections(in tableView: UITableView) -> Int {
        Section.allCases.count
    }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        switch Section(rawValue: section) {
        case .stored: "What is stored"
        case .conflicts: "Keys with two defaults"
        default: nil
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section) {
        case .stored: max(items.count, 1)
        case .conflicts: max(conflicts.count, 1)
        default: 2
        }
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        let isButton = indexPath == Self.button
        cell.contentConfiguration = content(at: indexPath)
        cell.selectionStyle = isButton ? .default : .none
        cell.accessibilityTraits = isButton ? .button : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath == Self.button else { return }
        tableView.deselectRow(at: indexPath, animated: true)
        openSettings()
    }

    private func content(at indexPath: IndexPath) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        switch Section(rawValue: indexPath.section) {
        case .stored where items.isEmpty:
            content.text = problem ?? "No row of the bundle stores anything."
        case .stored:
            let item = items[indexPath.row]
            // What the exercise "The way to a setting" changes: the titles to tap, and not the key.
            content.text = way(to: item.key, in: panes)?.joined(separator: " › ") ?? "No way to it"
            content.secondaryText =
                "\(item.key): \(item.stored?.words ?? "not stored"). Its row shows \(item.shown)."
            content.secondaryTextProperties.color = .secondaryLabel
        case .conflicts:
            content.text = conflicts.isEmpty ? "None" : conflicts[indexPath.row]
        case .settings where indexPath == Self.button:
            content.text = "Open Settings"
            content.textProperties.color = .tintColor
        default:
            content.text = "Change something in Settings, and come back: here is what is stored."
        }
        return content
    }
}
