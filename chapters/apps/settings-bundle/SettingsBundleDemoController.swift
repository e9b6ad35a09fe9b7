import UIKit

/// Trail with one more button. It writes into the log what the exercises find in the app's Settings bundle.
final class SettingsBundleDemoController: SettingsTrailController {
    private let files: SettingsFiles?
    private let defaults: UserDefaults

    init(files: SettingsFiles? = SettingsFiles(of: .main), defaults: UserDefaults = .standard) {
        self.files = files
        self.defaults = defaults
        super.init(list: PagesController())
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addTool("Check") { [weak self] in self?.check() }
    }

    /// Writes the results into the log, and opens it.
    private func check() {
        for line in report() { trailDelegate?.report(TrailEvent(text: line)) }
        if let log = trailDelegate?.overlay(LogOverlay.self), !log.isOpen { log.toggle() }
    }

    private func report() -> [String] {
        guard let files else { return ["The app has no Settings.bundle. Add it to the target."] }
        do {
            let panes = try files.panes()
            let choices = panes.flatMap(\.rows).compactMap(choice)
            // The exercise "one key, two settings" changes this: Trail's bundle has no such key.
            let keys = conflictingKeys(in: panes)
            // The exercise "find the mistakes in a plist" changes this: a row opens the missing pane.
            let lines = panes.first.map { mistakes(in: $0.rows, files: ["Root"]) } ?? []
            return choices + ["Two defaults: " + words(keys), "With Root alone: " + words(lines)]
        } catch {
            return ["The bundle can't be read: \(error.localizedDescription)"]
        }
    }

    /// Returns the key of a row with choices, and the title that it shows.
    private func choice(_ row: SettingsRow) -> String? {
        guard let key = row.key, let titles = row.titles, let values = row.values,
            let standard = row.standard
        else { return nil }
        let stored = defaults.string(forKey: key).map { SettingsValue.string($0) }
        // With the stub of the exercise "the title of a row", it's a question mark.
        let title = shownTitle(titles: titles, values: values, standard: standard, stored: stored)
        return "\(key): \(title)"
    }

    private func words(_ words: [String]) -> String {
        words.isEmpty ? "none" : words.joined(separator: ", ")
    }
}
