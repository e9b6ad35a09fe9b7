import Simulator
import Testing
import UIKit
import UIKitTestSupport

#if compiler(>=6.3)
    /// The typed notifications of UIKit.
    @MainActor @Suite struct MessageTests {
        private let center = NotificationCenter.default

        @Test func `a message is delivered to the observers of its subject, of its type, and of the notification`()
            async throws
        {
            try await withDevice {
                let (one, two) = (newWindow(), newWindow())
                var lines: [String] = []
                let tokens = [
                    center.addObserver(of: one, for: .didBecomeKey) { lines.append("one \($0.window === one)") },
                    center.addObserver(of: UIWindow.self, for: .didBecomeKey) { message in
                        if message.window === one || message.window === two { lines.append("any") }
                    },
                    center.addObserver(for: UIWindow.DidResignKeyMessage.self) { message in
                        if message.window === one { lines.append("resigned") }
                    },
                ]
                one.makeKeyAndVisible()
                #expect(lines.sorted() == ["any", "one true"])
                two.makeKeyAndVisible()
                #expect(lines.sorted() == ["any", "any", "one true", "resigned"])
                withExtendedLifetime(tokens) {}
            }
        }

        @Test func `an observation ends with its token, or when the token is removed`() async throws {
            try await withDevice {
                let window = newWindow()
                var count = 0
                var token: NotificationCenter.ObservationToken? = center.addObserver(
                    of: window, for: .didBecomeVisible
                ) { _ in count += 1 }
                window.isHidden = false
                withExtendedLifetime(token) {}
                token = nil
                window.isHidden = true
                window.isHidden = false
                #expect(count == 1)
                let other = center.addObserver(of: window, for: .didBecomeHidden) { _ in count += 1 }
                center.removeObserver(other)
                window.isHidden = true
                #expect(count == 1)
            }
        }

        @Test func `an observer is released with its token`() async throws {
            try await withDevice {
                weak var captured: UIView?
                do {
                    let view = UIView()
                    captured = view
                    let token = center.addObserver(for: UIWindow.DidBecomeKeyMessage.self) { _ in view.tag += 1 }
                    #expect(captured != nil)
                    withExtendedLifetime(token) {}
                }
                #expect(captured == nil)
            }
        }

        @Test func `the message of the end of editing has the reason`() async throws {
            try await withDevice {
                let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
                let window = screenWindow(field)
                var reasons: [UITextField.DidEndEditingReason?] = []
                let token = center.addObserver(of: field, for: .textDidEndEditing) { reasons.append($0.reason) }
                field.becomeFirstResponder()
                field.resignFirstResponder()
                center.post(UITextField.TextDidEndEditingMessage(reason: .committed, textField: field))
                center.post(UITextField.TextDidEndEditingMessage(reason: nil, textField: field))
                #expect(reasons == [.committed, .committed, nil])
                withExtendedLifetime((window, token)) {}
            }
        }

        @Test func `the keyboard's messages have its frames, and the screen as their subject`() async throws {
            try await withDevice {
                let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
                let window = screenWindow(field)
                var frames: [CGRect] = []
                let token = center.addObserver(of: scene.screen, for: .keyboardWillShow) { message in
                    frames = [message.beginFrame, message.endFrame]
                    #expect(message.animationDuration == 0.25 && message.isLocal && message.screen === scene.screen)
                }
                field.becomeFirstResponder()
                #expect(frames.last == keyboardFrame && frames.first?.minY == 874)
                withExtendedLifetime((window, token)) {}
            }
        }

        @Test func `the message of a text size has its raw value, and the device's screen`() async throws {
            try await withDevice {
                var lines: [String] = []
                let token = center.addObserver(of: .shared, for: .contentSizeCategoryDidChange) { message in
                    lines.append("\(message.contentSize) \(message.screen === UIScreen.main)")
                }
                setContentSizeCategory(.extraLarge)
                center.post(UIContentSizeCategory.DidChangeMessage(contentSize: "small", screen: .main))
                #expect(lines == ["UICTContentSizeCategoryXL true", "small true"])
                withExtendedLifetime(token) {}
            }
        }

        @Test func `the messages of protected data arrive with the lock and the unlock of the device`() async throws {
            try await withDevice {
                var lines: [String] = []
                let tokens = [
                    center.addObserver(of: .shared, for: .protectedDataWillBecomeUnavailable) { _ in
                        lines.append("will be unavailable \(UIApplication.shared.isProtectedDataAvailable)")
                    },
                    center.addObserver(of: .shared, for: .protectedDataDidBecomeAvailable) { _ in
                        lines.append("available \(UIApplication.shared.isProtectedDataAvailable)")
                    },
                ]
                lockDevice()
                await PhoneClock.phone.advance(by: .seconds(10))
                unlockDevice()
                #expect(lines == ["will be unavailable true", "available true"])
                withExtendedLifetime(tokens) {}
            }
        }

        @Test func `a message that an app posts reaches the observers of the notification and of the message`()
            async throws
        {
            try await withDevice {
                let field = UITextField()
                var lines: [String] = []
                let plain = center.addObserver(
                    forName: UITextField.textDidChangeNotification, object: field, queue: nil
                ) { _ in MainActor.assumeIsolated { lines.append("notification") } }
                let token = center.addObserver(of: field, for: .textDidChange) { message in
                    lines.append("message \(message.textField === field)")
                }
                center.post(UITextField.TextDidChangeMessage(textField: field), subject: field)
                #expect(lines.sorted() == ["message true", "notification"])
                center.removeObserver(plain)
                withExtendedLifetime(token) {}
            }
        }
    }
#endif
