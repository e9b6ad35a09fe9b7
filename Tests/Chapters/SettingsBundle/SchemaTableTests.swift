import Foundation
import SettingsBundle
import Testing

/// Compares the page's table of specifier types with the schema that the tool checks bundles against.
@Suite struct SchemaTableTests {
    /// Returns the required or the optional keys of a type, without `Type` and the keys that every type has.
    private func keys(of type: SpecifierType, isNeeded: Bool) -> Set<String> {
        let own = type.keys.filter { !["Type", "SupportedUserInterfaceIdioms"].contains($0.name) }
        return Set(own.filter { ($0.requirement != .optional) == isNeeded }.map(\.name))
    }

    /// Returns the cells of each row of the page's table.
    private func tableRows() throws -> [[String]] {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let page = try String(contentsOf: root.appending(path: "chapters/11-settings-bundle.md"), encoding: .utf8)
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

    @Test func `Trail's two panes use each type`() throws {
        let types = try SettingsFiles.chapter.panes().flatMap(\.rows).map(\.kind.rawValue)
        #expect(Set(types) == Set(SpecifierType.allCases.map(\.rawValue)))
    }
}
