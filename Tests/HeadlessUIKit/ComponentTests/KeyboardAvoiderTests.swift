import Simulator
import Testing
import UIKit

/// Tests of fields that stay clear of the keyboard.
@MainActor
@Suite struct KeyboardAvoiderTests {
    @Test func `a view with a covered field moves up, and back after editing`() async throws {
        try await withDevice {
            let form = FormController(rows: [100, 780], scrolls: false)
            let window = appWindow(form)
            let avoider = KeyboardAvoider(in: window)
            tap(at: form.fields[0].center)
            #expect(form.fields[0].isEditing && form.view.frame == window.bounds, "it is high enough")
            tapButton(titled: "Next")
            let keyboard = try #require(keyboardFrame)
            #expect(keyboard.height == 379, "with the bar")
            #expect(form.fields[1].isEditing && form.frame(of: 1).maxY == keyboard.minY - 10)
            #expect(type("a") && form.fields[1].text == "a")
            #expect(tapButton(titled: "Done"))
            #expect(keyboardFrame == nil && form.view.frame == window.bounds && form.fields[1].text == "a")
            withExtendedLifetime(avoider) {}
        }
    }

    @Test func `a scroll view scrolls to the field, and its insets are restored after editing`() async throws {
        try await withDevice {
            let form = FormController(rows: Array(stride(from: 20, through: 1180, by: 80)), scrolls: true)
            form.list.contentInset.bottom = 12
            let window = appWindow(form)
            let avoider = KeyboardAvoider(in: window)
            form.fields[8].becomeFirstResponder()
            let keyboard = try #require(keyboardFrame)
            #expect(form.frame(of: 8).maxY <= keyboard.minY - 10 && form.view.frame == window.bounds)
            #expect(form.list.contentInset.bottom == keyboard.height - window.safeAreaInsets.bottom)
            form.fields.last?.becomeFirstResponder()
            let last = form.frame(of: form.fields.count - 1)
            #expect(last.maxY <= keyboard.minY - 10 && last.minY > window.safeAreaInsets.top)
            #expect(tapButton(titled: "Done"))
            #expect(form.list.contentInset.bottom == 12 && form.list.keyboardDismissMode == .none)
            let end = form.list.contentSize.height + form.list.adjustedContentInset.bottom - form.list.bounds.height
            #expect(form.list.contentOffset.y <= end)
            withExtendedLifetime(avoider) {}
        }
    }

