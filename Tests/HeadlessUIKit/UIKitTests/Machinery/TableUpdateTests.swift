import TestSupport
import Testing

@testable import UIKit

@Suite struct TableUpdateTests {
    /// Tests that rows that remain are found at their new index paths, whichever rows are removed and added.
    ///
    /// The rows have names before the update. A row that remains must have the same name at its new index path.
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `remaining rows map to their new index paths after any insertions and deletions`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let old = (0..<Int.random(in: 0...4, using: &random)).map { section in
            (0..<Int.random(in: 0...5, using: &random)).map { "\(section).\($0)" }
        }
        var (update, new) = (TableUpdate(), [[String]]())
        for (section, rows) in old.enumerated() {
            if Int.random(in: 0..<4, using: &random) == 0 {
                update.deletedSections.insert(section)
                continue
            }
            new.append([])
            for (row, name) in rows.enumerated() {
                if Int.random(in: 0..<3, using: &random) == 0 {
                    update.deletedRows.insert(IndexPath(row: row, section: section))
                } else {
                    new[new.count - 1].append(name)
                }
            }
        }
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            let section = Int.random(in: 0...new.count, using: &random)
            new.insert(["new section"], at: section)
            update.insertedSections = IndexSet(new.indices.filter { new[$0].first == "new section" })
        }
        for section in new.indices where new[section].first != "new section" {
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                new[section].insert("new", at: Int.random(in: 0...new[section].count, using: &random))
            }
            for (row, name) in new[section].enumerated() where name == "new" {
                update.insertedRows.insert(IndexPath(row: row, section: section))
            }
        }
        let newPaths = update.newIndexPaths(from: old.map(\.count))
        for (from, to) in newPaths {
            let row = new.indices.contains(to.section) ? new[to.section].dropFirst(to.row).first : nil
            #expect(row == old[from.section][from.row])
        }
        #expect(newPaths.count == new.joined().filter { !$0.hasPrefix("new") }.count)
        #expect(update.problem(from: old.map(\.count), to: new.map(\.count)) == nil)
    }

    @Test func `an update with inconsistent numbers of rows or sections reports a problem`() {
        var update = TableUpdate()
        update.insertedRows = [IndexPath(row: 0, section: 0)]
        #expect(update.problem(from: [2], to: [3]) == nil)
        let rows = update.problem(from: [2], to: [2])
        #expect(rows?.hasPrefix("Invalid update: invalid number of rows in section 0.") == true)
        #expect(TableUpdate().problem(from: [2], to: [2, 1])?.contains("invalid number of sections") == true)
        update.reloadedSections = [0]
        #expect(update.problem(from: [2], to: [9]) == nil)
    }
}
