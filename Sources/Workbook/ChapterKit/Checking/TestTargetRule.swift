import SwiftText

/// The rule that every chapter with Swift code has a test target, and that every test target that uses the plugin has a
/// chapter.
enum TestTargetRule {
    /// Returns the diagnostics for missing and superfluous test targets.
    ///
    /// SwiftPM is queried only if reading the manifest results in a diagnostic, because the query takes a second. It's
    /// needed for a manifest that computes its targets.
    ///
    /// - Parameter manifest: The manifest of the book's package.
    static func diagnostics(in reports: [ChapterReport], manifest: PackageManifest) -> [Diagnostic] {
        let found = diagnostics(in: reports, targets: TestTargets.declared(in: manifest.file), manifest.file)
        guard !found.isEmpty, let described = manifest.describe() else { return found }
        return diagnostics(in: reports, targets: TestTargets.declared(described, in: manifest.file), manifest.file)
    }

    private static func diagnostics(
        in reports: [ChapterReport], targets: [TestTargets.Declaration], _ manifest: SourceFile
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for report in reports where report.hasCode {
            let metadata = report.metadata
            let name = TestTargets.name(for: metadata.slug)
            if let target = targets.first(where: { $0.name == name }) {
                guard !target.namesPlugins else { continue }
                diagnostics.append(
                    .error(
                        "the test target '\(name)' doesn't run its chapter; add plugins: [.plugin(name: \"ExtractChapterTests\", package: \"workbook\")]",
                        at: target.location))
                continue
            }
            diagnostics.append(
                .error(
                    "no test target runs this chapter; add .testTarget(name: \"\(name)\", …, plugins: [.plugin(name: \"ExtractChapterTests\", package: \"workbook\")]) "
                        + "to \(manifest.path) and a test file to Tests/\(name)",
                    at: metadata.start))
        }
        let names = Set(reports.map { TestTargets.name(for: $0.metadata.slug) })
        for target in targets where target.usesPlugin && !names.contains(target.name) {
            diagnostics.append(
                .error(
                    "no chapter for the test target '\(target.name)'; the chapters' targets: "
                        + formattedList(names.sorted(), conjunction: "and"), at: target.location))
        }
        return diagnostics
    }
}
