import Testing
import UIKit
import UIKitTestSupport

/// Tests of constraints in scroll views. Source: Apple, "Auto Layout Guide", working with scroll views.
@MainActor @Suite struct ScrollViewConstraintTests {
    private let root = board()
    private let scrollView = UIScrollView()

    init() {
        _ = root.put(scrollView)
        activate(
            scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor))
    }

    @Test func `constraints from the content to all edges determine the content size`() {
        let content = scrollView.put(Content(500, 900))
        activate(
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 20),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -30),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -40))
        root.layoutIfNeeded()
        #expect(scrollView.frame == CGRect(x: 0, y: 100, width: 300, height: 300))
        #expect(content.frame == CGRect(x: 10, y: 20, width: 500, height: 900))
        #expect(scrollView.contentSize == CGSize(width: 540, height: 960))
    }

    @Test func `a scroll view's widthAnchor is the width of its frame, not of its content`() {
        let content = scrollView.put(Content(UIView.noIntrinsicMetric, 900))
        let guide = scrollView.contentLayoutGuide
        activate(
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor))
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 300, height: 900))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 900))
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect(scrollView.contentSize.width == 200)
    }

    @Test func `scrolling doesn't move the content, and frameLayoutGuide follows the content offset`() {
        let content = scrollView.put(Content(300, 900))
        activate(
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor))
        let header = scrollView.put(Content(300, 30))
        activate(
            header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
            header.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor))
        root.layoutIfNeeded()
        scrollView.contentOffset.y = 70
        root.layoutIfNeeded()
        #expect(content.frame.minY == 0 && scrollView.contentOffset.y == 70)
        #expect(header.frame.minY == 75)
        #expect(header.convert(header.bounds, to: root).minY == 105)
    }

    @Test func `a constraint to a view outside keeps a subview in place during scrolling`() {
        let header = scrollView.put(Content(50, 30))
        activate(header.topAnchor.constraint(equalTo: root.topAnchor, constant: 130))
        scrollView.contentSize = CGSize(width: 300, height: 1000)
        root.layoutIfNeeded()
        #expect(header.frame.minY == 30)
        scrollView.contentOffset.y = 200
        root.layoutIfNeeded()
        #expect(header.frame.minY == 230)
    }

    @Test func `without constraints to all edges, the content size that the app sets is kept`() {
        scrollView.contentSize = CGSize(width: 70, height: 80)
        let view = scrollView.put(Content(10, 10))
        activate(view.topAnchor.constraint(equalTo: scrollView.topAnchor))
        activate(view.widthAnchor.constraint(equalTo: scrollView.widthAnchor))
        root.layoutIfNeeded()
        #expect(scrollView.contentSize.width == 70)
    }
}
