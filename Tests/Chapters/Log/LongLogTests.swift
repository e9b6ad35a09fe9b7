import Simulator
import Testing
import UIKit

/// Tests of the log over an app that the page doesn't show.
@Suite("Long log")
@MainActor
struct LongLogTests {
    /// Returns a log of 60 lines that's open over Trail, laid out.
    private func openLog() throws -> (log: Log, overlay: LongLog, textView: UITextView) {
        let (log, overlay) = openLongLog(lines: 60)
        return try (log, overlay, #require(overlay.textView))
    }

    /// Launches Trail with a log of any length, and opens a stage.
    private func launchNote() throws -> (overlay: LongLog, note: UITextView) {
        let delegate = launchTrail { makeLongLogDelegate() }
        return try (#require(delegate.overlay(LongLog.self)), openStage(1).note)
    }

    @Test func `the log uses the preferred text size, and stays scrolled to its end`() async throws {
        try await withDevice {
            let (_, overlay, textView) = try openLog()
            defer { overlay.remove() }
            let size = try #require(textView.font?.pointSize)
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            textView.window?.layoutIfNeeded()
            #expect(try #require(textView.font?.pointSize) > 2 * size)
            #expect(textView.contentOffset.y == textView.contentSize.height - textView.bounds.height)
        }
    }

    @Test func `dragging pauses the log, and a fling to the end resumes it`() async throws {
        try await withDevice {
            let (log, overlay, textView) = try openLog()
            defer { overlay.remove() }
            let finger = press(at: CGPoint(x: 200, y: 400))
            for y in stride(from: 410.0, through: 430, by: 10) { finger.move(to: CGPoint(x: 200, y: y)) }
            log.append("while the finger is down")
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(textView.text.hasSuffix("line 60"))
            for y in stride(from: 420.0, through: 380, by: -10) { finger.move(to: CGPoint(x: 200, y: y)) }
            finger.lift()
            await PhoneClock.phone.advance(by: .seconds(2))
            #expect(textView.text.hasSuffix("while the finger is down"))
        }
    }

    @Test func `setting the content offset to the end resumes the log, as with VoiceOver`() async throws {
        try await withDevice {
            let (log, overlay, textView) = try openLog()
            defer { overlay.remove() }
            let end = textView.contentOffset.y
            textView.contentOffset.y = 0
            log.append("while reading")
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(textView.contentOffset.y == 0)
            textView.contentOffset.y = end
            log.append("at the end")
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(textView.text.hasSuffix("at the end"))
        }
    }

    @Test func `scrolling back to the end shows the lines that came meanwhile, without another line`() async throws {
        try await withDevice {
            let (log, overlay, textView) = try openLog()
            defer { overlay.remove() }
            let end = textView.contentOffset.y
            textView.contentOffset.y -= 100
            log.append("while reading")
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(textView.text.hasSuffix("line 60"))
            textView.contentOffset.y = end
            overlay.window?.layoutIfNeeded()
            #expect(textView.text.hasSuffix("while reading"))
            #expect(textView.contentOffset.y > end)
        }
    }

    @Test func `a log whose scene missed the end of a keyboard comes down again in the foreground`() async throws {
        try await withDevice(.iPadPro11) {
            let (overlay, _) = try launchNote()
            overlay.toggle()
            let controller = try #require(overlay.window?.rootViewController as? LogController)
            // The keyboard of an app beside this one goes while this one is in the background.
            let frame = CGRect(x: 0, y: 800, width: scene.screen.bounds.width, height: 394)
            NotificationCenter.default.post(
                name: UIResponder.keyboardWillChangeFrameNotification, object: scene.screen,
                userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
            #expect(controller.keyboardHeight == 394)
            overlay.sceneWillEnterForeground()
            #expect(controller.keyboardHeight == 0)
        }
    }

    @Test func `the open log moves above the keyboard`() async throws {
        try await withDevice {
            let (overlay, note) = try launchNote()
            overlay.toggle()
            note.becomeFirstResponder()
            let textView = try #require(overlay.textView)
            textView.window?.layoutIfNeeded()
            #expect(textView.frame.maxY <= (try #require(keyboardFrame)).minY)
        }
    }

    @Test func `after a dismissed keyboard and a rotation, the log isn't moved up any more`() async throws {
        for device in [Device.iPadPro11, .iPhone17] {
            try await withDevice(device) {
                let (overlay, note) = try launchNote()
                overlay.toggle()
                turnDevice(to: .landscapeLeft)
                note.becomeFirstResponder()
                let controller = try #require(overlay.window?.rootViewController as? LogController)
                #expect(controller.keyboardHeight > 0)
                note.resignFirstResponder()
                turnDevice(to: .portrait)
                controller.view.layoutIfNeeded()
                #expect(controller.keyboardHeight == 0)
                #expect(controller.keyboardTop == controller.view.bounds.maxY)
            }
        }
    }

    @Test func `a log that opens while the keyboard shows is above it`() async throws {
        try await withDevice {
            let (overlay, note) = try launchNote()
            note.becomeFirstResponder()
            let keyboard = try #require(keyboardFrame)
            overlay.toggle()
            let textView = try #require(overlay.textView)
            textView.window?.layoutIfNeeded()
            #expect(textView.frame.height > 0)
            #expect(textView.convert(textView.bounds, to: nil).maxY <= keyboard.minY)
        }
    }

    @Test func `when an iPad's window shrinks, the log stays inside`() async throws {
        try await withDevice(.iPadPro11) {
            let app = showApp()
            let overlay = LongLog(in: scene, log: Log())
            overlay.toggle()
            for size in [CGSize(width: 500, height: 900), CGSize(width: 375, height: 500)] {
                resizeScene(scene, to: CGRect(origin: CGPoint(x: 40, y: 40), size: size))
                overlay.window?.layoutIfNeeded()
                let textView = try #require(overlay.textView)
                #expect(app.bounds.contains(textView.frame))
            }
        }
    }

    @Test func `in a window lower than the keyboard's top, the log stays inside`() async throws {
        try await withDevice(.iPadPro11) {
            let (overlay, note) = try launchNote()
            overlay.toggle()
            resizeScene(scene, to: CGRect(x: 200, y: 880, width: 300, height: 300))
            note.becomeFirstResponder()
            try #expect(#require(keyboardFrame).minY < 880)
            let textView = try #require(overlay.textView)
            textView.window?.layoutIfNeeded()
            let app = try #require(note.window)
            let (y, height) = (textView.layer.position.y, textView.layer.bounds.height)
            #expect(height >= 0)
            #expect(y - height / 2 >= 0 && y + height / 2 <= app.bounds.height)
        }
    }

    @Test func `the log's border has the color of the mode`() async throws {
        try await withDevice {
            let (_, overlay, textView) = try openLog()
            defer { overlay.remove() }
            for style in [UIUserInterfaceStyle.light, .dark, .light] {
                setUserInterfaceStyle(style)
                let color = UIColor.systemIndigo.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
                #expect(textView.layer.borderColor == color.cgColor)
            }
            textView.window?.overrideUserInterfaceStyle = .dark
            textView.window?.layoutIfNeeded()
            let dark = UIColor.systemIndigo.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
            #expect(textView.layer.borderColor == dark.cgColor)
        }
    }

    @Test func `with a new line in every pass, the text is set five times a second`() async throws {
        try await withDevice {
            let (log, overlay) = openLongLog(lines: 0)
            defer { overlay.remove() }
            let textView = try #require(overlay.textView)
            var changes = 0
            for number in 1...60 {
                let text = textView.text
                log.append("line \(number)")
                await PhoneClock.phone.advance(by: .seconds(1) / 60)
                textView.window?.layoutIfNeeded()
                if textView.text != text { changes += 1 }
            }
            #expect((3...5).contains(changes))
            await PhoneClock.phone.advance(by: .seconds(0.2))
            textView.window?.layoutIfNeeded()
            #expect(textView.text.hasSuffix("line 60"))
        }
    }

    @Test func `lines appended from another thread keep their order`() async throws {
        try await withDevice {
            let log = Log()
            await Task.detached { for number in 1...20 { log.appendFromAnyThread("\(number)") } }.value
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
            #expect(log.buffer.lines == (1...20).map(String.init))
        }
    }

    @Test func `the log has the lines of its app's log, also those from before it was made`() async throws {
        try await withDevice {
            showApp()
            let log = Log(clock: PhoneClock.phone)
            log.append("early")
            let overlay = LongLog(in: scene, log: log)
            overlay.appDidReport(TrailEvent(text: "reported"))
            #expect(overlay.lines == ["early", "reported"] && log.buffer.lines == overlay.lines)
            await PhoneClock.phone.advance(by: .seconds(1))
        }
    }

    @Test func `a removed and released log leaves no window or controller`() async throws {
        try await withDevice {
            let app = showApp()
            var overlay: LongLog? = LongLog(in: scene, log: Log())
            overlay?.toggle()
            weak var controller: UIViewController?
            controller = overlay?.window?.rootViewController
            overlay?.remove()
            overlay?.toggle()
            #expect(overlay?.textView == nil)
            overlay = nil
            #expect(controller == nil)
            #expect(scene.windows == [app])
        }
    }

    @Test func `a log scrolled to its end stays there on rotation`() async throws {
        try await withDevice {
            let (log, overlay) = openLongLog(lines: 0)
            for number in 1...100 { log.append("line \(number) of a log whose lines are broken") }
            let textView = try #require(overlay.textView)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(textView.text.hasPrefix("line 1 ") && textView.contentOffset.y > 0)
            for orientation in [UIInterfaceOrientation.landscapeRight, .portrait] {
                turnDevice(to: orientation)
                #expect(textView.contentOffset.y == textView.contentSize.height - textView.bounds.height)
            }
        }
    }
}
