import TestSupport
import Testing

/// The layers of the module's folders.
@Suite struct LayersTests {
    private static let layers = Layers([
        ["PropertyLists"], ["Diagnostics", "StringsTables"], ["Schema"], ["Reading"], ["Defaults"], ["Checking"],
        ["Showing"],
    ])

    private static let files = Repository.swiftFiles(below: "Sources/Settings/SettingsBundle").map { path, bytes in
        let parts = path.split(separator: "/").suffix(2).map(String.init)
        return (folder: parts[0], file: parts[1], names: SourceNames(bytes))
    }

    @Test func `each folder of the module is in one layer`() {
        let folders = Self.layers.folders.flatMap { $0 }
        #expect(folders.sorted() == Set(Self.files.map(\.folder)).sorted())
    }

    @Test func `each layer uses only the layers below it`() {
        #expect(Self.layers.violations(Self.files) == [])
    }
}
