import Simulator
import Testing
import UIKit

/// Tests of the queue of messages at the bottom of a window.
@MainActor
@Suite struct ToasterTests {
    /// Returns the messages in a window, including those that are fading.
    private func toasts(in window: UIWindow) -> [ToastView] { window.subviews.compactMap { $0 as? ToastView } }

    @Test func `a toast is centered above the bottom safe area in every orientation`() async throws {
        for device in [Device.iPhone17, .iPhoneSE, .iPadPro11] {
            try await withDevice(device) {
                let window = appWindow()
                let toaster = Toaster(in: window, clock: .phone)
                toaster.show("Saved", for: .seconds(100))
                let toast = try #require(toaster.toast)
                for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight] {
                    turnDevice(to: orientation)
                    window.layoutIfNeeded()
                    let room = window.bounds.inset(by: window.safeAreaInsets)
                    #expect(abs(toast.frame.midX - room.midX) < 0.6 && toast.frame.maxY.isNear(room.maxY - 16))
                    #expect(toast.frame.width < 120 && toast.frame.height > 30)
                    #expect(touchTarget(at: toast.center).view === toast)
                }
            }
        }
    }

    @Test func `a long message wraps within the safe area`() async throws {
        try await withDevice {
            let window = appWindow()
            let toaster = Toaster(in: window, clock: .phone)
            toaster.show("Saved", for: .seconds(1))
            let low = try #require(toaster.toast).frame.height
            await PhoneClock.phone.advance(by: .seconds(2))
            toaster.show(String(repeating: "The file was saved. ", count: 14), for: .seconds(100))
            let toast = try #require(toaster.toast)
            #expect(toast.frame.width <= 402 - 32 && toast.frame.width > 300 && toast.frame.height > low + 40)
            let upright = toast.frame.height
            turnDevice(to: .landscapeLeft)
            window.layoutIfNeeded()
            #expect(toast.frame.width <= 480 && toast.frame.height < upright)
        }
    }

    @Test func `a toast moves above the keyboard and back`() async throws {
        try await withDevice {
            let window = appWindow()
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            window.rootViewController?.view.addSubview(field)
            let toaster = Toaster(in: window, clock: .phone)
            toaster.show("Saved", for: .seconds(100))
            let toast = try #require(toaster.toast)
            let below = toast.frame
            for orientation in [UIInterfaceOrientation.landscapeRight, .portrait] {
                field.becomeFirstResponder()
                turnDevice(to: orientation)
                window.layoutIfNeeded()
                #expect(toast.frame.maxY.isNear(try #require(keyboardFrame).minY - 16))
            }
            tap(at: toast.center)
            #expect(field.isEditing && type("a"), "a tap on the toast doesn't dismiss the keyboard")
            toaster.show("Sent", for: .seconds(100))
            await PhoneClock.phone.advance(by: .seconds(1))
            field.resignFirstResponder()
            window.layoutIfNeeded()
            #expect(try #require(toaster.toast).frame.maxY == below.maxY)
        }
    }

    @Test func `each message is shown for its duration and then fades out`() async throws {
        try await withDevice {
            let window = appWindow()
            let toaster = Toaster(in: window, clock: .phone)
            toaster.show("One")
            toaster.show("Two", for: .seconds(5))
            let first = try #require(toaster.toast)
            #expect(first.text == "One" && first.alpha == 1)
            await PhoneClock.phone.advance(by: .milliseconds(1900))
            #expect(first.alpha == 1)
            await PhoneClock.phone.advance(by: .milliseconds(100))
            #expect(first.alpha == 0 && toasts(in: window) == [first])
            await PhoneClock.phone.advance(by: .milliseconds(300))
            #expect(toaster.toast?.text == "Two" && first.superview == nil)
            await PhoneClock.phone.advance(by: .seconds(5))
            #expect(toaster.toast?.alpha == 0)
            await PhoneClock.phone.advance(by: .milliseconds(300))
            #expect(toaster.toast == nil && toasts(in: window).isEmpty)
        }
    }

    @Test func `a tap dismisses a message, and the next one is shown for its full duration`() async throws {
        try await withDevice {
            let window = appWindow()
            let toaster = Toaster(in: window, clock: .phone)
            toaster.show("One", for: .seconds(10))
            toaster.show("Two", for: .seconds(10))
            let first = try #require(toaster.toast)
            #expect(touchTarget(at: CGPoint(x: 20, y: first.center.y)).view === window.rootViewController?.view)
            tap(at: first.center)
            tap(at: first.center)
            await PhoneClock.phone.advance(by: .milliseconds(300))
            #expect(toaster.toast?.text == "Two", "the second tap has no effect")
            await PhoneClock.phone.advance(by: .milliseconds(9900))
            #expect(toaster.toast?.alpha == 1)
            toaster.show("Three")
            toaster.dismissAll()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(toaster.toast == nil)
        }
    }

    @Test func `a new message appears in front of a presented view controller and is announced`() async throws {
        try await withDevice {
            let log = EventLog()
            let window = appWindow()
            let toaster = Toaster(in: window, clock: .phone)
            toaster.show("One", for: .seconds(10))
            toaster.show("Two", for: .seconds(10))
            let first = try #require(toaster.toast)
            let modal = UIViewController()
            modal.modalPresentationStyle = .fullScreen
            window.rootViewController?.present(modal, animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(touchTarget(at: first.center).view === modal.view, "it appeared before the presentation")
            await PhoneClock.phone.advance(by: .seconds(10))
            let second = try #require(toaster.toast)
            #expect(second.text == "Two" && touchTarget(at: second.center).view === second)
            modal.dismiss(animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(touchTarget(at: second.center).view === second)
            #expect(log.lines.filter { $0.hasPrefix("accessibility") }.count == 2)
        }
    }

    @Test(arguments: 0..<8) func `in random sequences, at most one toast is shown, in order and unobstructed`(
        _ seed: UInt64
    ) async throws {
        try await withDevice {
            var random = SeededGenerator(seed: seed)
            let window = appWindow()
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            window.rootViewController?.view.addSubview(field)
            let toaster = Toaster(in: window, clock: .phone)
            var (sent, seen) = (0, [String]())
            for _ in 0..<60 {
                switch Int.random(in: 0..<8, using: &random) {
                case 0, 1:
                    toaster.show("\(sent)", for: .milliseconds(Int.random(in: 0...3000, using: &random)))
                    sent += 1
                case 2: if let toast = toaster.toast { tap(at: toast.center) }
                case 3: turnDevice(to: [.portrait, .landscapeLeft, .landscapeRight].randomElement(using: &random)!)
                case 4: if field.isEditing { field.resignFirstResponder() } else { field.becomeFirstResponder() }
                case 5: toaster.dismiss()
                default:
                    await PhoneClock.phone.advance(by: .milliseconds(Int.random(in: 0...2000, using: &random)))
                }
                window.layoutIfNeeded()
                #expect(toasts(in: window) == [toaster.toast].compactMap(\.self))
                guard let toast = toaster.toast else { continue }
                if seen.last != toast.text { seen.append(toast.text ?? "") }
                let floor = keyboardFrame?.minY ?? window.bounds.maxY - window.safeAreaInsets.bottom
                #expect(toast.frame.maxY.isNear(floor - 16) && toast.frame.minY > 0)
            }
            // Messages with a duration of zero can appear and disappear between two observations.
            #expect(seen == seen.sorted { Int($0)! < Int($1)! } && Set(seen).count == seen.count)
            await PhoneClock.phone.advance(by: .seconds(400))
            #expect(toasts(in: window).isEmpty && toaster.toast == nil)
        }
    }
}

extension CGFloat {
    /// Returns a Boolean value indicating whether two values are equal, except for rounding errors.
    func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 1e-6 }
}
