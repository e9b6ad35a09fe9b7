/// A set of changes to a table view.
///
/// Deletions and reloads use the index paths before the update, insertions those after it.
struct TableUpdate {
    var deletedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    var reloadedRows: Set<IndexPath> = []
    var deletedSections: IndexSet = []
    var insertedSections: IndexSet = []
    var reloadedSections: IndexSet = []

    /// Returns the new index path of each row that isn't deleted, by its old index path.
    ///
    /// - Parameter counts: The number of rows in each section before the update.
    func newIndexPaths(from counts: [Int]) -> [IndexPath: IndexPath] {
        var newIndexPaths: [IndexPath: IndexPath] = [:]
        var newSection = 0
        for section in counts.indices where !deletedSections.contains(section) {
            while insertedSections.contains(newSection) { newSection += 1 }
            var newRow = 0
            for row in 0..<counts[section] where !deletedRows.contains(IndexPath(row: row, section: section)) {
                while insertedRows.contains(IndexPath(row: newRow, section: newSection)) { newRow += 1 }
                newIndexPaths[IndexPath(row: row, section: section)] = IndexPath(row: newRow, section: newSection)
                newRow += 1
            }
            newSection += 1
        }
        return newIndexPaths
    }

    /// Returns the expected number of rows in each section after the update, or `nil` for an inserted or reloaded
    /// section.
    func counts(from old: [Int]) -> [Int?] {
        var kept = old.indices.filter { !deletedSections.contains($0) }.map { section -> Int? in
            old[section] - deletedRows.filter { $0.section == section }.count
        }
        for section in insertedSections { kept.insert(nil, at: min(section, kept.count)) }
        return kept.enumerated().map { section, count in
            guard let count, !reloadedSections.contains(section) else { return nil }
            return count + insertedRows.filter { $0.section == section }.count
        }
    }

    /// Returns the exception message of a phone if the data source's counts contradict the update, or `nil` if they are
    /// consistent.
    func problem(from old: [Int], to new: [Int]) -> String? {
        let expected = counts(from: old)
        guard expected.count == new.count else {
            return """
                Invalid update: invalid number of sections. The number of sections contained in the table view after \
                the update (\(new.count)) must be equal to the number of sections contained in the table view before \
                the update (\(old.count)), plus or minus the number of sections inserted or deleted \
                (\(insertedSections.count) inserted, \(deletedSections.count) deleted).
                """
        }
        for (section, (wanted, count)) in zip(expected, new).enumerated() where wanted != nil && wanted != count {
            return """
                Invalid update: invalid number of rows in section \(section). The number of rows contained in an \
                existing section after the update (\(count)) must be equal to the number of rows contained in that \
                section before the update, plus or minus the number of rows inserted or deleted from that section: \
                \(wanted ?? 0).
                """
        }
        return nil
    }
}
