import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of readers' listings with a table, with pages, and with a log that stays scrolled to its end.
@MainActor @Suite struct ScrollingListingTests {
    @Test func `a table scrolls to its top after a tap on the status bar, and a tap selects a row`() async throws {
        try await withDevice {
            let list = RowList()
            let window = shownWindow(list)
            let table = try #require(list.tableView)
            table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
            #expect(table.contentOffset.y > 500)
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(table.contentOffset.y == -table.adjustedContentInset.top)
            #expect(table.adjustedContentInset.top == window.safeAreaInsets.top)
            #expect(table.visibleCells.count < 50, "cells are only there for what shows")
            #expect(table.cellForRow(at: IndexPath(row: 49, section: 0)) == nil)
            let path = IndexPath(row: 2, section: 0)
            let cell = try #require(table.cellForRow(at: path))
            let location = cell.convert(CGPoint(x: 50, y: 20), to: nil)
            let finger = press(at: location)
            await PhoneClock.phone.advance(by: .seconds(0.5))
            #expect(cell.isHighlighted && list.chosen == nil)
            finger.lift()
            #expect(list.chosen == "Row 2" && table.indexPathForSelectedRow == nil)
        }
    }

    @Test func `drags turn pages up to the last one and update the page control`() async throws {
        try await withDevice {
            let pages = PagedController()
            let window = shownWindow(pages)
            for page in [1, 2, 2] {
                drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
                await PhoneClock.phone.advance(by: .seconds(2))
                #expect(pages.dots.currentPage == page)
                #expect(pages.scrollView.contentOffset == CGPoint(x: 402 * page, y: 0))
            }
            drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 180, y: 400))
            await PhoneClock.phone.advance(by: .seconds(2))
            #expect(pages.dots.currentPage == 2, "that was not far enough")
            #expect(pages.scrollView.panGestureRecognizer.view === pages.scrollView)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a log stays scrolled to its last line, and a tap doesn't show the keyboard`() async throws {
        try await withDevice {
            let log = LogController()
            let window = shownWindow(log)
            window.layoutIfNeeded()
            let view = log.textView
            #expect(view.frame.minY == window.safeAreaInsets.top)
            for number in 0..<200 { log.append("line \(number)") }
            let bottom = view.contentSize.height - view.bounds.height
            #expect(bottom > 500 && abs(view.contentOffset.y - bottom) < 20)
            tap(at: CGPoint(x: 200, y: 400))
            #expect(keyboardFrame == nil && !view.isFirstResponder)
        }
    }
}

private final class RowList: UITableViewController {
    private let items = (0..<50).map { "Row \($0)" }
    private(set) var chosen: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = items[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        chosen = items[indexPath.row]
    }
}

private final class PagedController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let dots = UIPageControl()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        view.addSubview(scrollView)
        view.addSubview(dots)
        dots.numberOfPages = 3
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: view.bounds.width * 3, height: view.bounds.height)
        dots.frame = CGRect(x: 0, y: view.bounds.maxY - 80, width: view.bounds.width, height: 30)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        dots.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }
}

private final class LogController: UIViewController {
    let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.isEditable = false
        textView.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
        textView.backgroundColor = .secondarySystemBackground
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            textView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    func append(_ line: String) {
        textView.text += line + "\n"
        textView.scrollRangeToVisible(NSRange(location: textView.text.utf16.count - 1, length: 1))
    }
}
