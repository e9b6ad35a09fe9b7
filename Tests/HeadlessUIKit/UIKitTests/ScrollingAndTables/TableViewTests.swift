import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct TableViewTests {
    @Test func `only visible rows have cells, and cells are reused`() async throws {
        try await withDevice {
            let stage = TableStage([TableStage.rows(100)])
            #expect(stage.texts == ["row 0", "row 1", "row 2", "row 3"])
            #expect(stage.table.contentSize == CGSize(width: 100, height: 5000))
            #expect(stage.source.take().prefix(4) == ["cell 0.0", "will 0.0", "cell 0.1", "will 0.1"])
            stage.scroll(to: 75)
            #expect(stage.texts == ["row 1", "row 2", "row 3", "row 4", "row 5"])
            #expect(stage.source.take().filter { $0.hasPrefix("end") } == ["end 0.0"])
            for y in stride(from: 100, to: 4800, by: 130) { stage.scroll(to: CGFloat(y)) }
            #expect(stage.source.made <= 9)
            stage.scroll(to: 0)
            #expect(stage.texts == ["row 0", "row 1", "row 2", "row 3"])
            #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == 4)
        }
    }

    @Test func `index paths and cells match the rectangles of their rows`() async throws {
        try await withDevice {
            let stage = TableStage([["a", "b"], ["c"]]) { $1.titles = [1: "Second"] }
            let table = stage.table
            #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
            #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 50, width: 100, height: 50))
            #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 100, width: 100, height: 28))
            #expect(table.rectForRow(at: [1, 0]) == CGRect(x: 0, y: 128, width: 100, height: 50))
            #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 100, width: 100, height: 78))
            #expect(table.rectForRow(at: [7, 7]) == .zero)
            let cell = try #require(table.cellForRow(at: [1, 0]))
            #expect(cell.frame == table.rectForRow(at: [1, 0]) && table.indexPath(for: cell) == [1, 0])
            #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 60)) == [0, 1])
            #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 110)) == nil)
            #expect(
                table.indexPathsForRows(in: CGRect(x: 0, y: 40, width: 10, height: 100)) == [[0, 0], [0, 1], [1, 0]])
            #expect(table.indexPathsForVisibleRows == [[0, 0], [0, 1], [1, 0]])
            #expect(table.cellForRow(at: [5, 5]) == nil && table.indexPath(for: UITableViewCell()) == nil)
            #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 900, width: 10, height: 10)) == [])
        }
    }

    @Test func `a table without rows has no index paths of visible rows`() async throws {
        try await withDevice {
            let stage = TableStage([[]])
            #expect(stage.table.indexPathsForVisibleRows == nil)
        }
    }

    @Test func `an index path has a row and a section`() {
        var path = IndexPath(row: 3, section: 2)
        #expect(path == [2, 3] && path.row == 3 && path.section == 2)
        path.row = 5
        path.section = 4
        #expect(path == IndexPath(row: 5, section: 4))
    }

    @Test func `a plain table's header stays at the top, and a grouped table's header scrolls`() async throws {
        try await withDevice {
            for (style, y) in [(UITableView.Style.plain, 60), (.grouped, 0)] as [(UITableView.Style, CGFloat)] {
                let stage = TableStage([TableStage.rows(20)], style: style) { $1.titles = [0: "First"] }
                stage.scroll(to: y == 60 ? 60 : 20)
                let header = stage.table.subviews.first {
                    $0.subviews.contains { $0 is UILabel } && !($0 is UITableViewCell)
                }
                #expect(header?.frame.minY == y)
                #expect((header?.subviews.first as? UILabel)?.text == (style == .plain ? "First" : "FIRST"))
            }
        }
    }

    @Test func `the delegate provides header views and the heights of headers and footers`() async throws {
        final class Views: NSObject, UITableViewDelegate {
            let view = UIView()
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                section == 0 ? view : nil
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 10 }
        }
        try await withDevice {
            let views = Views()
            let stage = TableStage([["a"], ["b"]]) { table, _ in
                table.delegate = views
                table.rowHeight = 60
            }
            #expect(views.view.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
            #expect(stage.table.rectForRow(at: [1, 0]) == CGRect(x: 0, y: 130, width: 100, height: 60))
            #expect(stage.table.rectForFooter(inSection: 1) == CGRect(x: 0, y: 190, width: 100, height: 10))
        }
    }

    @Test func `the table header and footer views are placed above and below the rows`() async throws {
        try await withDevice {
            let (above, below) = (UIView(), UIView())
            above.frame.size.height = 70
            below.frame.size.height = 20
            let stage = TableStage([["a"]]) { table, _ in
                table.tableHeaderView = above
                table.tableFooterView = below
            }
            #expect(above.frame == CGRect(x: 0, y: 0, width: 100, height: 70))
            #expect(
                below.frame == CGRect(x: 0, y: 120, width: 100, height: 20) && stage.table.contentSize.height == 140)
            stage.table.tableHeaderView = nil
            stage.table.layoutIfNeeded()
            #expect(above.superview == nil && stage.table.rectForRow(at: [0, 0]).minY == 0)
        }
    }

    @Test func `self-sizing rows have the estimated height until they're visible`() async throws {
        try await withDevice {
            let stage = TableStage([TableStage.rows(10)]) { table, source in
                source.height = UITableView.automaticDimension
                table.estimatedRowHeight = 100
                source.sections[0][1] = "tall"
            }
            #expect(stage.texts.count == 5 && stage.table.rectForRow(at: [0, 0]).height == 44)
            #expect(stage.table.rectForRow(at: [0, 9]).height == 100)
            #expect(stage.table.contentSize.height == 720)
        }
    }

    @Test func `reloadData requests all rows again and clears the selection`() async throws {
        try await withDevice {
            let stage = TableStage([["a", "b"]])
            stage.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
            stage.source.sections = [["x"]]
            stage.table.reloadData()
            #expect(stage.table.numberOfRows(inSection: 0) == 1 && stage.table.indexPathForSelectedRow == nil)
            stage.table.layoutIfNeeded()
            #expect(stage.texts == ["x"] && stage.source.made == 2)
        }
    }

    @Test(
        arguments: [(.top, 500), (.middle, 425), (.bottom, 350), (.none, 350)]
            as [(UITableView.ScrollPosition, CGFloat)])
    func `scrollToRow scrolls a row to the requested position`(position: UITableView.ScrollPosition, y: CGFloat)
        async throws
    {
        try await withDevice {
            let stage = TableStage([TableStage.rows(20)])
            stage.table.scrollToRow(at: [0, 10], at: position, animated: false)
            #expect(stage.table.contentOffset.y == y)
            stage.table.scrollToRow(at: [0, 19], at: .top, animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(stage.table.contentOffset.y == 800, "no farther than the content reaches")
        }
    }

    @Test func `separators use the separator insets of the table view or the cell`() async throws {
        try await withDevice {
            let stage = TableStage([["a", "b"]]) { table, _ in table.separatorColor = .red }
            @MainActor func lines() -> [UIView] {
                stage.table.visibleCells.compactMap { cell in cell.subviews.first { $0.backgroundColor == .red } }
            }
            let pixel = 1 / stage.table.traitCollection.displayScale
            let line = CGRect(x: 16, y: 50 - pixel, width: 84, height: pixel)
            #expect(lines().count == 2)
            for shown in lines() { #expect(near(shown.frame, line)) }
            stage.table.separatorInset.left = 30
            stage.table.visibleCells[0].separatorInset = .zero
            stage.table.layoutIfNeeded()
            #expect(lines().map(\.frame.minX) == [0, 30])
            stage.table.visibleCells[0].separatorInset = UIEdgeInsets(top: 0, left: -5, bottom: 0, right: -5)
            stage.table.layoutIfNeeded()
            #expect(lines()[0].frame.minX == 0 && lines()[0].frame.width == 100)
            stage.table.separatorStyle = .none
            stage.table.layoutIfNeeded()
            #expect(lines().map(\.isHidden) == [true, true])
        }
    }

    @Test func `a table scrolls to a section without rows with NSNotFound as the row`() async throws {
        try await withDevice {
            let stage = TableStage([TableStage.rows(20), [], TableStage.rows(20)])
            stage.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
            #expect(stage.table.contentOffset.y == 1000 - stage.table.adjustedContentInset.top)
        }
    }

    @Test func `inset grouped sections have horizontal margins`() async throws {
        try await withDevice {
            let stage = TableStage([["a"]], style: .insetGrouped)
            #expect(stage.table.cellForRow(at: [0, 0])?.frame == CGRect(x: 20, y: 35, width: 60, height: 50))
            #expect(UITableView().style == .plain && stage.table.style == .insetGrouped)
        }
    }

    @Test func `the table view's delegate receives scroll view callbacks`() async throws {
        final class Both: NSObject, UITableViewDelegate {
            var scrolls = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
        }
        try await withDevice {
            let both = Both()
            let stage = TableStage([TableStage.rows(20)]) { table, _ in table.delegate = both }
            stage.table.rowHeight = 50
            drag(from: CGPoint(x: 50, y: 280), to: CGPoint(x: 50, y: 180))
            #expect(both.scrolls > 0 && stage.table.contentOffset.y > 50)
            #expect(stage.table.delegate === both && (stage.table as UIScrollView).delegate === both)
        }
    }
}
