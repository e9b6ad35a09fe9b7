import Simulator
import Testing
import UIKitTestSupport

/// Tests of rows and headers whose heights depend on constraints.
@MainActor @Suite struct TableFittingTests {
    private final class Headers: NSObject, UITableViewDelegate {
        var made: [String] = []
        var height: CGFloat = 33

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            made.append("header \(section)")
            return view()
        }

        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            made.append("footer \(section)")
            return view()
        }

        private func view() -> UIView {
            let view = UIView()
            fill(view, with: box(height: height), margin: 2)
            return view
        }
    }

    /// Returns the size of one pixel, in points.
    private func pixel(_ stage: TableStage) -> CGFloat { 1 / stage.table.traitCollection.displayScale }

    private func height(_ row: Int, _ stage: TableStage) -> CGFloat { stage.table.rectForRow(at: [0, row]).height }

    @Test func `constraints in the content view determine the row height, plus the separator`() async throws {
        try await withDevice {
            var heights: [CGFloat] = [20, 90]
            let stage = TableStage([["a", "b"]]) { _, source in
                source.height = UITableView.automaticDimension
                source.decorate = { fill($0.contentView, with: box(height: heights.removeFirst()), margin: 5) }
            }
            #expect(near(height(0, stage), 30 + pixel(stage)) && near(height(1, stage), 100 + pixel(stage)))
            let cell = try #require(stage.table.cellForRow(at: [0, 1]))
            let inner = try #require(cell.contentView.subviews.last)
            #expect(near(inner.frame, cell.contentView.bounds.insetBy(dx: 5, dy: 5)))
            #expect(cell.contentView.frame == cell.bounds && near(cell.frame, stage.table.rectForRow(at: [0, 1])))
        }
    }

    @Test func `a row without a separator has no space for it`() async throws {
        try await withDevice {
            let stage = TableStage([["a"]]) { table, source in
                table.separatorStyle = .none
                source.height = UITableView.automaticDimension
                source.decorate = { fill($0.contentView, with: box(height: 60), margin: 5) }
            }
            #expect(height(0, stage) == 70)
        }
    }

    @Test func `a constrained label wraps at the width that the accessory leaves`() async throws {
        try await withDevice {
            var hasAccessory = false
            @MainActor func rowHeight() -> CGFloat {
                let stage = TableStage([["a"]]) { _, source in
                    source.height = UITableView.automaticDimension
                    source.decorate = { cell in
                        let label = UILabel()
                        label.numberOfLines = 0
                        label.text = "some words and some more"
                        if hasAccessory { cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 9)) }
                        fill(cell.contentView, with: label, margin: 8)
                    }
                }
                return height(0, stage)
            }
            let whole = rowHeight()
            hasAccessory = true
            #expect(whole > 50 && rowHeight() > whole)
        }
    }

    @Test func `a row is 44 points high if constraints don't determine the height`() async throws {
        try await withDevice {
            let stage = TableStage([["a"]]) { _, source in
                source.height = UITableView.automaticDimension
                source.decorate = { cell in
                    let view = UIView()
                    view.translatesAutoresizingMaskIntoConstraints = false
                    cell.contentView.addSubview(view)
                    view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
                }
            }
            #expect(height(0, stage) == 44)
        }
    }

    @Test func `constraints in the view of a content configuration determine the row height`() async throws {
        struct Box: UIContentConfiguration {
            func makeContentView() -> UIView & UIContentView { BoxView(self) }
            func updated(for state: any UIConfigurationState) -> Box { self }
        }
        final class BoxView: UIView, UIContentView {
            var configuration: any UIContentConfiguration
            init(_ configuration: Box) {
                self.configuration = configuration
                super.init(frame: .zero)
                fill(self, with: box(height: 71), margin: 0)
            }
            required init?(coder: NSCoder) { nil }
        }
        try await withDevice {
            let stage = TableStage([["a"]]) { _, source in
                source.height = UITableView.automaticDimension
                source.decorate = { $0.contentConfiguration = Box() }
            }
            #expect(near(height(0, stage), 71 + pixel(stage)))
        }
    }

    @Test func `a cell can override systemLayoutSizeFitting to determine its height`() async throws {
        final class Tall: UITableViewCell {
            var queried: [CGSize] = []
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize {
                #expect(horizontalFittingPriority == .required && verticalFittingPriority == .fittingSizeLevel)
                queried.append(targetSize)
                return CGSize(width: targetSize.width, height: 77)
            }
        }
        final class Source: NSObject, UITableViewDataSource {
            let cell = Tall(style: .default, reuseIdentifier: nil)
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
        }
        try await withDevice {
            let source = Source()
            let stage = TableStage([]) { table, _ in
                (table.dataSource, table.delegate) = (source, nil)
            }
            #expect(height(0, stage) == 77 && source.cell.queried == [CGSize(width: 100, height: 0)])
        }
    }

    @Test func `constraints determine the heights of headers and footers, each requested once`() async throws {
        try await withDevice {
            let headers = Headers()
            let stage = TableStage([["a"], TableStage.rows(20)]) { table, _ in
                table.delegate = headers
                table.rowHeight = 50
            }
            #expect(stage.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 124, width: 100, height: 37))
            #expect(stage.table.rectForFooter(inSection: 0).height == 37)
            #expect(headers.made == ["header 0", "footer 0", "header 1", "footer 1"])
            stage.scroll(to: 900)
            stage.scroll(to: 0)
            #expect(headers.made.dropFirst(4) == ["header 0", "footer 0"], "what was out of sight is asked for again")
            headers.height = 46
            stage.table.reloadData()
            stage.table.layoutIfNeeded()
            #expect(stage.table.rectForHeader(inSection: 0).height == 50 && headers.made.count == 10)
            let other = Headers()
            stage.table.delegate = other
            stage.table.layoutIfNeeded()
            #expect(other.made.count == 4 && stage.table.rectForHeader(inSection: 0).height == 37)
        }
    }
}

@MainActor
private func box(height: CGFloat) -> UIView {
    let box = UIView()
    // On a phone, too, the row is higher than the box, by the height of the separator line.
    let wish = box.heightAnchor.constraint(equalToConstant: height)
    wish.priority = UILayoutPriority(999)
    wish.isActive = true
    return box
}

@MainActor
private func fill(_ view: UIView, with inner: UIView, margin: CGFloat) {
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
        inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margin),
        inner.topAnchor.constraint(equalTo: view.topAnchor, constant: margin),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -margin),
    ])
}
