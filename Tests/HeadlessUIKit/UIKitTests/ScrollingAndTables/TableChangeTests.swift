import Simulator
import Testing

@MainActor @Suite struct TableChangeTests {
    @Test func `rows come and go, and only the new ones are asked for`() async throws {
        try await withDevice {
            let stage = TableStage([["a", "b"]])
            _ = stage.source.take()
            stage.source.sections = [["new", "a", "b"]]
            stage.table.insertRows(at: [[0, 0]], with: .automatic)
            #expect(stage.texts == ["new", "a", "b"] && stage.source.take() == ["cell 0.0", "will 0.0"])
            stage.source.sections = [["new", "b"]]
            stage.table.deleteRows(at: [[0, 1]], with: .fade)
            #expect(stage.texts == ["new", "b"] && stage.source.take() == ["end 0.1"])
            stage.source.sections = [["new", "B"]]
            stage.table.reloadRows(at: [[0, 1]], with: .none)
            #expect(stage.texts == ["new", "B"] && stage.source.take() == ["end 0.1", "cell 0.1", "will 0.1"])
            #expect(stage.table.contentSize.height == 100)
        }
    }

    @Test func `what is selected stays so, at its new place`() async throws {
        try await withDevice {
            let stage = TableStage([["a", "b"]])
            tap(at: stage.point(in: [0, 1]))
            stage.source.sections = [["x"], ["y", "a", "b"]]
            stage.table.performBatchUpdates {
                stage.table.insertRows(at: [[1, 0]], with: .automatic)
                stage.table.insertSections([0], with: .automatic)
            }
            #expect(stage.table.indexPathForSelectedRow == [1, 2] && stage.texts == ["x", "y", "a", "b"])
            #expect(stage.table.cellForRow(at: [1, 2])?.isSelected == true)
            stage.source.sections = [["y", "a"]]
            stage.table.beginUpdates()
            stage.table.deleteSections([0], with: .automatic)
            stage.table.deleteRows(at: [[1, 2]], with: .automatic)
            stage.table.endUpdates()
            #expect(stage.table.indexPathForSelectedRow == nil && stage.texts == ["y", "a"])
        }
    }

    @Test func `the completion of changes runs when they would have been seen`() async throws {
        try await withDevice {
            let stage = TableStage([["a"]])
            var isOver = false
            stage.source.sections = [["a", "b"]]
            stage.table.performBatchUpdates({ stage.table.insertRows(at: [[0, 1]], with: .automatic) }) { isOver = $0 }
            #expect(!isOver && stage.texts == ["a", "b"])
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(isOver)
        }
    }

    @Test func `a section is asked for anew`() async throws {
        try await withDevice {
            let stage = TableStage([["a"], ["b"]])
            stage.source.sections = [["a"], ["x", "y"]]
            stage.table.reloadSections([1], with: .automatic)
            #expect(stage.texts == ["a", "x", "y"])
        }
    }

    @Test func `numbers that do not add up stop the process, in a phone's words`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await withDevice {
                let stage = TableStage([["a"]])
                stage.table.insertRows(at: [[0, 1]], with: .automatic)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Invalid update: invalid number of rows in section 0."))
    }
}
