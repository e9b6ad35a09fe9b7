import ChapterKit

/// The import declarations of the chapters' modules.
///
/// The declarations of chapters are internal, as in an app, which contains all of them in one module. Therefore, the
/// imports are testable.
extension ChapterPackage {
    /// Returns the lines, below a blank one, for a file of the app's code. In an app, there's nothing to import.
    func appImports(for listings: [[String]]) -> [String] {
        let lines = testable(appModules(usedBy: CodeWords(in: listings)))
        guard !lines.isEmpty else { return [] }
        return [""] + (appModule == nil ? lines : ["#if SWIFT_PACKAGE"] + lines.indented + ["#endif"])
    }

    /// Returns the lines, below a blank one, for a file with pictures or with code for them.
    func picturesImports(for listings: [[String]]) -> [String] {
        let words = CodeWords(in: listings)
        return [""] + testable([module] + appModules(usedBy: words) + picturesModules(usedBy: words))
    }

    /// Returns the lines, below a blank one, for a file of tests, which also run inside the app.
    func testImports(for listings: [[String]]) -> [String] {
        let lines = testable([module] + appModules(usedBy: CodeWords(in: listings)))
        guard let appModule else { return [""] + lines }
        return ["", "#if SWIFT_PACKAGE"] + lines.indented + ["#else"] + testable([appModule]).indented + ["#endif"]
    }

    /// Returns the imports of the modules with pictures that a test uses, which aren't in the app.
    func testImportsOfPictures(for listings: [[String]]) -> [String] {
        testable((hasPictures ? [picturesModule] : []) + picturesModules(usedBy: CodeWords(in: listings)))
    }

    private func appModules(usedBy words: CodeWords) -> [String] {
        needs.filter { $0.names.app.areUsed(by: words) }.map(\.module)
    }

    private func picturesModules(usedBy words: CodeWords) -> [String] {
        needs.filter { $0.hasPictures && $0.names.simulated.areUsed(by: words) }.map(\.picturesModule)
    }

    private func testable(_ modules: [String]) -> [String] { modules.map { "@testable import \($0)" } }
}
