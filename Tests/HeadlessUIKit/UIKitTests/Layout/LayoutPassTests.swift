import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of the times at which constraints are updated, solved and applied.
@MainActor @Suite struct LayoutPassTests {
    private final class Diary {
        var lines: [String] = []
    }

    private final class LoggingView: UIView {
        let name: String
        let diary: Diary
        var onUpdate: () -> Void = {}

        init(_ name: String, _ diary: Diary) {
            self.name = name
            self.diary = diary
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            diary.lines.append("\(name) update")
            onUpdate()
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            diary.lines.append("\(name) layout")
        }
    }

    private let diary = Diary()

    @Test func `constraints are updated from the inside out, and then views are laid out from the outside in`() {
        let (outer, inner) = (LoggingView("outer", diary), LoggingView("inner", diary))
        _ = outer.put(inner)
        outer.layoutIfNeeded()
        #expect(diary.lines == ["inner update", "outer update", "outer layout", "inner layout"])
    }

    @Test func `updateConstraints is called again only for views that need it`() {
        let (outer, inner) = (LoggingView("outer", diary), LoggingView("inner", diary))
        _ = outer.put(inner)
        outer.layoutIfNeeded()
        diary.lines = []
        outer.layoutIfNeeded()
        #expect(diary.lines == [] && !inner.needsUpdateConstraints())
        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints())
        outer.updateConstraintsIfNeeded()
        #expect(diary.lines == ["inner update"] && !inner.needsUpdateConstraints())
    }

    @Test func `constraints created in updateConstraints take effect in the same layout pass`() {
        let outer = LoggingView("outer", diary)
        let view = UIView()
        outer.onUpdate = {
            outer.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            activate(view.widthAnchor.constraint(equalToConstant: 33))
        }
        outer.setNeedsUpdateConstraints()
        outer.layoutIfNeeded()
        #expect(view.bounds.width == 33)
    }

    @Test func `without constraints, updateConstraints is called only with requiresConstraintBasedLayout`() {
        final class Maker: UIView {
            var isQueried = false
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                isQueried = true
                super.updateConstraints()
            }
        }
        let (plain, maker) = (LoggingView("plain", diary), Maker())
        plain.layoutIfNeeded()
        #expect(diary.lines == ["plain layout"])
        maker.layoutIfNeeded()
        #expect(maker.isQueried && Maker.requiresConstraintBasedLayout && !UIView.requiresConstraintBasedLayout)
    }

    @Test func `constraints have no effect if layoutSubviews doesn't call super`() {
        final class Silent: UIView {
            override func layoutSubviews() {}
        }
        let silent = Silent()
        let view = silent.put(Content(10, 10))
        silent.layoutIfNeeded()
        #expect(view.frame == .zero)
    }

    @Test func `subviews have their frames after super.layoutSubviews()`() {
        final class Reader: UIView {
            var width: CGFloat = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                width = subviews[0].bounds.width
            }
        }
        let reader = Reader()
        _ = reader.put(Content(10, 10))
        reader.layoutIfNeeded()
        #expect(reader.width == 10)
    }

    @Test func `a constraint changed in layoutSubviews causes another layout pass`() {
        final class Square: UIView {
            var height: NSLayoutConstraint?
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                height?.constant = subviews[0].bounds.width
            }
        }
        let square = Square(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        let view = square.put()
        square.height = view.heightAnchor.constraint(equalToConstant: 0)
        activate(view.widthAnchor.constraint(equalTo: square.widthAnchor), square.height!)
        square.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 80, height: 80))
        #expect(square.layouts == 2)
    }

    @Test func `layoutIfNeeded on a view also lays out its superview if constraints resize the view`() {
        let outer = LoggingView("outer", diary)
        let inner = outer.put(LoggingView("inner", diary))
        let width = inner.widthAnchor.constraint(equalToConstant: 10)
        activate(width)
        outer.layoutIfNeeded()
        width.constant = 20
        inner.layoutIfNeeded()
        #expect(inner.bounds.width == 20)
    }

    @Test func `views are laid out at the end of the run loop turn`() async throws {
        try await withDevice {
            let controller = UIViewController()
            let window = shownWindow(controller)
            let view = controller.view.put()
            let width = view.widthAnchor.constraint(equalToConstant: 10)
            activate(width, view.heightAnchor.constraint(equalToConstant: 10))
            tap(at: CGPoint(x: 1, y: 1))
            #expect(view.bounds.width == 10)
            width.constant = 50
            #expect(view.bounds.width == 10)
            tap(at: CGPoint(x: 1, y: 1))
            #expect(view.bounds.width == 50)
            _ = window
        }
    }

    @Test func `updateViewConstraints is called in the layout pass of the view controller's view`() {
        final class Controller: UIViewController {
            let child = UIView()
            override func viewDidLoad() {
                view.addSubview(child)
                child.translatesAutoresizingMaskIntoConstraints = false
            }
            override func updateViewConstraints() {
                activate(child.widthAnchor.constraint(equalToConstant: 44))
                super.updateViewConstraints()
            }
            override func loadView() { view = LoggingView("view", Diary()) }
        }
        let controller = Controller()
        controller.view.layoutIfNeeded()
        #expect(controller.child.bounds.width == 44)
        #expect((controller.view as? LoggingView)?.diary.lines == ["view update", "view layout"])
    }

    @Test func `layout ends even if a view changes a constraint in every layout pass`() {
        final class Restless: UIView {
            var height: NSLayoutConstraint?
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                // If layout has no limit of its own, it ends here, and the test fails.
                if layouts < 100 { height?.constant += 1 }
            }
        }
        let restless = Restless()
        let view = restless.put()
        restless.height = view.heightAnchor.constraint(equalToConstant: 0)
        activate(restless.height!)
        restless.layoutIfNeeded()
        #expect(view.bounds.height > 0)
        #expect(restless.layouts > 1 && restless.layouts < 100)
    }

    @Test func `layout doesn't retain views or constraints`() {
        weak var root: UIView?
        weak var view: UIView?
        weak var constraint: NSLayoutConstraint?
        do {
            let board = board()
            let label = board.put(UILabel())
            board.translatesAutoresizingMaskIntoConstraints = false
            label.text = "Text"
            let guide = UILayoutGuide()
            board.addLayoutGuide(guide)
            let width = label.widthAnchor.constraint(equalTo: guide.widthAnchor)
            activate(width, board.readableContentGuide.leadingAnchor.constraint(equalTo: guide.leadingAnchor))
            board.layoutIfNeeded()
            (root, view, constraint) = (board, label, width)
            label.removeFromSuperview()
            #expect(!width.isActive)
        }
        #expect(root == nil && view == nil && constraint == nil)
    }

    @Test func `a constraint changed before super.layoutSubviews() applies in the same layout pass`() {
        final class Wide: UIView {
            let log = SizeLog()
            var width: NSLayoutConstraint?
            override func layoutSubviews() {
                width?.constant = 60
                super.layoutSubviews()
            }
        }
        let wide = Wide()
        _ = wide.put(wide.log)
        wide.width = wide.log.widthAnchor.constraint(equalToConstant: 10)
        activate(wide.width!)
        wide.layoutIfNeeded()
        #expect(wide.log.sizes.map(\.width) == [60])
    }

    @Test func `a view added before super.layoutSubviews() is placed in the same layout pass`() {
        final class Late: UIView {
            let child = Content(12, 12)
            var widths: [CGFloat] = []
            override func layoutSubviews() {
                if child.superview == nil { _ = put(child) }
                super.layoutSubviews()
                widths.append(child.bounds.width)
            }
        }
        let late = Late()
        _ = late.put(Content(1, 1))
        late.layoutIfNeeded()
        #expect(late.widths.first == 12)
    }
}
