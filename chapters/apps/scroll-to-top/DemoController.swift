import UIKit

/// The screens to try, each with lists for a tap on the status bar.
final class DemoController: UITableViewController {
    /// A screen, and what to do there.
    private struct Row {
        let title: String
        let text: String
        let make: @MainActor () -> UIViewController
    }

    private let rows = [
        Row(
            title: "Pages",
            text: "The tap is for the page in sight. Swipe to another, and tap again.",
            make: { DemoController.pages(pagerListens: false) }),
        Row(
            title: "A pager that listens",
            text: "As UIKit has it: the pager listens, too, and on an iPhone nothing scrolls.",
            make: { DemoController.pages(pagerListens: true) }),
        Row(
            title: "Both lists listen",
            text: "An iPhone scrolls none of them, an iPad the one below the finger.",
            make: { DemoListsController(.both) }),
        Row(
            title: "One list listens",
            text: "The tap is for the first list, the only one that listens.",
            make: { DemoListsController(.first) }),
        Row(
            title: "A tap view",
            text: "A scroll view that nobody sees hears of the tap, and scrolls both lists.",
            make: { DemoListsController(.tapView) }),
        Row(
            title: "Up and back",
            text: "The second tap leads back to where you were.",
            make: { DemoListsController(.back) }),
        Row(
            title: "A row in sight",
            text: "Move a row in a list in a card, and see what of it can be seen.",
            make: { DemoRowController() }),
    ]

    init() {
        super.init(style: .insetGrouped)
        title = "Scroll to top"
        navigationItem.backButtonTitle = "Back"
    }

    required init?(coder: NSCoder) {
        fatalError("made in code: init()")
    }

    /// The chapter's pages, with a button that scrolls all of them down.
    private static func pages(pagerListens: Bool) -> UIViewController {
        let controller = PagesController(count: 3)
        controller.loadViewIfNeeded()
        if pagerListens {
            for scrollView in controller.view.scrollViewsInside { scrollView.scrollsToTop = true }
        }
        controller.navigationItem.rightBarButtonItem = .scrollDown { [weak controller] in
            controller?.pages ?? []
        }
        return controller
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    // The first section is a sentence, the second the screens.

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 1 : rows.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let isRow = indexPath.section == 1
        var content = UIListContentConfiguration.subtitleCell()
        content.text =
            isRow
            ? rows[indexPath.row].title
            : "Open a screen, scroll down, and tap the status bar above everything."
        content.secondaryText = isRow ? rows[indexPath.row].text : nil
        cell.contentConfiguration = content
        cell.accessoryType = isRow ? .disclosureIndicator : .none
        cell.selectionStyle = isRow ? .default : .none
        return cell
    }

    override func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { indexPath.section == 1 }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section == 1 else { return }
        let row = rows[indexPath.row]
        let controller = row.make()
        controller.title = row.title
        navigationController?.pushViewController(controller, animated: true)
    }
}

extension UIBarButtonItem {
    /// A button that scrolls lists down, so that there is a way to the top.
    static func scrollDown(_ lists: @escaping @MainActor () -> [UIScrollView]) -> UIBarButtonItem {
        UIBarButtonItem(
            primaryAction: UIAction(title: "Scroll down") { _ in
                for list in lists() {
                    let offset = CGPoint(x: list.contentOffset.x, y: 600)
                    list.setContentOffset(offset, animated: true)
                }
            })
    }
}
