import UIKit

/// A tree of states in a list. A row that the user taps comes to the front, and a button moves the last photo.
final class StatesController: UITableViewController {
    private(set) var tree = StatusBarTree(name: "Stack")
    private var photos: StatusBarTree.Key?
    private var stages: StatusBarTree.Key?
    private var lake: StatusBarTree.Key?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "States"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "state")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Move Lake") { [weak self] _ in self?.moveLake() })
        stages = try? tree.add("Stages", under: tree.root)
        photos = try? tree.add("Photos", BarState(isHidden: true), under: tree.root)
        if let photos {
            _ = try? tree.add("Sea", BarState(isHidden: true), under: photos)
            lake = try? tree.add("Lake", BarState(style: .lightContent), under: photos)
        }
    }

    /// The keys of the rows, from the root down.
    private var keys: [StatusBarTree.Key] {
        func below(_ key: StatusBarTree.Key) -> [StatusBarTree.Key] {
            [key] + tree.children(of: key).flatMap(below)
        }
        return below(tree.root)
    }

    /// Puts the lake's photo under the stages. With the stub of the exercise "under another parent",
    /// nothing moves.
    private func moveLake() {
        guard let lake, let stages, let moved = try? moving(lake, under: stages, in: tree) else { return }
        tree = moved
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tree.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "state", for: indexPath)
        let row = tree.rows[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = String(repeating: "    ", count: row.depth) + row.name
        content.secondaryText = row.mark == .end ? "\(row.wish), decides" : row.wish
        content.textProperties.font = .preferredFont(forTextStyle: row.mark == .none ? .body : .headline)
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        // With the stub of the exercise "put a state on the path", nothing changes.
        if let revealed = try? revealing(keys[indexPath.row], in: tree) { tree = revealed }
        tableView.reloadData()
    }
}
