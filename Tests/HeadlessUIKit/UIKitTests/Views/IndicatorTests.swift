import Simulator
import Testing
import UIKitTestSupport

/// Tests of activity indicators, progress views and page controls.
@MainActor @Suite struct IndicatorTests {
    @Test func `an activity indicator is visible while it animates`() {
        let indicator = UIActivityIndicatorView(style: .medium)
        #expect(indicator.bounds.size == CGSize(width: 20, height: 20) && indicator.isHidden)
        indicator.startAnimating()
        #expect(indicator.isAnimating && !indicator.isHidden)
        indicator.stopAnimating()
        #expect(!indicator.isAnimating && indicator.isHidden)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
        indicator.startAnimating()
        indicator.stopAnimating()
        #expect(!indicator.isHidden)
        indicator.style = .large
        #expect(indicator.bounds.size == CGSize(width: 37, height: 37) && indicator.style == .large)
        #expect(indicator.intrinsicContentSize == CGSize(width: 37, height: 37))
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test(arguments: [(0, 37, UIColor.white), (1, 20, .white), (2, 20, .gray)])
    func `the deprecated styles set the size and color of an activity indicator`(
        index: Int, side: CGFloat, color: UIColor
    ) {
        let styles: [UIActivityIndicatorView.Style] = [.whiteLarge, .white, .gray]
        #expect(styles.map(\.rawValue) == [0, 1, 2])
        let style = styles[index]
        let indicator = UIActivityIndicatorView(style: style)
        #expect(indicator.bounds.size == CGSize(width: side, height: side) && indicator.color == color)
        let other = UIActivityIndicatorView(style: .large)
        other.style = style
        #expect(other.bounds.size == indicator.bounds.size && other.color == color)
    }

    @Test func `progress is clamped between 0 and 1, and shown in the tint color`() {
        let view = UIProgressView(progressViewStyle: .default)
        #expect(view.bounds.height == 4 && view.progress == 0)
        view.frame.size.width = 200
        view.progress = 0.25
        view.layoutIfNeeded()
        #expect(view.subviews[1].frame == CGRect(x: 0, y: 0, width: 50, height: 4))
        #expect(view.subviews[1].backgroundColor == view.tintColor)
        view.setProgress(7, animated: true)
        view.progressTintColor = .red
        view.trackTintColor = .green
        view.layoutIfNeeded()
        #expect(view.progress == 1 && view.subviews[1].backgroundColor == .red)
        #expect(view.subviews[0].backgroundColor == .green && view.backgroundColor == nil)
        view.progress = -1
        #expect(view.progress == 0)
    }

    @Test func `a page control clamps its current page to its number of pages`() {
        let control = UIPageControl()
        #expect(control.currentPage == 0 && control.numberOfPages == 0)
        control.numberOfPages = 5
        control.currentPage = 9
        #expect(control.currentPage == 4)
        control.numberOfPages = 2
        #expect(control.currentPage == 1 && control.subviews.count == 2)
        control.numberOfPages = 1
        #expect(control.subviews.count == 1)
        control.hidesForSinglePage = true
        #expect(control.subviews.isEmpty)
        #expect(control.size(forNumberOfPages: 3).width > control.size(forNumberOfPages: 2).width)
    }

    @Test func `a tap on a page control changes the page and sends valueChanged`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            let control = UIPageControl(frame: CGRect(x: 20, y: 100, width: 200, height: 26))
            control.numberOfPages = 3
            control.currentPageIndicatorTintColor = .red
            window.rootViewController?.view.addSubview(control)
            var pages: [Int] = []
            control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
            for x in [40, 200, 200, 200, 40] { tap(at: CGPoint(x: x, y: 113)) }
            #expect(pages == [1, 2, 1])
            window.layoutIfNeeded()
            #expect(control.subviews.map { $0.backgroundColor == .red } == [false, true, false])
        }
    }
}
