import Simulator
import Testing

@MainActor @Suite struct TableSelectionTests {
    @Test func `a touch highlights a row, and selects it when it ends`() async throws {
        try await withDevice {
            let stage = TableStage([TableStage.rows(4)])
            _ = stage.source.take()
            let finger = press(at: stage.point(in: [0, 1]))
            await PhoneClock.phone.advance(by: .milliseconds(150))
            #expect(stage.source.take() == ["highlight 0.1"])
            #expect(stage.table.cellForRow(at: [0, 1])?.isHighlighted == true)
            finger.lift()
            #expect(stage.source.take() == ["unhighlight 0.1", "select 0.1"])
            let cell = try #require(stage.table.cellForRow(at: [0, 1]))
            #expect(cell.isSelected && !cell.isHighlighted && stage.table.indexPathForSelectedRow == [0, 1])
            tap(at: stage.point(in: [0, 2]))
            #expect(stage.source.take().suffix(2) == ["deselect 0.1", "select 0.2"])
            #expect(!cell.isSelected && stage.table.indexPathsForSelectedRows == [[0, 2]])
        }
    }

    @Test func `of several selected rows, the lowest index path is that of the selected row`() async throws {
        try await withDevice {
            let stage = TableStage([TableStage.rows(4)])
            stage.table.allowsMultipleSelection = true
            for row in [2, 1, 3] { stage.table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
            #expect(stage.table.indexPathForSelectedRow == [0, 1])
        }
    }

    @Test func `a touch that scrolls or leaves the row doesn't select it`() async throws {
        for scrolls in [true, false] {
            try await withDevice {
                let stage = TableStage([TableStage.rows(40)])
                stage.table.isScrollEnabled = scrolls
                _ = stage.source.take()
                let finger = press(at: stage.point(in: [0, 2]))
                await PhoneClock.phone.advance(by: .milliseconds(150))
                finger.move(to: stage.point(in: [0, 1]))
                finger.lift()
                let calls = stage.source.take().filter { $0.contains("light") || $0.contains("select") }
                #expect(calls == ["highlight 0.2", "unhighlight 0.2"])
                #expect(stage.table.indexPathForSelectedRow == nil)
            }
        }
    }

    @Test func `a touch that scrolls immediately doesn't highlight a row`() async throws {
        try await withDevice {
            let stage = TableStage([TableStage.rows(40)])
            _ = stage.source.take()
            drag(from: stage.point(in: [0, 2]), to: stage.point(in: [0, 1]))
            #expect(!stage.source.take().contains { $0.contains("light") || $0.contains("select") })
        }
    }

    @Test func `the delegate can refuse a highlight or a selection, or select another row`() async throws {
        try await withDevice {
            let stage = TableStage([TableStage.rows(4)])
            stage.source.choose = { $0.row == 0 ? nil : IndexPath(row: 3, section: 0) }
            tap(at: stage.point(in: [0, 0]))
            #expect(stage.table.indexPathForSelectedRow == nil)
            tap(at: stage.point(in: [0, 1]))
            #expect(stage.table.indexPathForSelectedRow == [0, 3] && stage.source.take().last == "select 0.3")
            stage.source.mayHighlight = false
            tap(at: stage.point(in: [0, 2]))
            #expect(stage.source.take() == [])
            stage.source.mayHighlight = true
            stage.table.allowsSelection = false
            tap(at: stage.point(in: [0, 2]))
            #expect(stage.source.take() == [])
        }
    }

    @Test func `with multiple selection, a second tap deselects a row`() async throws {
        try await withDevice {
            let stage = TableStage([TableStage.rows(4)])
            stage.table.allowsMultipleSelection = true
            for row in [2, 0, 2] { tap(at: stage.point(in: [0, row])) }
            #expect(stage.table.indexPathsForSelectedRows == [[0, 0]])
            #expect(
                stage.source.take().filter { $0.contains("elect") } == ["select 0.2", "select 0.0", "deselect 0.2"])
        }
    }

    @Test func `a selection in code doesn't call the delegate, and can scroll`() async throws {
        try await withDevice {
            let stage = TableStage([TableStage.rows(20)])
            _ = stage.source.take()
            stage.table.selectRow(at: [0, 10], animated: false, scrollPosition: .top)
            stage.table.layoutIfNeeded()
            #expect(stage.table.contentOffset.y == 500 && stage.table.cellForRow(at: [0, 10])?.isSelected == true)
            stage.table.selectRow(at: [0, 11], animated: true, scrollPosition: .none)
            #expect(stage.table.indexPathsForSelectedRows == [[0, 11]])
            stage.table.deselectRow(at: [0, 11], animated: true)
            #expect(stage.table.indexPathForSelectedRow == nil)
            stage.table.selectRow(at: [0, 11], animated: true, scrollPosition: .none)
            stage.table.selectRow(at: nil, animated: true, scrollPosition: .none)
            #expect(stage.table.indexPathForSelectedRow == nil)
            #expect(!stage.source.take().contains { $0.contains("select") })
        }
    }

    @Test func `a selected row is still selected when it's scrolled back into view`() async throws {
        try await withDevice {
            let stage = TableStage([TableStage.rows(40)])
            tap(at: stage.point(in: [0, 1]))
            stage.scroll(to: 1000)
            #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
            stage.scroll(to: 0)
            #expect(stage.table.visibleCells.map(\.isSelected) == [false, true, false, false])
        }
    }

    @Test func `a tap on a control in a row doesn't select the row`() async throws {
        try await withDevice {
            let stage = TableStage([["a"]])
            let toggle = UISwitch()
            stage.table.cellForRow(at: [0, 0])?.contentView.addSubview(toggle)
            _ = stage.source.take()
            tap(at: CGPoint(x: 10, y: 110))
            #expect(toggle.isOn && stage.source.take() == [])
        }
    }

    @Test func `a tap on a detail button calls the delegate with the row's index path`() async throws {
        try await withDevice {
            let stage = TableStage([["a", "b"]])
            let cell = try #require(stage.table.cellForRow(at: [0, 1]))
            cell.accessoryType = .detailButton
            stage.window.layoutIfNeeded()
            _ = stage.source.take()
            let button = try #require(cell.subviews.first { $0 is UIButton })
            tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil as UIView?))
            #expect(stage.source.take() == ["accessory 0.1"])
        }
    }
}
