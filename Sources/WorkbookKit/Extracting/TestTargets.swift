/// The test targets of a package, one a chapter.
public enum TestTargets {
    /// The target that tests a chapter: `status-bar-state` -> `StatusBarStateTests`.
    public static func name(for slug: String) -> String { Extractor.typeName(slug) + "Tests" }
}
