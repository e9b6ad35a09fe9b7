import Testing
import UIKit
import UIKitTestSupport

/// Tests of the visual format language. Source: Apple, "Auto Layout Guide", visual format language.
@MainActor @Suite struct VisualFormatTests {
    private let root = board()
    private let (one, two): (UIView, UIView)

    init() {
        (one, two) = (root.put(), root.put())
    }

    private func constraints(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: ["one": one, "two": two])
    }

    /// Returns descriptions of the constraints of a format, such as "one.width == 100 @750".
    private func lines(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [String] {
        func name(_ item: AnyObject?) -> String {
            item === one ? "one" : item === two ? "two" : item === root ? "root" : "nothing"
        }
        return constraints(format, options, metrics: metrics).map { constraint in
            let sign = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue]!
            var line = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(sign)"
            if let other = constraint.secondItem { line += " \(name(other)).\(constraint.secondAttribute)" }
            if constraint.constant != 0 || constraint.secondItem == nil { line += " \(Int(constraint.constant))" }
            return line + (constraint.priority == .required ? "" : " @\(Int(constraint.priority.rawValue))")
        }
    }

    @Test func `the examples in Apple's guide create the documented constraints`() {
        #expect(lines("[one]-[two]") == ["two.leading == one.trailing 8"])
        #expect(lines("[one(>=50)]") == ["one.width >= 50"])
        #expect(lines("|-50-[one]-50-|") == ["one.leading == root.leading 50", "root.trailing == one.trailing 50"])
        #expect(lines("V:[one]-10-[two]") == ["two.top == one.bottom 10"])
        #expect(lines("[one][two]") == ["two.leading == one.trailing"])
        #expect(lines("[one(100@20)]") == ["one.width == 100 @20"])
        #expect(lines("[one(==two)]") == ["one.width == two.width"])
        #expect(lines("[one(>=70,<=100)]") == ["one.width >= 70", "one.width <= 100"])
        #expect(
            lines("|-[one]-[two(>=20)]-|") == [
                "one.leading == root.leadingMargin", "two.leading == one.trailing 8", "two.width >= 20",
                "root.trailingMargin == two.trailing",
            ])
    }

    @Test func `a format can contain an orientation, edges, and distances with conditions`() {
        #expect(lines("H:|[one]|") == ["one.leading == root.leading", "root.trailing == one.trailing"])
        #expect(lines("V:|-(>=4@250,<=9)-[one]") == ["one.top >= root.top 4 @250", "one.top <= root.top 9"])
        #expect(lines("V:[one(30)]-(-5)-[two]") == ["one.height == 30", "two.top == one.bottom -5"])
        #expect(lines("V:[one]-|") == ["root.bottomMargin == one.bottom"])
        #expect(lines("[one(two@700)]") == ["one.width == two.width @700"])
    }

    @Test func `metrics replace numbers in a format`() {
        let metrics: [String: Any] = ["gap": 12, "size": CGFloat(40), "low": 251.0, "n": NSNumber(value: 3)]
        #expect(
            lines("|-gap-[one(size@low)]-(>=n)-[two]", metrics: metrics) == [
                "one.leading == root.leading 12", "one.width == 40 @251", "two.leading >= one.trailing 3",
            ])
    }

    @Test func `alignment options align all views of a format`() {
        #expect(
            lines("[one]-[two]", [.alignAllTop, .alignAllCenterY]) == [
                "two.leading == one.trailing 8", "two.top == one.top", "two.centerY == one.centerY",
            ])
        #expect(lines("V:[one][two]", .alignAllLeading).last == "two.leading == one.leading")
        #expect(lines("[one][two]", .alignAllFirstBaseline).last == "two.firstBaseline == one.firstBaseline")
    }

    @Test func `options determine the direction and whether spacing is between baselines`() {
        #expect(
            lines("|-5-[one]-6-[two]", .directionLeftToRight) == ["one.left == root.left 5", "two.left == one.right 6"])
        #expect(
            lines("|-5-[one]-6-[two]-7-|", .directionRightToLeft) == [
                "root.right == one.right 5", "one.left == two.right 6", "two.left == root.left 7",
            ])
        #expect(lines("V:[one]-20-[two]", .spacingBaselineToBaseline) == ["two.firstBaseline == one.lastBaseline 20"])
    }

    @Test func `raw values of options are those in Apple's header`() {
        #expect(NSLayoutConstraint.FormatOptions.alignAllLeft.rawValue == 2)
        #expect(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 1 << 12)
        #expect(NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue == 2 << 16)
        #expect(NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline.rawValue == 1 << 19)
        #expect(NSLayoutConstraint.FormatOptions.alignmentMask.contains(.alignAllLastBaseline))
    }

    @Test func `active constraints of formats place the views`() {
        NSLayoutConstraint.activate(constraints("|-10-[one]-[two(==one)]-10-|", [.alignAllTop, .alignAllBottom]))
        NSLayoutConstraint.activate(constraints("V:|-20-[one(30)]"))
        root.layoutIfNeeded()
        #expect(one.frame == CGRect(x: 10, y: 20, width: 136, height: 30))
        #expect(two.frame == CGRect(x: 154, y: 20, width: 136, height: 30))
    }

    @Test func `a format can name a layout guide`() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "|-3-[guide]-4-[one]", metrics: nil, views: ["guide": guide, "one": one])
        #expect(made.map(\.constant) == [3, 4] && made[0].secondItem === root && made[1].secondItem === guide)
    }

    // MARK: Mistakes

    @Test func `a missing view name stops the app and reports its position in the format`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[bar]-|", metrics: nil, views: [:])
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            message.contains(
                "NSInvalidArgumentException: Unable to parse constraint format: \nbar is not a key in the views dictionary. \nH:|-[bar]-| \n        ^"
            ))
    }

    @Test(arguments: [
        ("[one", "Expected a ']'"), ("[one]-", "Expected a distance"), ("[one]-5[one]", "Expected a '-'"),
        ("H[one]", "Expected a ':'"), ("[one](5)", "Expected a view"), ("", "Expected a view"),
        ("[one(x)]", "x is not a key in the metrics or the views dictionary."),
        ("[one]-x-[one]", "x is not a key in the metrics dictionary."),
        ("|[one]", "because the related view doesn't have a superview"),
    ])
    func `an invalid format stops the app`(format: String, text: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [format] in
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["one": UIView()])
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Unable to parse constraint format: \n") && message.contains(text))
    }

    @Test func `aligning a horizontal format on left edges stops the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: "[one]", options: .alignAllLeft, metrics: nil, views: ["one": UIView()])
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Options mask required views to be aligned on a vertical edge, which is not allowed"))
    }
}
