import ChapterKit

/// A badge with the number of examples that pass, such as `examples | 72 of 82 pass`.
///
/// - Source: Shields.io, "Endpoint Badge".
struct ExampleBadge {
    var passed: Int
    var failed: Int
    /// The number of examples that aren't tested.
    var skipped: Int

    /// A Boolean value indicating whether the test as a whole passed.
    var isGreen: Bool

    private var color: String {
        if !isGreen { return "red" }
        return skipped > 0 ? "green" : "brightgreen"
    }

    /// The document that the badge service reads.
    var text: String {
        JSONDocument.text([
            "schemaVersion": 1, "label": "examples", "color": color,
            "message": "\(passed) of \(passed + failed + skipped) pass",
        ])
    }
}
