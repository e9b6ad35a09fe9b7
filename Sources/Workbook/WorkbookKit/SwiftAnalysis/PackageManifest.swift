/// The manifest of the package that a book is part of.
struct PackageManifest: Sendable {
    let file: SourceFile
    /// A closure that queries SwiftPM for the test targets of the package. It returns `nil` if SwiftPM doesn't answer.
    let describe: @Sendable () -> [TestTargets.Described]?

    init(_ file: SourceFile, describe: @escaping @Sendable () -> [TestTargets.Described]?) {
        self.file = file
        self.describe = describe
    }
}
