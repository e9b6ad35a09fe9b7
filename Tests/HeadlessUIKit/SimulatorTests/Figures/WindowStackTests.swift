import Testing
import UIKitTestSupport

@testable import Simulator

@Suite struct WindowStackTests {
    private typealias Layer = Figure.WindowLayer

    private static let phone = CGSize(width: 375, height: 667)
    private static let whole = CGRect(origin: .zero, size: phone)

    private func layout(_ windows: [Layer], gaps: Figure.WindowGaps = .even) -> WindowStackLayout {
        WindowStackLayout(windows, screen: WindowStackTests.phone, gaps: gaps)
    }

    private func layers(_ count: Int) -> [Layer] {
        (0..<count).map { Layer("Window \($0)", frame: WindowStackTests.whole, level: CGFloat($0)) }
    }

    private func svg(_ windows: [Layer]) -> String {
        Figure.windowStack(title: "T", screen: WindowStackTests.phone, windows: windows).svg
    }

    private func width(_ windows: [Layer]) -> CGFloat {
        let text = svg(windows).split(separator: "width=\"")[1].prefix { $0 != "\"" }
        return CGFloat(Double(text) ?? 0)
    }

    @Test(arguments: [1, 2, 3, 5, 8, 12, 20, 40])
    func `the picture is at most 328 points wide`(count: Int) {
        #expect(width(layers(count)) <= 328)
    }

    @Test func `the picture is at most 328 points wide if the names are long`() {
        let names = ["UITextEffectsWindow", "UIRemoteKeyboardWindow", "StatusBarTipsWindow"]
        let windows = names.map { Layer($0, frame: WindowStackTests.whole, level: 10_000_000, isSystem: true) }
        #expect(width(windows) <= 328)
    }

    @Test func `the picture is at most 328 points wide if the screen is wide`() {
        let pad = CGSize(width: 1024, height: 768)
        let layout = WindowStackLayout(layers(3), screen: pad, gaps: .even)
        #expect(layout.view.corners(of: layout.screen, depth: layout.depths[2])[1].x <= 328)
    }

    @Test func `a window further in front is drawn further to the right and further down`() {
        let layout = layout(layers(3))
        #expect(layout.depths == layout.depths.sorted())
        #expect(layout.foot(0).x < layout.foot(1).x && layout.foot(0).y < layout.foot(1).y)
    }

    @Test func `with even gaps, all gaps are equal`() {
        let depths = layout(layers(4)).depths
        #expect(abs((depths[1] - depths[0]) - (depths[3] - depths[2])) < 1e-9)
    }

    @Test func `with gaps by level, a larger difference of levels has a wider gap`() {
        let windows = [0, 0, 2000, 2000, 10_000_000].map { Layer("W", frame: WindowStackTests.whole, level: $0) }
        let depths = layout(windows, gaps: .byLevel).depths
        let gaps = zip(depths.dropFirst(), depths).map { $0 - $1 }
        #expect(gaps[0] < gaps[1] && gaps[1] < gaps[3])
        #expect(abs(gaps[0] - gaps[2]) < 1e-9)
    }

    @Test(arguments: 2...12)
    func `no leader line crosses the name of another window`(count: Int) {
        let windows = layers(count)
        let layout = layout(windows)
        for front in windows.indices.dropFirst() {
            for back in 0..<front {
                // The line of the rear window runs to the left of the name, and ends below it.
                #expect(layout.foot(back).x < layout.name(front).x)
                #expect(layout.name(back).y >= layout.name(front).y + WindowStackLayout.rowHeight)
            }
        }
    }

    @Test func `the key window is drawn in the accent color`() {
        let key = svg([Layer("W", frame: WindowStackTests.whole, isKey: true)])
        #expect(key.contains("data-fill=\"accent-soft"))
        #expect(key.contains(">level 0, key<"))
        #expect(!svg(layers(1)).contains("accent"))
    }

    @Test func `a hidden window is drawn dashed and translucent`() {
        let hidden = svg([Layer("W", frame: WindowStackTests.whole, level: 2000, isHidden: true)])
        #expect(hidden.contains("stroke-dasharray=\"4 4\""))
        #expect(hidden.contains("opacity=\"0.25\""))
        #expect(!svg(layers(1)).contains("stroke-dasharray=\"4 4\""))
    }

    @Test func `a window far outside the screen doesn't widen the picture`() {
        let far = Layer("Far", frame: CGRect(x: 100_000, y: 0, width: 10, height: 10))
        let huge = Layer("Huge", frame: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
        #expect(width([far]) <= 328)
        #expect(width([huge]) <= 328)
    }

    @Test(arguments: [CGRect.null, .infinite, .zero])
    func `a window with a null, infinite or empty frame has a picture`(frame: CGRect) {
        #expect(svg([Layer("W", frame: frame)]).hasSuffix("</svg>\n"))
    }

    @Test func `the description lists each window`() {
        let windows = [
            Layer("App", frame: WindowStackTests.whole, isKey: true),
            Layer("Keys", frame: WindowStackTests.whole, level: 0.5, isHidden: true, isSystem: true),
        ]
        #expect(
            svg(windows).contains("Windows from back to front: App, level 0, key; Keys, level 0.5, hidden, system."))
    }

    @MainActor @Test func `the current device's windows have their class names or custom ones`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let app = oldWindow()
            app.makeKeyAndVisible()
            let tip = oldWindow()
            tip.windowLevel = .alert
            let svg = Figure.windowStack(title: "T") { $0 === tip ? "Tip" : nil }.svg
            #expect(svg.contains("Windows from back to front: UIWindow, level 0, key; Tip, level 2000, hidden."))
        }
    }

    @Test func `a stack without windows has a picture with role colors only`() {
        let svg = svg([])
        #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
        #expect(!svg.contains("style=") && !svg.contains("=\"#"))
    }
}
