import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ScrollOffsetTests {
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    private let log = ScrollLog()

    init() {
        view.contentSize = CGSize(width: 300, height: 1000)
        view.delegate = log
    }

    @Test func `the content offset is the origin of the bounds`() {
        view.contentOffset = CGPoint(x: 5, y: 70)
        #expect(view.bounds == CGRect(x: 5, y: 70, width: 100, height: 200))
        view.bounds.origin.y = 80
        #expect(view.contentOffset.y == 80)
    }

    @Test func `subviews move opposite to the content offset`() {
        let row = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
        view.addSubview(row)
        let screen = UIView(frame: view.bounds)
        screen.addSubview(view)
        view.contentOffset.y = 250
        #expect(row.convert(row.bounds, to: screen).minY == 50)
        #expect(view.hitTest(CGPoint(x: 5, y: 310), with: nil) === row)
    }

    @Test func `scrollViewDidScroll is called only when the offset changes`() {
        view.contentOffset.y = 10
        view.contentOffset.y = 10
        view.bounds.origin.y = 20
        view.frame.origin.x = 7
        #expect(log.lines == ["scroll 0.0 10.0", "scroll 0.0 20.0"])
    }

    @Test func `an offset set in code isn't limited to the content`() {
        view.setContentOffset(CGPoint(x: 0, y: 5000), animated: false)
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 5000)
    }

    @Test func `shrinking the content or enlarging the view limits the offset`() {
        view.contentOffset.y = 800
        view.contentSize.height = 500
        #expect(view.contentOffset.y == 300)
        view.frame.size.height = 400
        #expect(view.contentOffset.y == 100)
    }

    @Test func `scrollRectToVisible scrolls along both axes by the least distance`() {
        view.scrollRectToVisible(CGRect(x: 150, y: 300, width: 10, height: 20), animated: false)
        #expect(view.contentOffset == CGPoint(x: 60, y: 120))
        view.scrollRectToVisible(CGRect(x: 100, y: 150, width: 10, height: 10), animated: false)
        #expect(view.contentOffset == CGPoint(x: 60, y: 120), "it was visible")
        view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
        #expect(view.contentOffset == .zero, "a pager goes back to its first page too")
    }

    @Test func `scrollRectToVisible takes the content inset into account`() {
        view.contentInset.bottom = 120
        view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 30), animated: false)
        #expect(view.contentOffset.y == 100)
    }

    @Test func `a scroll view clips to its bounds`() {
        #expect(view.clipsToBounds)
    }

    @Test func `the scroll view doesn't retain its delegate`() {
        view.delegate = ScrollLog()
        #expect(view.delegate == nil)
    }
}
