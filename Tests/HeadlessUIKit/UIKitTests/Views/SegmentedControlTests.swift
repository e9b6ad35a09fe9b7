import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct SegmentedControlTests {
    private func shown(_ control: UISegmentedControl, width: CGFloat = 300) -> UIWindow {
        let window = shownWindow(UIViewController())
        window.rootViewController?.view.addSubview(control)
        control.frame = CGRect(x: 20, y: 100, width: width, height: 32)
        window.layoutIfNeeded()
        return window
    }

    private func tapSegment(_ index: Int, of control: UISegmentedControl) {
        let width = control.frame.width / CGFloat(control.numberOfSegments)
        tap(at: CGPoint(x: control.frame.minX + width * (CGFloat(index) + 0.5), y: control.frame.midY))
    }

    @Test func `a control created with titles and images has no selected segment`() {
        let image = UIImage()
        let control = UISegmentedControl(items: ["One", image, "Three"])
        #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.titleForSegment(at: 0) == "One" && control.imageForSegment(at: 0) == nil)
        #expect(control.titleForSegment(at: 1) == nil && control.imageForSegment(at: 1) === image)
        #expect(control.bounds.size == control.intrinsicContentSize && control.bounds.height == 32)
    }

    @Test func `a tap on an unselected segment sends valueChanged, but a selection in code doesn't`() async throws {
        try await withDevice {
            let control = UISegmentedControl(items: ["One", "Two", "Three"])
            let window = shown(control)
            var indices: [Int] = []
            control.addAction(
                UIAction { indices.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2) },
                for: .valueChanged)
            tapSegment(1, of: control)
            tapSegment(1, of: control)
            tapSegment(2, of: control)
            #expect(indices == [1, 2])
            control.selectedSegmentIndex = 0
            control.selectedSegmentIndex = 9
            #expect(indices == [1, 2] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
            control.setEnabled(false, forSegmentAt: 1)
            tapSegment(1, of: control)
            #expect(indices == [1, 2] && !control.isEnabledForSegment(at: 1))
            _ = window
        }
    }

    @Test func `a momentary control selects a segment only while it sends valueChanged`() async throws {
        try await withDevice {
            let control = UISegmentedControl(items: ["One", "Two"])
            let window = shown(control)
            var indices: [Int] = []
            control.isMomentary = true
            control.addAction(UIAction { _ in indices.append(control.selectedSegmentIndex) }, for: .valueChanged)
            tapSegment(1, of: control)
            tapSegment(1, of: control)
            #expect(indices == [1, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
            _ = window
        }
    }

    @Test func `a momentary control ignores a selection in code`() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.isMomentary = true
        control.selectedSegmentIndex = 1
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func `the selected segment stays selected when others are inserted or removed`() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
        control.insertSegment(with: UIImage(), at: 99, animated: false)
        #expect(control.numberOfSegments == 4 && control.imageForSegment(at: 3) != nil)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.setTitle("New", forSegmentAt: 1)
        #expect(control.titleForSegment(at: 1) == "New" && control.imageForSegment(at: 1) == nil)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.intrinsicContentSize.width == 0)
    }

    @Test func `a tap on a segment performs its action`() async throws {
        try await withDevice {
            var lines: [String] = []
            let actions = ["a", "b"].map { name in UIAction(title: name) { _ in lines.append(name) } }
            let control = UISegmentedControl(frame: .zero, actions: actions)
            let window = shown(control)
            #expect(control.titleForSegment(at: 1) == "b" && control.actionForSegment(at: 1) === actions[1])
            tapSegment(1, of: control)
            #expect(lines == ["b"])
            _ = window
        }
    }

    @Test func `an index past the last segment is that of the last one`() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.setTitle("Last", forSegmentAt: 7)
        control.setWidth(60, forSegmentAt: 2)
        control.setEnabled(false, forSegmentAt: 3)
        #expect(control.titleForSegment(at: 0) == "One" && control.titleForSegment(at: 1) == "Last")
        #expect(control.titleForSegment(at: 9) == "Last" && control.widthForSegment(at: 1) == 60)
        #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
    }

    @Test func `segments without a width share the remaining width equally`() async throws {
        try await withDevice {
            let control = UISegmentedControl(items: ["One", "Two", "Three"])
            let window = shown(control)
            @MainActor func labels() -> [UIView] { control.subviews.filter { $0 is UILabel } }
            #expect(labels().map(\.frame.width) == [100, 100, 100])
            control.setWidth(60, forSegmentAt: 0)
            control.selectedSegmentIndex = 2
            control.selectedSegmentTintColor = .red
            window.layoutIfNeeded()
            #expect(labels().map(\.frame.width) == [60, 120, 120] && control.widthForSegment(at: 0) == 60)
            #expect(labels().map(\.backgroundColor) == [.clear, .clear, .red])
        }
    }
    @Test func `layout keeps the app's background color and corner radius`() async throws {
        try await withDevice {
            let control = UISegmentedControl(items: ["One"])
            control.layer.cornerRadius = 3
            let window = shown(control)
            #expect(control.backgroundColor == nil && control.layer.cornerRadius == 3)
            _ = window
        }
    }
}
