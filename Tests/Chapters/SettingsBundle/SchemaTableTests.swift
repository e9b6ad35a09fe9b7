import Foundation
import SettingsBundle
import Testing

/// Compares the page's table and picture of specifier types with the schema that the tool checks bundles against.
@Suite struct SchemaTableTests {
    /// Returns the required or the optional keys of a type, without `Type` and the keys that every type has.
    private func keys(of type: SpecifierType, isNeeded: Bool) -> Set<String> {
        let own = type.keys.filter { !["Type", "SupportedUserInterfaceIdioms"].contains($0.name) }
        return Set(own.filter { ($0.requirement != .optional) == isNeeded }.map(\.name))
    }

    /// Returns the cells of each row of the page's table.
    private func tableRows() throws -> [[String]] {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let page = try String(contentsOf: root.appending(path: "chapters/09-settings-bundle.md"), encoding: .utf8)
        return page.split(separator: "\n").filter { $0.hasPrefix("| `PS") }.map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    private func words(_ cell: String) -> Set<String> {
        Set(cell.split(separator: ", ").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "`")) })
    }

    @Test(arguments: SpecifierType.allCases)
    func `the page's table contains the keys of each type`(type: SpecifierType) throws {
        let row = try #require(try tableRows().first { $0[0] == "`\(type.rawValue)`" })
        #expect(words(row[2]) == keys(of: type, isNeeded: true))
        #expect(words(row[3]) == keys(of: type, isNeeded: false))
    }

    @Test func `the page's table contains no other types`() throws {
        #expect(try tableRows().count == SpecifierType.allCases.count)
    }

    @Test func `the tests for the reader's app support all types`() {
        #expect(Set(SettingsRow.Kind.allCases.map(\.rawValue)) == Set(SpecifierType.allCases.map(\.rawValue)))
    }

    @Test func `the picture of the types contains each type once`() {
        let types = RowType.allCases.map { $0.row.first { $0.0 == "Type" }?.1 as? String }
        #expect(types == types.filter { $0 != nil } && Set(types).count == SpecifierType.allCases.count)
    }

    @Test(arguments: RowType.allCases)
    func `the picture shows a type's required keys and all its keys`(shown: RowType) throws {
        let name = try #require(shown.row.first { $0.0 == "Type" }?.1 as? String)
        let type = try #require(SpecifierType(rawValue: name))
        let (needed, all) = (shown.rows(.needed)[0].map(\.0), shown.rows(.all)[0].map(\.0))
        #expect(Set(needed) == keys(of: type, isNeeded: true).union(["Type"]))
        #expect(Set(all) == Set(type.keys.map(\.name)))
        #expect(needed.count == Set(needed).count && all.count == Set(all).count)
    }
}
