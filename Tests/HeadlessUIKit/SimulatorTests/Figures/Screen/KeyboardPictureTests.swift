import Testing
import UIKitTestSupport

@testable import Figures
@_spi(Simulator) @testable import Simulator
@_spi(Simulator) @testable import UIKit

/// The keys and the caret in a picture of the screen.
@MainActor @Suite struct KeyboardPictureTests {
    /// Returns the texts of the screen below the status bar while a field is edited, in the order in which they are
    /// drawn.
    private func texts(
        on device: Device = .iPhone17, orientation: UIInterfaceOrientation = .portrait,
        _ prepare: @MainActor (UITextField) -> Void = { _ in }
    ) async throws -> [String] {
        var texts: [String] = []
        try await withDevice(device) {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            let window = screenWindow(field)
            turnDevice(to: orientation)
            prepare(field)
            field.becomeFirstResponder()
            let svg = Figure.screen(title: "T").svg
            texts = svg.matches(of: /<text[^>]*>([^<]*)</).map { String($0.output.1) }.filter { $0 != "9:41" }
            withExtendedLifetime(window) {}
        }
        return texts
    }

    @Test func `the keys are those of the field's keyboard`() async throws {
        let letters = try await texts { $0.autocapitalizationType = .none }
        #expect(letters.suffix(29).prefix(26).joined() == "qwertyuiopasdfghjklzxcvbnm")
        #expect(letters.suffix(3) == ["123", "space", "return"])
        let digits = try await texts { $0.keyboardType = .decimalPad }
        #expect(digits.suffix(11).joined() == "123456789.0")
        let marks = try await texts { $0.keyboardType = .numbersAndPunctuation }
        #expect(marks.contains("#+=") && marks.suffix(3).first == "ABC")
    }

    @Test func `letters are uppercase while shift is pressed, and the return key has its title`() async throws {
        let texts = try await texts { $0.returnKeyType = .search }
        #expect(texts.contains("Q") && !texts.contains("q") && texts.last == "search")
    }

    @Test func `a keyboard that is too small for legible letters has keys without them`() async throws {
        let texts = try await texts(on: .iPadPro13, orientation: .landscapeLeft)
        #expect(!texts.contains("Q") && !texts.contains("space"))
    }

    @Test func `a field with an input view has no keys`() async throws {
        #expect(try await !texts { $0.inputView = UIView() }.contains("space"))
    }

