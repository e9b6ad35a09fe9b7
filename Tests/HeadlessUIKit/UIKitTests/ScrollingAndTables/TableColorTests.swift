import Simulator
import Testing

/// Tests of the colors of tables, which differ in dark mode.
@MainActor @Suite struct TableColorTests {
    @Test func `table views and cells have system colors`() async throws {
        try await withDevice {
            let plain = TableStage([["a"]])
            #expect(plain.table.backgroundColor == .systemBackground && plain.table.separatorColor == .separator)
            #expect(plain.table.cellForRow(at: [0, 0])?.backgroundColor == .systemBackground)
            #expect(plain.table.cellForRow(at: [0, 0])?.textLabel?.textColor == .label)
            for style in [UITableView.Style.grouped, .insetGrouped] {
                let grouped = TableStage([["a"]], style: style)
                #expect(grouped.table.backgroundColor == .systemGroupedBackground)
                #expect(grouped.table.cellForRow(at: [0, 0])?.backgroundColor == .secondarySystemGroupedBackground)
            }
        }
    }

    @Test func `a cell keeps a background color that the app sets`() async throws {
        try await withDevice {
            let stage = TableStage([["a"]], style: .grouped) { _, source in
                source.decorate = { $0.backgroundColor = .systemBackground }
            }
            #expect(stage.table.cellForRow(at: [0, 0])?.backgroundColor == .systemBackground)
        }
    }

    @Test func `separators have the system color if separatorColor isn't set`() async throws {
        try await withDevice {
            let stage = TableStage([["a"]])
            let cell = try #require(stage.table.cellForRow(at: [0, 0]))
            #expect(cell.subviews.last?.backgroundColor == .separator)
            stage.table.separatorColor = nil
            stage.table.layoutIfNeeded()
            #expect(cell.subviews.last?.backgroundColor == .separator)
        }
    }

    @Test func `section titles have the system's label colors`() async throws {
        try await withDevice {
            for (style, color) in [(UITableView.Style.plain, UIColor.label), (.grouped, .secondaryLabel)] {
                let stage = TableStage([["a"]], style: style) { $1.titles = [0: "First"] }
                let labels = stage.table.subviews.filter { !($0 is UITableViewCell) }.flatMap(\.subviews)
                let colors = labels.map { ($0 as? UILabel)?.textColor }
                #expect(colors.contains(color))
            }
        }
    }

    @Test func `texts of cells and list configurations have the system's label colors`() {
        #expect(UITableViewCell(style: .value1, reuseIdentifier: nil).detailTextLabel?.textColor == .secondaryLabel)
        #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel?.textColor == .label)
        #expect(UIListContentConfiguration.cell().textProperties.color == .label)
        #expect(UIListContentConfiguration.cell().secondaryTextProperties.color == .secondaryLabel)
        #expect(UIListContentConfiguration.valueCell().secondaryTextProperties.color == .secondaryLabel)
        let cell = UITableViewCell()
        cell.accessoryType = .disclosureIndicator
        #expect(cell.subviews.contains { ($0 as? UILabel)?.textColor == .tertiaryLabel })
    }
}