    @Test func `a drag dismisses the keyboard interactively and resets the content inset`() async throws {
        try await withDevice {
            let form = FormController(rows: Array(stride(from: 20, through: 1180, by: 80)), scrolls: true)
            let window = appWindow(form)
            let avoider = KeyboardAvoider(in: window)
            form.fields[3].becomeFirstResponder()
            drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 350, y: 400))
            #expect(keyboardFrame != nil, "it did not reach the keyboard")
            drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 350, y: 850))
            await PhoneClock.phone.advance(by: .seconds(2))
            #expect(keyboardFrame == nil && form.list.contentInset.bottom == 0)
            withExtendedLifetime((window, avoider)) {}
        }
    }

    @Test func `the buttons move through the fields in reading order and stop at the ends`() async throws {
        try await withDevice {
            let form = FormController(rows: [500, 100, 300], scrolls: false)
            let text = UITextView(frame: CGRect(x: 20, y: 600, width: 300, height: 80))
            let window = appWindow(form)
            form.view.addSubview(text)
            let avoider = KeyboardAvoider(in: window)
            form.fields[1].becomeFirstResponder()
            var order: [Int] = []
            for _ in 0..<5 {
                order.append(form.fields.firstIndex { $0.isEditing } ?? -1)
                tapButton(titled: "Next")
            }
            #expect(order == [1, 2, 0, -1, -1] && text.isFirstResponder)
            #expect(text.convert(text.bounds, to: nil).maxY <= (keyboardFrame?.minY ?? 0) - 10)
            for _ in 0..<5 { tapButton(titled: "Previous") }
            #expect(form.fields[1].isEditing && form.view.frame == window.bounds)
            let own = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
            form.fields[2].inputAccessoryView = own
            form.fields[2].becomeFirstResponder()
            #expect(form.fields[2].inputAccessoryView === own && own.window != nil && !tapButton(titled: "Done"))
            withExtendedLifetime(avoider) {}
        }
    }

    @Test func `a tap beside the fields ends editing, and a tap on a button performs its action`() async throws {
        try await withDevice {
            let form = FormController(rows: [100, 200], scrolls: false)
            let window = appWindow(form)
            let avoider = KeyboardAvoider(in: window)
            var taps = 0
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Send") { _ in taps += 1 })
            button.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
            form.view.addSubview(button)
            tap(at: form.fields[0].center)
            tap(at: form.fields[1].center)
            #expect(form.fields[1].isEditing)
            tap(at: button.center)
            #expect(taps == 1 && form.fields[1].isEditing)
            tap(at: CGPoint(x: 300, y: 400))
            #expect(keyboardFrame == nil && !form.fields[1].isEditing)
            tap(at: button.center)
            #expect(taps == 2)
            withExtendedLifetime((window, avoider)) {}
        }
    }

    @Test func `the view of a presented form moves, and the presenting controller's view doesn't`() async throws {
        try await withDevice {
            let window = appWindow()
            let root = try #require(window.rootViewController)
            let avoider = KeyboardAvoider(in: window)
            for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
                let form = FormController(rows: [100, 700], scrolls: false)
                form.modalPresentationStyle = style
                root.present(form, animated: true)
                await PhoneClock.phone.advance(by: .seconds(1))
                let home = form.view.frame
                form.fields[1].becomeFirstResponder()
                #expect(form.frame(of: 1).maxY == (keyboardFrame?.minY ?? 0) - 10)
                #expect(root.view.frame == window.bounds)
                form.dismiss(animated: true)
                await PhoneClock.phone.advance(by: .seconds(1))
                #expect(keyboardFrame == nil && form.view.frame.minY == home.minY)
            }
            withExtendedLifetime(avoider) {}
        }
    }

    @Test(arguments: 0..<8) func `in random sequences, the edited field is visible, and the layout is restored`(
        _ seed: UInt64
    ) async throws {
        try await withDevice {
            var random = SeededGenerator(seed: seed)
            let rows = (0..<8).map { _ in CGFloat.random(in: 0...1, using: &random) }
            let form = FormController(rows: rows.map { ($0 * 1000).rounded() }, scrolls: true)
            let plain = FormController(rows: rows.map { 64 + ($0 * 200).rounded() }, scrolls: false)
            let tabs = UITabBarController()
            tabs.viewControllers = [form, plain]
            let window = appWindow(tabs)
            let avoider = KeyboardAvoider(in: window)
            for _ in 0..<40 {
                let shown = tabs.selectedIndex == 0 ? form : plain
                switch Int.random(in: 0..<8, using: &random) {
                case 0, 1: shown.fields.randomElement(using: &random)?.becomeFirstResponder()
                case 2: tapButton(titled: Bool.random(using: &random) ? "Next" : "Previous")
                case 3: tapButton(titled: "Done")
                case 4: tap(at: CGPoint(x: 390, y: 100))
                case 5: turnDevice(to: [.portrait, .landscapeLeft, .landscapeRight].randomElement(using: &random)!)
                case 6:
                    window.endEditing(true)
                    tabs.selectedIndex = Int.random(in: 0...1, using: &random)
                default: await PhoneClock.phone.advance(by: .seconds(1))
                }
                await PhoneClock.phone.advance(by: .zero)
                let forms = [form, plain]
                guard let keyboard = keyboardFrame else {
                    #expect(tabs.view.frame == window.bounds && form.list.contentInset == .zero)
                    #expect(form.list.keyboardDismissMode == .none)
                    continue
                }
                let fields = forms.flatMap(\.fields).filter(\.isEditing)
                try #require(fields.count == 1)
                let frame = fields[0].convert(fields[0].bounds, to: nil)
                #expect(frame.maxY <= keyboard.minY - 10 && frame.minY >= 0)
            }
            window.endEditing(true)
            #expect(keyboardFrame == nil && tabs.view.frame == window.bounds && form.list.contentInset == .zero)
            withExtendedLifetime(avoider) {}
        }
    }
}

/// A controller with a column of fields at given positions, optionally in a scroll view.
@MainActor
private final class FormController: UIViewController {
    let list = UIScrollView()
    let fields: [UITextField]
    private let scrolls: Bool

    /// Creates a form.
    ///
    /// - Parameter rows: The upper edges of the fields, in points.
    init(rows: [CGFloat], scrolls: Bool) {
        self.scrolls = scrolls
        fields = rows.map { UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 34)) }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if scrolls {
            list.frame = view.bounds
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.contentSize = CGSize(width: 300, height: 1240)
            view.addSubview(list)
        }
        for field in fields { (scrolls ? list : view)?.addSubview(field) }
    }

    /// Returns the frame of a field in the window's coordinates.
    func frame(of index: Int) -> CGRect { fields[index].convert(fields[index].bounds, to: nil) }
}
