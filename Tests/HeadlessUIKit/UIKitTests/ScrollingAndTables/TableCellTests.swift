import Simulator
import Testing

/// Cells with different kinds of initializers, which a table creates from the class alone.
@MainActor
private enum Kinds {
    final class Plain: UITableViewCell {
        let text = "plain"
        var numbers = [1, 2, 3]
    }

    class Built: UITableViewCell {
        var built: [String] = []
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            built.append("built")
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        override func prepareForReuse() {
            super.prepareForReuse()
            built.append("reused")
        }
    }

    final class BuiltOnTop: Built {
        let weight = 1.5
    }

    final class Odd: UITableViewCell {
        let name: String
        init(name: String) {
            self.name = name
            super.init(style: .default, reuseIdentifier: nil)
        }
        required init?(coder: NSCoder) { nil }
    }
}

@MainActor @Suite struct TableCellTests {
    @Test func `a table view creates cells of the registered classes`() throws {
        let table = UITableView()
        table.register(Kinds.Plain.self, forCellReuseIdentifier: "plain")
        table.register(Kinds.Built.self, forCellReuseIdentifier: "built")
        table.register(Kinds.BuiltOnTop.self, forCellReuseIdentifier: "top")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "base")
        let path = IndexPath(row: 0, section: 0)
        let plain = try #require(table.dequeueReusableCell(withIdentifier: "plain", for: path) as? Kinds.Plain)
        #expect(plain.text == "plain" && plain.numbers == [1, 2, 3] && plain.reuseIdentifier == "plain")
        let built = try #require(table.dequeueReusableCell(withIdentifier: "built") as? Kinds.Built)
        #expect(built.built == ["built"] && built.detailTextLabel != nil)
        let top = try #require(table.dequeueReusableCell(withIdentifier: "top") as? Kinds.BuiltOnTop)
        #expect(top.weight == 1.5 && top.built == ["built"])
        let base = table.dequeueReusableCell(withIdentifier: "base", for: path)
        #expect(type(of: base) == UITableViewCell.self && base.detailTextLabel == nil)
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
        table.register(nil as AnyClass?, forCellReuseIdentifier: "plain")
        #expect(table.dequeueReusableCell(withIdentifier: "plain") == nil)
    }

    @Test func `a reused cell receives prepareForReuse`() async throws {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "built", for: indexPath)
            }
        }
        try await withDevice {
            let source = Source()
            let stage = TableStage([]) { table, _ in
                table.register(Kinds.Built.self, forCellReuseIdentifier: "built")
                table.dataSource = source
            }
            let first = try #require(stage.table.cellForRow(at: [0, 0]) as? Kinds.Built)
            stage.scroll(to: 1000)
            stage.scroll(to: 2000)
            #expect(first.built.first == "built" && first.built.dropFirst().allSatisfy { $0 == "reused" })
            #expect(first.built.count > 1)
        }
    }

    @Test func `dequeuing a cell class without init(style:reuseIdentifier:) stops the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let table = UITableView()
            table.register(Kinds.Odd.self, forCellReuseIdentifier: "odd")
            _ = table.dequeueReusableCell(withIdentifier: "odd")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Use of unimplemented initializer 'init(style:reuseIdentifier:)'"))
    }

    @Test func `dequeuing a cell with an unregistered identifier stops the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UITableView().dequeueReusableCell(withIdentifier: "x", for: [0, 0])
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("unable to dequeue a cell with identifier x"))
    }

    @Test func `the cell style determines the frames of the labels`() throws {
        let size = CGRect(x: 0, y: 0, width: 200, height: 44)
        func labels(_ style: UITableViewCell.CellStyle) throws -> (text: CGRect, detail: CGRect?) {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.frame = size
            cell.textLabel?.text = "ab"
            cell.detailTextLabel?.text = "cd"
            cell.layoutIfNeeded()
            return (try #require(cell.textLabel).frame, cell.detailTextLabel?.frame)
        }
        let plain = try labels(.default)
        #expect(plain.text.minX == 16 && plain.text.midY == 22 && plain.detail == nil)
        let value = try labels(.value1)
        #expect(value.text.minX == 16 && value.detail?.maxX == 184)
        let subtitle = try labels(.subtitle)
        #expect(subtitle.detail?.minX == 16 && subtitle.detail?.minY == subtitle.text.maxY)
        let contact = try labels(.value2)
        let detail = try #require(contact.detail)
        #expect(detail.minX > contact.text.maxX && detail.midY == 22)
    }

    @Test func `an accessory reduces the width of the content view`() {
        let cell = UITableViewCell()
        cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        cell.textLabel?.text = "ab"
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 200)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 10))
        cell.accessoryView = view
        cell.accessoryType = .checkmark
        cell.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 160, y: 17, width: 24, height: 10) && cell.contentView.frame.width == 160)
        cell.accessoryView = nil
        cell.layoutIfNeeded()
        #expect(view.superview == nil && cell.subviews.contains { ($0 as? UILabel)?.text == "✓" })
        cell.accessoryType = .none
        cell.layoutIfNeeded()
        #expect(!cell.subviews.contains { $0 is UILabel } && cell.contentView.frame.width == 200)
    }

    @Test func `a content configuration replaces the labels`() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText = "More"
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
        let view = try #require(cell.contentView as? UIListContentView)
        let labels = view.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["Title", "More"] && view.superview === cell)
        #expect(labels[0].frame.minX == 16 && labels[1].frame.minY > labels[0].frame.minY)
        content.text = "Other"
        cell.contentConfiguration = content
        #expect(cell.contentView === view && labels[0].text == "Other")
        cell.contentConfiguration = nil
        #expect(view.superview == nil && cell.textLabel != nil)
    }

    @Test func `a long text in a content configuration increases the cell's fitting height`() {
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = "short"
        cell.contentConfiguration = content
        #expect(cell.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 44))
        content.text = "a text that is far too long for one line of so narrow a cell as this one is"
        cell.contentConfiguration = content
        #expect(cell.sizeThatFits(CGSize(width: 200, height: 0)).height > 80)
    }

    @Test func `a value cell's secondary text is beside the text if it fits, otherwise below`() throws {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Name"
        content.secondaryText = "Value"
        let view = try #require(content.makeContentView() as? UIListContentView)
        let labels = view.subviews.compactMap { $0 as? UILabel }
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        view.layoutIfNeeded()
        #expect(
            labels[0].frame.minX == 16 && labels[1].frame.maxX == 284 && labels[0].frame.midY == labels[1].frame.midY)
        view.frame.size.width = 100
        view.layoutIfNeeded()
        #expect(labels[1].frame.minY >= labels[0].frame.maxY)
    }

    @Test func `a custom content configuration creates and updates its own content view`() throws {
        struct Badge: UIContentConfiguration {
            var count = 0
            func makeContentView() -> UIView & UIContentView { BadgeView(self) }
            func updated(for state: any UIConfigurationState) -> Badge { self }
        }
        final class BadgeView: UIView, UIContentView {
            var configuration: any UIContentConfiguration { didSet { show() } }
            init(_ badge: Badge) {
                configuration = badge
                super.init(frame: .zero)
                show()
            }
            required init?(coder: NSCoder) { nil }
            private func show() { tag = (configuration as? Badge)?.count ?? -1 }
        }
        let cell = UITableViewCell()
        cell.contentConfiguration = Badge(count: 3)
        cell.contentConfiguration = Badge(count: 4)
        #expect(cell.contentView.tag == 4)
        cell.contentConfiguration = cell.defaultContentConfiguration()
        #expect(cell.contentView is UIListContentView)
    }

    @Test func `a selected or highlighted cell shows a background, unless its selection style is none`() {
        let cell = UITableViewCell()
        let background = UIView()
        let grey = { cell.subviews.first { $0.backgroundColor == .systemGray4 } }
        cell.isSelected = true
        #expect(grey()?.frame == cell.bounds && cell.subviews.first === grey())
        cell.isSelected = false
        #expect(grey() == nil)
        cell.selectedBackgroundView = background
        #expect(background.superview == nil)
        cell.setHighlighted(true, animated: false)
        #expect(background.superview === cell && grey() == nil)
        cell.selectedBackgroundView = nil
        #expect(background.superview == nil && grey() != nil)
        cell.backgroundView = UIView()
        #expect(cell.subviews.first === cell.backgroundView && cell.subviews[1] === grey())
        cell.selectionStyle = .none
        #expect(grey() == nil && cell.backgroundView?.superview === cell)
    }

    @Test func `selecting a cell doesn't change the background colors of its content`() async throws {
        try await withDevice {
            let stage = TableStage([["a"]]) { _, source in source.decorate = { $0.contentView.backgroundColor = .red } }
            let cell = try #require(stage.table.cellForRow(at: [0, 0]))
            let badge = UIView()
            badge.backgroundColor = .blue
            cell.contentView.addSubview(badge)
            #expect(cell.contentView.backgroundColor == .red)
            cell.isSelected = true
            #expect(cell.contentView.backgroundColor == .red && badge.backgroundColor == .blue)
        }
    }

    @Test func `before iOS 13, a selected cell's content temporarily loses its background colors`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let (cell, badge, changed) = (UITableViewCell(), UIView(), UIView())
            for view in [badge, changed] { cell.contentView.addSubview(view) }
            cell.contentView.backgroundColor = .red
            for view in [badge, changed] { view.backgroundColor = .blue }
            cell.setHighlighted(true, animated: false)
            cell.setSelected(true, animated: false)
            cell.setHighlighted(false, animated: false)
            #expect(cell.contentView.backgroundColor == nil && badge.backgroundColor == nil)
            changed.backgroundColor = .green
            cell.setSelected(false, animated: false)
            #expect(cell.contentView.backgroundColor == .red && badge.backgroundColor == .blue)
            #expect(changed.backgroundColor == .green)
        }
    }

    @Test func `labels are created on first access, and anew when the configuration is removed`() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.layoutIfNeeded()
        #expect(cell.sizeThatFits(CGSize(width: 100, height: 0)).height == 44 && cell.contentView.subviews.isEmpty)
        cell.contentConfiguration = cell.defaultContentConfiguration()
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty)
        let label = try #require(cell.textLabel)
        label.text = "text"
        #expect(label.superview === cell.contentView && cell.contentView.subviews.count == 3)
        cell.contentConfiguration = cell.defaultContentConfiguration()
        cell.layoutIfNeeded()
        #expect(cell.contentView is UIListContentView && !label.isDescendant(of: cell))
        cell.contentConfiguration = nil
        cell.layoutIfNeeded()
        #expect(cell.contentView.subviews.isEmpty && cell.contentView.bounds.size == cell.bounds.size)
        let new = try #require(cell.textLabel)
        #expect(new !== label && new.superview === cell.contentView && new.text == nil)
    }

    @Test func `a detail disclosure accessory has space for its button and its chevron`() async throws {
        try await withDevice {
            let stage = TableStage([["a"]])
            let cell = try #require(stage.table.cellForRow(at: [0, 0]))
            cell.accessoryType = .detailButton
            cell.layoutIfNeeded()
            let width = cell.contentView.frame.width
            cell.accessoryType = .detailDisclosureButton
            cell.layoutIfNeeded()
            let both = try #require(cell.subviews.first { $0.subviews.contains { $0 is UIButton } })
            let sign = try #require(both.subviews.first { ($0 as? UILabel)?.text == "›" })
            let button = try #require(both.subviews.first { $0 is UIButton })
            #expect(cell.contentView.frame.width <= width - sign.bounds.width && button.frame.maxX < sign.frame.minX)
            #expect(both.frame.maxX == cell.bounds.maxX - 16 && both.bounds.contains(sign.frame))
            _ = stage.source.take()
            tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil as UIView?))
            #expect(stage.source.take() == ["accessory 0.0"])
        }
    }

    @Test func `registering a class that isn't a cell class stops the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UITableView().register(UIView.self, forCellReuseIdentifier: "x")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UIView is no cell"))
    }
}
