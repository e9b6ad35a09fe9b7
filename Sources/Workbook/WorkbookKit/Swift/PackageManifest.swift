/// The manifest of the package that a book is part of.
struct PackageManifest: Sendable {
    let file: SourceFile
    /// Asks SwiftPM for the package's test targets; nil when there is no answer.
    let describe: @Sendable () -> [TestTargets.Described]?

    init(_ file: SourceFile, describe: @escaping @Sendable () -> [TestTargets.Described]?) {
        self.file = file
        self.describe = describe
    }
}
