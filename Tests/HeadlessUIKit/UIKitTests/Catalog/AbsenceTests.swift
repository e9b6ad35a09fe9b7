import Testing

@testable import WorkbookTesting

/// Tests that API that the module lacks causes a plain compiler error, and that nothing compiles without an effect.
@Suite struct AbsenceTests {
    private static let absent = [
        ("UIAlertView()", "cannot find 'UIAlertView' in scope"),
        ("UIPickerView()", "cannot find 'UIPickerView' in scope"),
        ("UIHoverGestureRecognizer()", "cannot find 'UIHoverGestureRecognizer' in scope"),
        ("UIScrollView().zoomScale", "value of type 'UIScrollView' has no member 'zoomScale'"),
        ("UIImage().cgImage", "value of type 'UIImage' has no member 'cgImage'"),
        ("CADisplayLink.self", "cannot find 'CADisplayLink' in scope"),
        ("UIView().interactions", "value of type 'UIView' has no member 'interactions'"),
        (
            """
            { class List: UIListContentView { init() { super.init(configuration: .cell()) }; \
            required init?(coder: NSCoder) { nil } } }
            """,
            "must call a designated initializer of the superclass 'UIListContentView'"
        ),
    ]

    @Test func `using API that the module lacks is a compiler error that names the API`() async throws {
        let chapter = ChapterUnderTest(slug: "absence", path: "AbsenceTests.swift", figures: "")
        let cases = Self.absent.enumerated().map { index, pair in
            MustNotCompile.Case(
                place: chapter.place(index, pair.0, line: index + 1, column: 1), message: pair.1,
                code:
                    "#sourceLocation(file: \"AbsenceTests.swift\", line: \(index + 1))\n_ = \(pair.0)\n#sourceLocation()\n"
            )
        }
        let group = MustNotCompile(prelude: "import UIKit\n", cases: cases)
        for absence in cases {
            #expect(try await group.issue(for: absence)?.message == nil)
        }
    }
}
