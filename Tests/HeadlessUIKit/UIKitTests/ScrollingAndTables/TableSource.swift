import UIKit
import UIKitTestSupport

/// The data source and delegate of a test's table, with a log of the calls.
@MainActor
final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var titles: [Int: String] = [:]
    var lines: [String] = []
    var height: CGFloat = 50
    var made = 0
    var mayHighlight = true
    var decorate: (UITableViewCell) -> Void = { _ in }
    var choose: (IndexPath) -> IndexPath? = { $0 }

    init(_ sections: [[String]]) {
        self.sections = sections
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func note(_ line: String, _ path: IndexPath) { lines.append("\(line) \(path.section).\(path.row)") }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        note("cell", indexPath)
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? {
                made += 1
                return UITableViewCell(style: .default, reuseIdentifier: "row")
            }()
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        decorate(cell)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("will", indexPath)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("end", indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { mayHighlight }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("highlight", indexPath) }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("unhighlight", indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { choose(indexPath) }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("select", indexPath) }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("deselect", indexPath) }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        note("accessory", indexPath)
    }
}

/// A table of 100 x 200 points at (0, 100) in a window, after it has shown its rows.
@MainActor
struct TableStage {
    let window: UIWindow
    let table: UITableView
    let source: TableSource

    init(
        _ sections: [[String]], style: UITableView.Style = .plain, set: (UITableView, TableSource) -> Void = { _, _ in }
    ) {
        window = shownWindow(UIViewController())
        table = UITableView(frame: CGRect(x: 0, y: 100, width: 100, height: 200), style: style)
        source = TableSource(sections)
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = source
        table.delegate = source
        set(table, source)
        window.rootViewController?.view.addSubview(table)
        window.layoutIfNeeded()
    }

    static func rows(_ count: Int) -> [String] { (0..<count).map { "row \($0)" } }

    /// The texts of the visible cells, from the top.
    var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

    func scroll(to y: CGFloat) {
        table.contentOffset.y = y
        table.layoutIfNeeded()
    }

    /// Returns the center of a visible row in screen coordinates.
    func point(in path: IndexPath) -> CGPoint {
        let row = table.convert(table.rectForRow(at: path), to: nil as UIView?)
        return CGPoint(x: row.midX, y: row.midY)
    }
}
