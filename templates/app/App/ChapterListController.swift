import UIKit

/// The list of the chapters with their exercises. A tap on a chapter runs it, and one on an exercise shows a hint.
final class ChapterListController: UITableViewController {
    private static let cell = "cell"

    private let list: ChapterList?
    /// The names of the chapters that the app can run.
    private let demos: Set<String>
    private let run: (String) -> Void
    /// The number of hints that are shown, by the exercises' rows.
    private var hintCounts: [IndexPath: Int] = [:]

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - file: The contents of `Exercises.json`. If they're `nil` or damaged, the list says so.
    ///   - demos: The names of the chapters that the app can run.
    ///   - run: A closure that runs the chapter with a name.
    init(file: Data?, demos: Set<String>, run: @escaping (String) -> Void) {
        list = file.flatMap { try? JSONDecoder().decode(ChapterList.self, from: $0) }
        self.demos = demos
        self.run = run
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = list?.title ?? "Chapters"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
        // The font of a headline is computed for the size of text at that moment, so the rows are read again.
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (list: Self, _) in
            list.tableView.reloadData()
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { list?.chapters.count ?? 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1 + (list?.chapters[section].exercises.count ?? 0)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        var content = UIListContentConfiguration.cell()
        if let exercise = exercise(at: indexPath) {
            content.text = exercise.title
            content.secondaryText = details(of: exercise, hintCount: hintCounts[indexPath] ?? 0)
        } else if let chapter = list?.chapters[indexPath.section] {
            content.text = "\(chapter.number)  \(chapter.title)"
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            let solved = chapter.exercises.count { $0.state == "solved" }
            if solved > 0 { content.secondaryText = "\(solved) of \(chapter.exercises.count) solved" }
        } else {
            content.text =
                "Exercises.json is missing from the app or damaged. Restore the file App/Exercises.json, and build the app again."
        }
        cell.contentConfiguration = content
        let canTap = canTap(indexPath)
        cell.accessoryType = canTap && indexPath.row == 0 ? .disclosureIndicator : .none
        cell.selectionStyle = canTap ? .default : .none
        cell.accessibilityTraits = canTap ? .button : []
        cell.accessibilityHint = canTap ? indexPath.row == 0 ? "Runs the chapter." : "Shows a hint." : nil
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard canTap(indexPath) else { return }
        guard let exercise = exercise(at: indexPath) else {
            if let chapter = list?.chapters[indexPath.section] { run(chapter.name) }
            return
        }
        let count = hintCounts[indexPath, default: 0]
        hintCounts[indexPath] = count + 1
        tableView.reloadRows(at: [indexPath], with: .automatic)
        UIAccessibility.post(notification: .announcement, argument: exercise.hints[count])
    }

    private func exercise(at indexPath: IndexPath) -> ChapterList.Exercise? {
        indexPath.row == 0 ? nil : list?.chapters[indexPath.section].exercises[indexPath.row - 1]
    }

    /// Returns a Boolean value indicating whether a row runs a chapter or has a hint that isn't shown.
    private func canTap(_ indexPath: IndexPath) -> Bool {
        if let exercise = exercise(at: indexPath) { return hintCounts[indexPath, default: 0] < exercise.hints.count }
        return list.map { demos.contains($0.chapters[indexPath.section].name) } ?? false
    }

    /// Returns an exercise's state, the hints that are shown, and whether there are more.
    private func details(of exercise: ChapterList.Exercise, hintCount: Int) -> String {
        let hints = exercise.hints.prefix(hintCount).enumerated().map { "Hint \($0 + 1): \($1)" }
        let more = exercise.hints.count - hintCount
        let rest = more == 0 ? [] : ["Tap for \(hintCount == 0 ? "a" : "another") hint."]
        return ([exercise.stateText] + hints + rest).joined(separator: "\n")
    }
}
