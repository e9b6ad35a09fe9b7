import Testing

@testable import Simulator

@MainActor @Suite struct TouchFigureTests {
    private final class Passing: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let view = super.hitTest(point, with: event)
            return view === rootViewController?.view ? nil : view
        }
    }

    private func visibleWindow(_ window: UIWindow, level: UIWindow.Level = .normal) -> UIWindow {
        window.rootViewController = UIViewController()
        window.windowLevel = level
        window.isHidden = false
        return window
    }

    private func button(_ title: String, _ frame: CGRect, on window: UIWindow) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = frame
        window.rootViewController?.view.addSubview(button)
        return button
    }

    @Test func `regions are listed from front to back, the status bar last`() async throws {
        try await withDevice {
            let app = visibleWindow(UIWindow(windowScene: scene))
            let tips = visibleWindow(Passing(windowScene: scene), level: .alert)
            let frame = CGRect(x: 100, y: 300, width: 120, height: 44)
            let close = button("Close", frame, on: tips)
            _ = button("Below", CGRect(x: 50, y: 300, width: 120, height: 44), on: app)
            let regions = TouchMap(of: ScreenPicture(of: .current)).regions
            #expect(regions.count == 4)
            #expect(regions[0].view === close && regions[0].rects == [frame])
            #expect(regions[1...2].allSatisfy { $0.window === app })
            #expect(regions[2].rects == [CGRect(x: 50, y: 300, width: 50, height: 44)])
            #expect(regions[3].isStatusBar)
        }
    }

    @Test func `each point of a region hits the region's view`() async throws {
        try await withDevice {
            let app = visibleWindow(UIWindow(windowScene: scene))
            for index in 0..<4 {
                _ = button("\(index)", CGRect(x: 31 * index, y: 150 + 17 * index, width: 90, height: 60), on: app)
            }
            for region in TouchMap(of: ScreenPicture(of: .current)).regions {
                for rect in region.rects {
                    for corner in rect.insetBy(dx: 0.02, dy: 0.02).corners {
                        #expect(touchTarget(at: corner).view === region.view)
                    }
                }
            }
        }
    }

    @Test(arguments: [UIInterfaceOrientation.landscapeLeft, .landscapeRight])
    func `regions of a rotated screen are in interface coordinates`(orientation: UIInterfaceOrientation) async throws {
        try await withDevice {
            let app = visibleWindow(UIWindow(windowScene: scene))
            let frame = CGRect(x: 100, y: 100, width: 120, height: 44)
            let close = button("Close", frame, on: app)
            turnDevice(to: orientation)
            let region = TouchMap(of: ScreenPicture(of: .current)).regions.first { $0.view === close }
            #expect(region?.rects == [frame])
        }
    }

    @Test func `an area without a hit view is a region too`() async throws {
        try await withDevice {
            let small = visibleWindow(UIWindow(windowScene: scene))
            small.frame = CGRect(x: 0, y: 200, width: 100, height: 100)
            let svg = Figure.touches(title: "T").svg
            #expect(svg.contains("aria-label=\"nothing answers: no window takes the touch\""))
            #expect(svg.contains(">nothing answers</text>"))
        }
    }

    @Test func `regions are named by window, class and title, or by a custom name`() async throws {
        try await withDevice {
            let app = visibleWindow(UIWindow(windowScene: scene))
            _ = button("Close", CGRect(x: 100, y: 300, width: 120, height: 44), on: app)
            let figure = Figure.touches(title: "T") { $0 === app ? "App" : nil }
            #expect(figure.svg.contains("aria-label=\"App: UIButton “Close”\""))
            #expect(figure.svg.contains("aria-label=\"App: UIView of UIViewController\""))
            #expect(figure.svg.contains("<g class=\"name\" visibility=\"hidden\">"))
            #expect(figure.description.contains("App: UIButton “Close”"))
            #expect(figure.panels.count == 2 && figure.faults == [])
        }
    }
}
