import Testing
import UIKit
import UIKitTestSupport

/// Tests of stack views. Source: Apple, "UIStackView", "UIStackView.Distribution" and "UIStackView.Alignment".
@MainActor @Suite struct StackViewTests {
    private let root = board()

    /// Returns a row of views that fills the root from side to side.
    private func row(_ views: [UIView], _ distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 0)
        -> UIStackView
    {
        let stack = root.put(UIStackView(arrangedSubviews: views))
        stack.distribution = distribution
        stack.spacing = spacing
        activate(
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor))
        root.layoutIfNeeded()
        return stack
    }

    private func spans(_ stack: UIStackView) -> [ClosedRange<CGFloat>] {
        stack.arrangedSubviews.map { $0.frame.minX...$0.frame.maxX }
    }

    private func contents(_ widths: CGFloat...) -> [Content] { widths.map { Content($0, 20) } }

    @Test func `a new stack view is horizontal with fill distribution and places its views by constraints`() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
        let view = UIView()
        stack.addArrangedSubview(view)
        #expect(!view.translatesAutoresizingMaskIntoConstraints && view.superview === stack)
    }

    // MARK: Distribution

    @Test func `fill stretches the view with the lowest hugging priority`() {
        let views = contents(50, 60, 70)
        views[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        let stack = row(views, spacing: 10)
        #expect(spans(stack) == [0...50, 60...220, 230...300])
        #expect(stack.bounds.height == 20)
    }

    @Test func `fillEqually gives all views the same width`() {
        #expect(spans(row(contents(50, 60, 70), .fillEqually, spacing: 15)) == [0...90, 105...195, 210...300])
    }

    @Test func `fillProportionally distributes the width in proportion to intrinsic content sizes`() {
        let views = contents(10, 20, 30)
        let stack = row(views, .fillProportionally, spacing: 30)
        #expect(spans(stack) == [0...40, 70...150, 180...300])
        views[0].size.width = 50
        root.layoutIfNeeded()
        #expect(spans(stack).map { $0.upperBound - $0.lowerBound } == [120, 48, 72])
    }

    @Test func `equalSpacing makes the gaps between views equal`() {
        #expect(spans(row(contents(30, 60, 90), .equalSpacing)) == [0...30, 90...150, 210...300])
    }

    @Test func `equalSpacing keeps at least the spacing and compresses views for it`() {
        let views = contents(100, 100, 100)
        views[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        #expect(spans(row(views, .equalSpacing, spacing: 20)) == [0...100, 120...180, 200...300])
    }

    @Test func `equalCentering makes the distances between centers equal`() {
        // The centers are at 10, 140 and 270.
        #expect(spans(row(contents(20, 100, 60), .equalCentering)) == [0...20, 90...190, 240...300])
    }

    @Test func `equalCentering keeps at least the spacing`() {
        // Equal distances between the centers would leave 5 points between the last two views.
        #expect(spans(row(contents(20, 100, 150), .equalCentering, spacing: 15)) == [0...20, 35...135, 150...300])
    }

    @Test func `a vertical stack view arranges its views from top to bottom`() {
        let stack = root.put(UIStackView(arrangedSubviews: [Content(30, 10), Content(50, 20)]))
        stack.axis = .vertical
        stack.spacing = 5
        activate(
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor))
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 50, height: 35))
        #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 15])
        #expect(stack.arrangedSubviews.map(\.bounds.width) == [50, 50])
    }

    // MARK: Alignment

    @Test(
        arguments: [
            (UIStackView.Alignment.fill, [0, 0], [40, 40]), (.top, [0, 0], [20, 40]), (.center, [10, 0], [20, 40]),
            (.bottom, [20, 0], [20, 40]),
        ] as [(UIStackView.Alignment, [CGFloat], [CGFloat])])
    func `the alignment places views across the axis`(
        alignment: UIStackView.Alignment, tops: [CGFloat], heights: [CGFloat]
    ) {
        let stack = row([Content(10, 20), Content(20, 40)])
        stack.alignment = alignment
        root.layoutIfNeeded()
        #expect(stack.bounds.height == 40)
        #expect(stack.arrangedSubviews.map(\.frame.minY) == tops)
        #expect(stack.arrangedSubviews.map(\.bounds.height) == heights)
    }

    @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func `baseline alignments align the text of a row`(alignment: UIStackView.Alignment) {
        let labels = [40, 12].map { size in
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.text = "Text"
            return label
        }
        let stack = row(labels)
        stack.alignment = alignment
        root.layoutIfNeeded()
        let lines = labels.map { $0.frame.midY - $0.font.lineHeight / 2 + $0.font.ascender }
        #expect(abs(lines[0] - lines[1]) <= 1)
        #expect(stack.bounds.height == labels[0].bounds.height)
    }

    @Test func `views without an intrinsic content size get a size of zero`() {
        let stack = row([UIView(), UIView()], .equalSpacing)
        stack.alignment = .center
        root.layoutIfNeeded()
        #expect(stack.bounds.height == 0 && spans(stack) == [0...0, 300...300])
    }

    // MARK: Spacing

    @Test func `custom spacing replaces the spacing after a view until the view is removed`() {
        let views = contents(10, 10, 10)
        views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        let stack = row(views, spacing: 5)
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(30, after: views[0])
        root.layoutIfNeeded()
        #expect(spans(stack) == [0...10, 40...50, 55...300] && stack.customSpacing(after: views[0]) == 30)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
        root.layoutIfNeeded()
        #expect(spans(stack)[1] == 18...28)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        root.layoutIfNeeded()
        #expect(spans(stack)[1] == 15...25)
        stack.setCustomSpacing(30, after: views[0])
        stack.removeArrangedSubview(views[0])
        stack.insertArrangedSubview(views[0], at: 0)
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    }

    @Test func `layout margins apply with isLayoutMarginsRelativeArrangement`() {
        let stack = row(contents(10))
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.layoutIfNeeded()
        #expect(spans(stack) == [2...296] && stack.bounds.height == 24)
    }

    @Test func `isBaselineRelativeArrangement measures the spacing of a column between baselines`() {
        let labels = (0..<2).map { _ in UILabel() }
        for label in labels { label.text = "Text" }
        let stack = root.put(UIStackView(arrangedSubviews: labels))
        stack.axis = .vertical
        stack.isBaselineRelativeArrangement = true
        stack.spacing = 40
        root.layoutIfNeeded()
        #expect(labels[1].frame.minY - labels[0].frame.minY == 40)
    }

    // MARK: What is arranged

    @Test func `a hidden view takes no space until it is shown again`() {
        let views = contents(100, 50, 100)
        views[0].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        let stack = row(views, spacing: 10)
        #expect(spans(stack) == [0...130, 140...190, 200...300])
        views[1].isHidden = true
        root.layoutIfNeeded()
        #expect(spans(stack)[0] == 0...190 && spans(stack)[2] == 200...300 && views[1].bounds.width == 0)
        views[1].isHidden = false
        root.layoutIfNeeded()
        #expect(spans(stack) == [0...130, 140...190, 200...300])
        for view in views { view.isHidden = true }
        root.layoutIfNeeded()
        #expect(stack.bounds.width == 300)
    }

    @Test func `arranged subviews can be inserted, moved and removed`() {
        let views = contents(1, 2, 3)
        let stack = UIStackView(arrangedSubviews: [views[0]])
        stack.insertArrangedSubview(views[1], at: 0)
        stack.addArrangedSubview(views[2])
        #expect(stack.arrangedSubviews == [views[1], views[0], views[2]])
        #expect(stack.subviews == views)
        stack.addArrangedSubview(views[1])
        stack.insertArrangedSubview(views[2], at: 0)
        #expect(stack.arrangedSubviews == [views[2], views[0], views[1]] && stack.subviews == views)
        stack.removeArrangedSubview(views[0])
        #expect(stack.arrangedSubviews == [views[2], views[1]] && views[0].superview === stack)
        views[1].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[2]])
        let plain = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
        stack.addSubview(plain)
        stack.layoutIfNeeded()
        #expect(plain.frame.minX == 5 && stack.arrangedSubviews == [views[2]])
    }

    @Test func `a stack view is as large as its arranged subviews and spacing`() {
        let stack = root.put(UIStackView(arrangedSubviews: contents(10, 20)))
        stack.spacing = 4
        activate(
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor))
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 34, height: 20))
        #expect(!stack.hasAmbiguousLayout)
    }

    @Test func `stack views can be nested`() {
        let column = UIStackView(arrangedSubviews: [Content(40, 10), Content(20, 10)])
        column.axis = .vertical
        column.spacing = 2
        let stack = row([Content(50, 5), column, Content(70, 5)], spacing: 10)
        stack.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        stack.alignment = .center
        root.layoutIfNeeded()
        #expect(stack.bounds.height == 22)
        #expect(spans(stack) == [0...170, 180...220, 230...300])
        #expect(column.arrangedSubviews.map(\.frame.minY) == [0, 12])
    }

    @Test func `the baselines are those of the first and last view of a column, or the highest of a row`() {
        let (one, two) = (UILabel(), UILabel())
        two.font = .systemFont(ofSize: 40)
        for label in [one, two] { label.text = "Text" }
        let stack = row([one, two])
        stack.alignment = .center
        root.layoutIfNeeded()
        #expect(stack.forFirstBaselineLayout === two && stack.forLastBaselineLayout === two)
        stack.axis = .vertical
        #expect(stack.forFirstBaselineLayout === one && stack.forLastBaselineLayout === two)
    }

    @Test func `text in a vertical stack view wraps at the stack view's width`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "The quick brown fox jumps over the lazy dog, and then over the next one, and the next."
        let stack = root.put(UIStackView(arrangedSubviews: [label, Content(10, 10)]))
        stack.axis = .vertical
        activate(
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.widthAnchor.constraint(equalToConstant: 200))
        root.layoutIfNeeded()
        let height = label.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(height > 2 * label.font.lineHeight && near(label.bounds.height, height))
        #expect(near(stack.bounds.height, height + 10))
    }

    @Test(
        arguments: [UIStackView.Distribution.fill, .equalSpacing, .equalCentering],
        [UIStackView.Alignment.fill, .center])
    func `a stack view and its arranged subviews aren't ambiguous`(
        distribution: UIStackView.Distribution, alignment: UIStackView.Alignment
    ) {
        let stack = root.put(UIStackView(arrangedSubviews: contents(10, 20, 30)))
        stack.distribution = distribution
        stack.alignment = alignment
        activate(
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor))
        #expect(!stack.hasAmbiguousLayout && stack.arrangedSubviews.allSatisfy { !$0.hasAmbiguousLayout })
        root.layoutIfNeeded()
        // The centers have equal distances of 25 points, so the row is as long as these require.
        #expect(stack.bounds.size == CGSize(width: distribution == .equalCentering ? 70 : 60, height: 20))
    }

    @Test func `a view without an intrinsic height isn't ambiguous in a centered row`() {
        let view = UIView()
        let stack = row([Content(10, 10), view])
        stack.alignment = .center
        activate(stack.heightAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 5))
        root.layoutIfNeeded()
        #expect(view.bounds.height == 0 && !view.hasAmbiguousLayout)
    }

    @Test func `equalSpacing uses the largest custom spacing for all gaps`() {
        let stack = row(contents(100, 100, 100), .equalSpacing, spacing: 10)
        stack.setCustomSpacing(40, after: stack.arrangedSubviews[0])
        root.layoutIfNeeded()
        let gaps = zip(spans(stack), spans(stack).dropFirst()).map { $1.lowerBound - $0.upperBound }
        #expect(gaps == [40, 40])
    }

    @Test func `changing the arrangement removes the guides and constraints of the previous one`() {
        let stack = row(contents(10, 20, 30), .equalSpacing)
        let (guides, constraints) = (stack.layoutGuides.count, stack.constraints.count)
        for spacing in [1.0, 2, 3] {
            stack.spacing = spacing
            root.layoutIfNeeded()
        }
        #expect(stack.layoutGuides.count == guides && stack.constraints.count == constraints)
        stack.distribution = .fill
        root.layoutIfNeeded()
        #expect(stack.layoutGuides.isEmpty)
    }

    @Test func `a stack view that isn't placed by constraints fills its frame with its views`() {
        let stack = UIStackView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        stack.distribution = .fillEqually
        for _ in 0..<2 { stack.addArrangedSubview(UIView()) }
        root.addSubview(stack)
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 50])
        #expect(stack.arrangedSubviews.map(\.bounds.size) == Array(repeating: CGSize(width: 50, height: 50), count: 2))
        #expect(stack.frame == CGRect(x: 10, y: 10, width: 100, height: 50))
    }
}
