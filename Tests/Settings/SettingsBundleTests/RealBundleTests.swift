import Foundation
import Testing

@testable import SettingsBundle

/// Tests of bundles of real apps, in the folder named by `SETTINGS_BUNDLES`. They aren't part of the repository.
@Suite struct RealBundleTests {
    static let bundles: [String] = {
        guard let folder = ProcessInfo.processInfo.environment["SETTINGS_BUNDLES"] else { return [] }
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".bundle") }.sorted().map { "\(folder)/\($0)" }
    }()

    @Test(arguments: bundles)
    func `each pane of real bundles is read and written as an equal property list`(_ bundle: String) throws {
        let schema = SettingsSchema(path: bundle)
        #expect(!schema.panes.isEmpty)
        for pane in schema.panes.values {
            let bytes = try Data(contentsOf: URL(filePath: "\(bundle)/\(pane.name)"))
            #expect(try pane.encoded() == bytes)
            let read = try PropertyListFile(bytes: bytes).root
            let rows = PropertyList.array(pane.specifiers.map(\.propertyList))
            #expect(pane.entries["PreferenceSpecifiers"].map { $0 == rows } ?? true)
            for format in [PropertyListFormat.xml, .binary] {
                let written = try PropertyListFile(bytes: PropertyList.dictionary(pane.entries).encoded(as: format))
                #expect(written.root == read, "\(bundle)/\(pane.name) as \(format)")
            }
        }
    }
}
