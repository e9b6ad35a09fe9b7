import Simulator
import Testing

@MainActor @Suite struct TableChangeTests {
    @Test func `inserting, deleting, and reloading rows requests only the new cells`() async throws {
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

    @Test func `a selected row stays selected at its new index path`() async throws {
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

    @Test func `the completion of performBatchUpdates runs after the animation`() async throws {
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

    @Test func `reloadSections requests the rows of the section again`() async throws {
        try await withDevice {
            let stage = TableStage([["a"], ["b"]])
            stage.source.sections = [["a"], ["x", "y"]]
            stage.table.reloadSections([1], with: .automatic)
            #expect(stage.texts == ["a", "x", "y"])
        }
    }

    @Test func `an update with an inconsistent number of rows stops the process`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await withDevice {
                let stage = TableStage([["a"]])
                stage.table.insertRows(at: [[0, 1]], with: .automatic)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0."))
    }
}
