import ChapterKit

/// A badge with the number of examples that pass, such as `examples | 72 of 82 tested`.
///
/// - Source: Shields.io, "Endpoint Badge".
struct ExampleBadge {
    var passed: Int
    var failed: Int
    /// The number of examples that aren't tested.
    var skipped: Int

    private var color: String {
        if failed > 0 { return "red" }
        return skipped > 0 ? "green" : "brightgreen"
    }

    /// The document that the badge service reads.
    var text: String {
        JSONDocument.text([
            "schemaVersion": 1, "label": "examples", "color": color,
            "message": "\(passed) of \(passed + failed + skipped) tested",
        ])
    }
}
