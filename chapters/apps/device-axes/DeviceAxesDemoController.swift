import UIKit

/// The screens of the appendix.
final class DeviceAxesDemoController: UITableViewController {
    private let screens: [(title: String, make: @MainActor () -> UIViewController)] = [
        ("Marks on the device", { MarksController() }),
        ("A ruler along the device's left edge", { RulerController() }),
    ]
    private let words = "Open a screen and rotate the device, or resize the app's window."

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init()")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Axes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func numberOfSections(in table: UITableView) -> Int { 2 }

    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 1 : screens.count
    }

    override func tableView(
        _ table: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let opens = indexPath.section == 1
        var content = UIListContentConfiguration.cell()
        content.text = opens ? screens[indexPath.row].title : words
        cell.contentConfiguration = content
        cell.accessoryType = opens ? .disclosureIndicator : .none
        cell.selectionStyle = opens ? .default : .none
        return cell
    }

    override func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) {
        table.deselectRow(at: indexPath, animated: true)
        guard indexPath.section == 1 else { return }
        let screen = screens[indexPath.row]
        let controller = screen.make()
        controller.title = screen.title
        navigationController?.pushViewController(controller, animated: true)
    }
}