    @Test func `the keys are inside the keyboard, below its accessory view`() async throws {
        for device in [Device.iPhone17, .iPhone8, .iPadPro13] {
            for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
                try await withDevice(device) {
                    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
                    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
                    let window = screenWindow(field)
                    turnDevice(to: orientation)
                    field.becomeFirstResponder()
                    let picture = ScreenPicture(of: device)
                    let keyboard = try #require(picture.keyboard)
                    #expect(keyboard.frame.height == keyboardFrame!.height - 44)
                    #expect(abs(keyboard.frame.maxY - picture.glass.maxY) < 0.01)
                    let keys = keyboard.shapes(scale: 1).compactMap { shape in
                        if case .rectangle(let key, _, _) = shape { key } else { nil }
                    }
                    #expect(keys.count > 30)
                    for key in keys {
                        #expect(key.minX > keyboard.frame.minX - 0.01 && key.maxX < keyboard.frame.maxX + 0.01)
                        #expect(key.minY > keyboard.frame.minY - 0.01 && key.maxY < keyboard.frame.maxY + 0.01)
                    }
                    withExtendedLifetime(window) {}
                }
            }
        }
    }

    @Test func `the caret is drawn in front of its window and behind the windows before it`() async throws {
        try await withDevice {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            field.tintColor = .red
            let window = screenWindow(field)
            #expect(ScreenPicture(of: .iPhone17).caret == nil)
            field.becomeFirstResponder()
            let front = newWindow(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
            front.isHidden = false
            let picture = ScreenPicture(of: Device.inUse!)
            let caret = try #require(picture.caret)
            #expect(caret.windowIndex == 0 && picture.windows.count > 1 && caret.color == .red)
            #expect(caret.caret?.minX == 20 && caret.shapes.count == 1)
            _ = (window, front)
        }
    }

    @Test func `a selection is a transparent area without a caret`() async throws {
        try await withDevice {
            let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
            let window = screenWindow(view)
            view.text = "tea"
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 0, length: 2)
            let shapes = try #require(ScreenPicture(of: Device.inUse!).caret?.shapes)
            guard case .rectangle(_, _, let style)? = shapes.first, shapes.count == 1 else {
                return #expect(Bool(false), "one rectangle")
            }
            #expect(style.opacity == 0.2)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `the status bar has the time, four bars, three waves and a battery`() {
        let frame = CGRect(x: 0, y: 0, width: 402, height: 62)
        let shapes = StatusBarPicture(frame: frame, cutout: .island, color: .ink).shapes
        guard case .group(let symbols, let place)? = shapes.last else { return #expect(Bool(false), "a group") }
        let (rectangles, paths) = symbols.reduce(into: (0, 0)) { counts, shape in
            if case .rectangle = shape { counts.0 += 1 }
            if case .path = shape { counts.1 += 1 }
        }
        #expect(rectangles == 4 + 3 && paths == 3)
        // The symbols are to the right of the island.
        #expect(place(CGPoint(x: -72, y: 0)).x > 264 && place(.zero).x < 402)
    }

    /// Returns the paths among shapes, also inside groups.
    private func paths(in shapes: [Figure.Shape]) -> [Figure.Path] {
        shapes.flatMap { shape -> [Figure.Path] in
            switch shape {
            case .path(let path, _): [path]
            case .group(let shapes, _), .clipped(let shapes, _, _), .faded(let shapes, _): paths(in: shapes)
            default: []
            }
        }
    }

    @Test(
        arguments: [
            (Device.iPadPro11, [20: "9:41", 63: "Tue Jan 9"], 763), (.iPad.running(.iOS7), [371: "9:41"], 20),
        ] as [(Device, [Int: String], CGFloat)])
    func `an iPad's status bar is drawn with its items where the values say`(
        device: Device, texts: [Int: String], waves: CGFloat
    ) async throws {
        try await withDevice(device) {
            let window = shownWindow(UIViewController())
            let bar = StatusBar.current
            let picture = StatusBarPicture(
                frame: bar.frame, cutout: .none, color: .ink, items: device.statusBarItems)
            let drawn = picture.shapes.compactMap { shape -> (Int, String)? in
                if case .text(let text, let point, _) = shape { (Int(point.x.rounded()), text) } else { nil }
            }
            #expect(Dictionary(uniqueKeysWithValues: drawn) == texts)
            #expect(texts.count == bar.leadingItems.filter { $0 != .wifi }.count + bar.centerItems.count)
            let right = picture.shapes.compactMap { shape in
                if case .rectangle(let rect, _, _) = shape { rect.maxX } else { nil }
            }.max()
            #expect(abs((right ?? 0) - (bar.frame.maxX - 20)) <= 2)
            let expected = paths(in: picture.shapes)
            guard case .line(let start)? = expected.last?.elements.dropFirst().first else {
                return #expect(Bool(false))
            }
            #expect(expected.count == 3 && abs(start.x - waves) < 1)
            // The picture of the screen has the same.
            let found = paths(in: ScreenPicture.current(for: "test").shapes)
            #expect(expected.allSatisfy(found.contains))
            withExtendedLifetime(window) {}
        }
    }

    @Test
    func `a phone with a home button has the signal at the left and the battery at the right, also when it's locked`()
        async throws
    {
        try await withDevice(.iPhone8) {
            let window = shownWindow(UIViewController())
            #expect(StatusBar.current.leadingItems == [.cellular, .wifi])
            for isLocked in [false, true] {
                if isLocked { lockDevice() }
                let picture = ScreenPicture.current(for: "test")
                let bar = try #require(picture.statusBar)
                let items = StatusBarPicture(
                    frame: bar, cutout: .none, color: .ink,
                    items: isLocked ? LockScreen.current?.items : Device.current.statusBarItems, margin: 6)
                let bars = items.shapes.compactMap { shape in
                    if case .rectangle(let rect, _, _) = shape { rect } else { nil }
                }
                #expect(bars.map(\.minX).min() == 6 && abs((bars.map(\.maxX).max() ?? 0) - (bar.maxX - 6)) <= 2)
                // The waves are drawn in the same place in the picture of the screen.
                let waves = paths(in: items.shapes)
                #expect(waves.count == 3 && waves.allSatisfy(paths(in: picture.shapes).contains))
            }
            withExtendedLifetime(window) {}
        }
    }
}
