import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of views that keep their frames among views that constraints place.
@MainActor @Suite struct KeptFrameTests {
    private let root = board()

    @Test func `constraints can refer to a view that isn't placed by constraints`() {
        let fixed = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
        root.addSubview(fixed)
        let view = root.put()
        activate(
            view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5),
            view.topAnchor.constraint(equalTo: fixed.topAnchor),
            view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
            view.heightAnchor.constraint(equalTo: fixed.heightAnchor))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 85, y: 40, width: 50, height: 60))
        fixed.frame = CGRect(x: 10, y: 0, width: 20, height: 20)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 35, y: 0, width: 20, height: 20))
    }

    @Test func `a view resizes by its autoresizing mask, and constraints to it follow`() {
        let outer = root.put()
        let width = outer.widthAnchor.constraint(equalToConstant: 200)
        activate(width, outer.heightAnchor.constraint(equalToConstant: 100))
        root.layoutIfNeeded()
        let inner = UIView(frame: CGRect(x: 20, y: 10, width: 160, height: 30))
        inner.autoresizingMask = [.flexibleWidth]
        outer.addSubview(inner)
        let view = inner.put()
        activate(
            view.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: -10),
            view.heightAnchor.constraint(equalToConstant: 5))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 150, height: 5))
        width.constant = 260
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 20, y: 10, width: 220, height: 30))
        #expect(view.bounds.width == 210)
    }

    @Test func `flexible margins share a change of size in the same way as without constraints`() {
        let outer = root.put(SizeLog())
        let width = outer.widthAnchor.constraint(equalToConstant: 150)
        activate(width, outer.heightAnchor.constraint(equalToConstant: 100))
        root.layoutIfNeeded()
        // Source: Apple, "UIView.AutoresizingMask". Margins of 20 and 30 become 68 and 102.
        let inner = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 10))
        inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        outer.addSubview(inner)
        let below = outer.put()
        activate(
            below.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            below.widthAnchor.constraint(equalToConstant: 1))
        width.constant = 270
        root.layoutIfNeeded()
        #expect(near(inner.frame.minX, 68) && below.frame.minX == 68)
        #expect(outer.sizes.map(\.width) == [150, 270])
    }

    @Test func `constraints use the frames that a view's layoutSubviews sets`() {
        final class Halves: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                subviews[0].frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
            }
        }
        let halves = root.put(Halves())
        let half = UIView()
        halves.addSubview(half)
        let view = half.put(SizeLog())
        activate(
            halves.widthAnchor.constraint(equalTo: root.widthAnchor),
            halves.heightAnchor.constraint(equalToConstant: 50),
            view.widthAnchor.constraint(equalTo: half.widthAnchor, constant: -10),
            view.centerXAnchor.constraint(equalTo: half.centerXAnchor),
            view.heightAnchor.constraint(equalTo: half.heightAnchor))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 5, y: 0, width: 140, height: 50))
        #expect(view.sizes == [CGSize(width: 140, height: 50)])
    }

    @Test func `a view controller's view fills its window, and constraints to it follow rotation`() async throws {
        try await withDevice {
            let controller = UIViewController()
            let window = shownWindow(controller)
            let view: UIView = controller.view
            let child = view.put()
            activate(
                child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                child.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                child.topAnchor.constraint(equalTo: view.topAnchor),
                child.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5))
            window.layoutIfNeeded()
            #expect(child.frame == CGRect(x: 0, y: 0, width: 402, height: 437))
            turnDevice(to: .landscapeLeft)
            #expect(child.frame == CGRect(x: 0, y: 0, width: 874, height: 201))
        }
    }
}
