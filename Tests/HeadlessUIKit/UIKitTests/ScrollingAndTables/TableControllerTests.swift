import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct TableControllerTests {
    private final class Fruits: UITableViewController {
        let fruits = ["Apple", "Pear"]
        var chosen: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruits.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = fruits[indexPath.row]
            cell.contentConfiguration = content
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(fruits[indexPath.row])
        }
    }

    @Test func `a table view controller is its table view's data source and delegate`() async throws {
        try await withDevice {
            let fruits = Fruits(style: .insetGrouped)
            let window = shownWindow(fruits)
            window.layoutIfNeeded()
            #expect(fruits.tableView === fruits.view && fruits.tableView.style == .insetGrouped)
            #expect(fruits.tableView.dataSource === fruits && fruits.tableView.delegate === fruits)
            let row = fruits.tableView.convert(fruits.tableView.rectForRow(at: [0, 1]), to: nil as UIView?)
            tap(at: CGPoint(x: row.midX, y: row.midY))
            #expect(fruits.chosen == ["Pear"] && Fruits().tableView.style == .plain)
        }
    }

    @Test func `the selection is cleared in viewWillAppear, unless the controller opts out`() async throws {
        try await withDevice {
            let (fruits, other) = (Fruits(style: .plain), UIViewController())
            let navigation = UINavigationController(rootViewController: fruits)
            let window = shownWindow(navigation)
            fruits.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
            navigation.pushViewController(other, animated: false)
            #expect(fruits.tableView.indexPathForSelectedRow == [0, 1])
            navigation.popViewController(animated: false)
            #expect(fruits.tableView.indexPathForSelectedRow == nil)
            fruits.clearsSelectionOnViewWillAppear = false
            fruits.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
            navigation.pushViewController(other, animated: false)
            navigation.popViewController(animated: false)
            #expect(fruits.tableView.indexPathForSelectedRow == [0, 1])
            _ = window
        }
    }

    @Test func `a subclass can change the target offset in scrollViewWillEndDragging`() async throws {
        final class Stops: UITableViewController {
            var velocities: [CGPoint] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "row")
                    ?? UITableViewCell(style: .default, reuseIdentifier: "row")
            }
            override func scrollViewWillEndDragging(
                _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) {
                super.scrollViewWillEndDragging(
                    scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
                velocities.append(velocity)
                targetContentOffset.pointee.y = 220
            }
        }
        try await withDevice {
            let stops = Stops(style: .plain)
            let window = shownWindow(stops)
            window.layoutIfNeeded()
            drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400))
            await PhoneClock.phone.advance(by: .seconds(5))
            #expect(stops.velocities.count == 1 && stops.tableView.contentOffset.y == 220)
        }
    }

    @Test func `a table view in a navigation controller starts below the navigation bar`() async throws {
        try await withDevice {
            let fruits = Fruits(style: .plain)
            let window = shownWindow(UINavigationController(rootViewController: fruits))
            window.layoutIfNeeded()
            #expect(fruits.tableView.contentOffset.y == -106)
            #expect(fruits.tableView.visibleCells.count == 2)
        }
    }
}
