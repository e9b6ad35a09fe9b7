// A log that runs for days
//
// The Swift of a chapter of "The iOS Workbook": see log.html.
// Made from 10-log.md, with the exercises left open.
// It needs the Swift of the chapter "About this book": about.swift.
// It needs the Swift of the chapter "Windows": windows.swift.
// It needs the Swift of the chapter "The key window": key-window.swift.
// It needs the Swift of the chapter "A login": login.swift.
// It needs the Swift of the chapter "Rotation": rotation.swift.
// It needs the Swift of the chapter "Who decides about the status bar": status-bar-controllers.swift.
// It needs the Swift of the chapter "Tips": status-bar-tips.swift.
// It needs the Swift of the chapter "A tree of states": status-bar-state.swift.
// It needs the Swift of the chapter "Scroll to top": scroll-to-top.swift.
// It needs the Swift of the chapter "A floating ball": floating-ball.swift.

import Foundation
#if canImport(UIKit)
import UIKit
#endif
#if canImport(Simulator)
import Simulator
#endif

#if canImport(Simulator)
/// The logs of the first picture.
enum LogKind: String, CaseIterable { case new = "This chapter's", old = "The old log" }

/// Returns a delegate with an empty log, whose clock a picture or a test controls.
@MainActor
func makeLongLogDelegate() -> TrailSceneDelegate {
    let delegate = LongLogSceneDelegate()
    delegate.log = Log(clock: PhoneClock.phone)
    return delegate
}

/// Shows a log with a clock that a picture or a test controls, over Trail. It's open.
@MainActor
func openLongLog(lines: Int) -> (log: Log, overlay: LongLog) {
    launchTrail { TrailSceneDelegate() }
    let log = Log(clock: PhoneClock.phone)
    let overlay = LongLog(in: scene, log: log)
    for number in stride(from: 1, through: lines, by: 1) { log.append("line \(number)") }
    overlay.toggle()
    overlay.window?.layoutIfNeeded()
    return (log, overlay)
}
#endif

/// The latest lines of a log.
struct LogBuffer {
    let capacity: Int
    /// The largest number of characters in a line.
    static let longest = 500
    private(set) var lines: [String] = []
    /// The number of lines that were ever appended, with those that were dropped.
    private(set) var totalCount = 0

    init(capacity: Int) {
        self.capacity = capacity
    }

    mutating func append(_ line: String) {
        lines.append(String(line.prefix(Self.longest)))
        lines.removeFirst(max(0, lines.count - capacity))
        totalCount += 1
    }

    var text: String { lines.joined(separator: "\n") }
}

/// The latest lines, in slots that are used again.
struct LineRing: Equatable {
    let capacity: Int
    var slots: [String] = []
    /// The slot of the oldest line.
    var oldest = 0

    var lines: [String] { Array(slots[oldest...] + slots[..<oldest]) }
}

/// Appends a line to a ring, in place of the oldest line if the ring is full.
func append(_ line: String, to ring: inout LineRing) {
    // Replace the next line.
    ring.slots.append(line)
}

#if canImport(Simulator)
/// The slots of a ring, below each other.
final class RingView: UIView {
    init(_ frame: CGRect, _ ring: LineRing) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        for (index, line) in ring.slots.enumerated() {
            let slot = UILabel(frame: CGRect(x: 60, y: 120 + CGFloat(index) * 80, width: 282, height: 64))
            slot.text = "slot \(index): \(line)"
            slot.textAlignment = .center
            slot.textColor = index == ring.oldest ? .white : .label
            slot.backgroundColor =
                index == ring.oldest ? .systemIndigo : .secondarySystemGroupedBackground
            addSubview(slot)
        }
    }

    required init?(coder: NSCoder) { nil }
}

/// Returns capacities, and numbers of lines to append to a ring, the small ones first.
func ringInputs(
    _ count: Int, using random: inout some RandomNumberGenerator
) -> [(capacity: Int, count: Int)] {
    (0..<count).map { index in
        (Int.random(in: -1...(2 + index / 12), using: &random), Int.random(in: 0...(3 + index / 5), using: &random))
    }
}

/// Returns the states of a ring after each of some lines.
func states(
    of input: (capacity: Int, count: Int), by append: (String, inout LineRing) -> Void
) -> [String] {
    var ring = LineRing(capacity: input.capacity)
    return (0..<input.count).map { number in
        append("\(number)", &ring)
        return "\(ring.slots), oldest \(ring.oldest)"
    }
}
#endif

/// The app's log. Each scene can show it.
@MainActor
final class Log {
    static let didAppend = Notification.Name("LogDidAppend")
    static let shared = Log()
    private(set) var buffer = LogBuffer(capacity: 500)
    private let clock: any Clock<Duration>
    private var announcement: Task<Void, Never>?

    init(clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
    }

    func append(_ line: String) {
        buffer.append(line)
        announceSoon()
    }

    private func announceSoon() {
        guard announcement == nil else { return }
        announcement = Task {
            try? await clock.sleep(for: .milliseconds(200))
            announcement = nil
            NotificationCenter.default.post(name: Self.didAppend, object: self)
        }
    }

    /// Appends a line, from any thread, when the main queue comes to it.
    nonisolated func appendFromAnyThread(_ line: String) {
        DispatchQueue.main.async { self.append(line) }
    }
}

/// Returns how many lines a second a log got in the last ten seconds.
///
/// - Parameters:
///   - times: The times of all lines, in seconds, in ascending order.
///   - now: The time of now, in seconds.
func lineRate(at times: [Double], now: Double) -> Double {
    // Replace the next line.
    Double(times.count)
}

#if canImport(Simulator)
/// Returns times of lines and a time of now, in quarters of a second, the short lists first.
func rateInputs(
    _ count: Int, using random: inout some RandomNumberGenerator
) -> [([Double], Double)] {
    (0..<count).map { index in
        let span = [2, 20, 60, 120].randomElement(using: &random) ?? 2
        let start = Int.random(in: 0...100, using: &random)
        let times = (0..<Int.random(in: 0...(index / 10), using: &random)).map { _ in
            Double(start + Int.random(in: 0...span, using: &random)) / 4
        }
        let now = Double(start + Int.random(in: -4...(span + 8), using: &random)) / 4
        // Now and then a line is exactly as old as the bound.
        let extra = index.isMultiple(of: 4) ? [now - 10] : index.isMultiple(of: 7) ? [now] : []
        return ((times + extra).sorted(), now)
    }
}
#endif

#if canImport(Simulator)
/// The readers of the picture.
enum LogReader: String, CaseIterable { case atEnd = "At the end", further = "Further up" }

enum LogLines: String, CaseIterable { case before = "40", after = "43" }
#endif

/// Shows a log in the middle of the area that the system and the keyboard leave free.
final class LogController: AboveKeyboardController, UITextViewDelegate {
    let textView = UITextView(usingTextLayoutManager: false)
    let field = LogSearchField()
    private let log: Log
    /// The number of lines that had been appended to the log when the text was last set.
    private var shownCount = 0
    /// A Boolean value indicating whether the reader is at the end.
    private var follows = true
    /// A Boolean value indicating whether layout scrolls the text, and not the reader.
    private var isLayingOut = false

    private var logObserver: Observer?

    init(_ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the lines that the field finds, from the last one.
    private func showMatches() {
        shownCount = -1
        follows = true
        view.setNeedsLayout()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        textView.isEditable = false
        textView.isSelectable = false
        textView.scrollsToTop = false
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.backgroundColor = .systemBackground
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        textView.layer.cornerRadius = 12
        textView.layer.borderWidth = 1
        textView.accessibilityLabel = "Log"
        textView.delegate = self
        #if os(iOS)  // The simulated phone lays out the whole text.
            textView.layoutManager.allowsNonContiguousLayout = false
        #endif
        view.addSubview(textView)
        field.backgroundColor = .secondarySystemBackground
        field.addAction(UIAction { [weak self] _ in self?.showMatches() }, for: .editingChanged)
        view.addSubview(field)
        logObserver = Observer(of: Log.didAppend, from: log) { [weak self] _ in
            self?.view.setNeedsLayout()
        }
        let traits = UITraitCollection.systemTraitsAffectingColorAppearance
        registerForTraitChanges(traits + [UITraitPreferredContentSizeCategory.self]) {
            (controller: Self, _) in controller.followTraits()
        }
        followTraits()
    }

    private func followTraits() {
        let border = UIColor.systemIndigo.resolvedColor(with: traitCollection)
        textView.layer.borderColor = border.cgColor
        view.setNeedsLayout()
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        isLayingOut = true
        defer { isLayingOut = false }
        let safe = safeArea
        let free = max(0, min(safe.maxY, keyboardTop) - safe.minY)
        let size = CGSize(width: min(safe.width - 40, 560), height: min(safe.height / 2, free))
        let area = CGRect(
            x: safe.midX - size.width / 2, y: safe.minY + (free - size.height) / 2,
            width: size.width, height: size.height)
        let height = max(44, field.sizeThatFits(size).height)
        (field.frame, textView.frame) = area.divided(
            atDistance: min(height, size.height), from: .minYEdge)
        textView.layoutIfNeeded()
        if follows && !textView.isDragging && !textView.isDecelerating { showNewest() }
    }

    private func showNewest() {
        if shownCount < log.buffer.totalCount {
            shownCount = log.buffer.totalCount
            textView.text = field.matches(in: log.buffer.lines).joined(separator: "\n")
        }
        textView.layoutIfNeeded()
        textView.contentOffset.y = endOffset
    }

    /// The offset at which the last line is at the lower edge.
    private var endOffset: CGFloat {
        max(0, textView.contentSize.height - textView.bounds.height)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isLayingOut else { return }
        let lineHeight = textView.font?.lineHeight ?? 0
        let isAtEnd = textView.contentOffset.y > endOffset - lineHeight
        if isAtEnd && !follows { view.setNeedsLayout() }
        follows = isAtEnd
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        view.setNeedsLayout()
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        view.setNeedsLayout()
    }
}

/// The measures of a log whose text has changed, in points.
struct LogText {
    /// The offset before the change.
    var offset: CGFloat
    /// The heights of the text before and after the change.
    var oldHeight: CGFloat
    var newHeight: CGFloat
    /// The heights of the view and of a line.
    var viewHeight: CGFloat
    var lineHeight: CGFloat
    /// A Boolean value indicating whether a finger is on the text.
    var isTouched = false
}

/// Returns the offset after the change.
func offset(of text: LogText) -> CGFloat {
    // Replace the next 3 lines.
    let end = text.newHeight - text.viewHeight
    let wasAtEnd = text.offset > end - text.lineHeight
    return wasAtEnd ? end : text.offset
}

#if canImport(Simulator)
/// Returns changes of a log's text, many of them at a bound.
func logTexts(_ count: Int, using random: inout some RandomNumberGenerator) -> [LogText] {
    (0..<count).map { index in
        let lineHeight = CGFloat([18, 20, 24].randomElement(using: &random) ?? 20)
        let old = Int.random(in: 0...60, using: &random)
        let new = max(0, old + Int.random(in: -20...20, using: &random))
        let viewHeight = CGFloat(Int.random(in: 100...600, using: &random))
        var text = LogText(
            offset: 0, oldHeight: CGFloat(old) * lineHeight, newHeight: CGFloat(new) * lineHeight,
            viewHeight: viewHeight, lineHeight: lineHeight)
        let end = max(0, text.oldHeight - viewHeight)
        switch index % 6 {
        case 0: text.offset = end
        case 1: text.offset = end - lineHeight
        case 2: text.offset = end - lineHeight + 1
        case 3: text.offset = end + CGFloat(Int.random(in: 0...40, using: &random))
        default: text.offset = CGFloat(Int.random(in: 0...(Int(end) + 1), using: &random))
        }
        text.isTouched = Int.random(in: 0..<5, using: &random) == 0
        return text
    }
}
#endif

/// The log over Trail. Its lines are those of the app's log.
class LongLog: SearchableLog {
    let log: Log
    private var keyboard: KeyboardWatcher?

    init(in scene: UIWindowScene, log: Log) {
        self.log = log
        super.init(in: scene)
        keyboard = KeyboardWatcher(in: scene) { [weak self] in self?.controller }
    }

    override func makeController() -> OverlayController {
        let controller = LogController(log)
        controller.keyboardHeight = keyboard?.height ?? 0
        connect(controller.field)
        return controller
    }

    override func append(_ line: String) { log.append(line) }

    override convenience init(in scene: UIWindowScene) {
        self.init(in: scene, log: .shared)
    }

    private var controller: LogController? { window?.rootViewController as? LogController }

    /// The view with the text, while the log is open.
    var textView: UITextView? { controller?.textView }

    override var lines: [String] { log.buffer.lines }

    override func show(_ root: UIViewController, at level: UIWindow.Level) {
        super.show(root, at: level)
        UIAccessibility.post(notification: .layoutChanged, argument: textView)
    }

    override func sceneWillEnterForeground() {
            super.sceneWillEnterForeground()
        keyboard?.ask(in: scene, for: controller)
    }

    override func sceneDidBecomeActive() {
        super.sceneDidBecomeActive()
        keyboard?.ask(in: scene, for: controller)
    }


    override func remove() {
        super.remove()
        keyboard = nil
    }
}

/// The delegate of Trail with a ball, and a log of any length.
class LongLogSceneDelegate: TrailSceneDelegate {
    var log = Log.shared

    override func makeRoot() -> UIViewController {
        TrailNavigationController(root: ProfileTrailController(list: PagesController()))
    }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        [
            LongLog(in: scene, log: log), StatusBarTreeOverlay(in: scene),
            BallOverlay(in: scene), TipsOverlay(in: scene, clock: clock), LoginOverlay(in: scene),
        ]
    }

    override func makeScreen(for stage: Stage) -> UIViewController? {
        StatusBarStageController(stage)
    }
}

#if canImport(Simulator)
/// Shows the article's log: a text view half as wide and half as high as the screen, in a plain window.
@MainActor
func showArticleLog(in scene: UIWindowScene) -> (window: UIWindow, text: UITextView) {
    let window = UIWindow(windowScene: scene)
    let size = window.bounds.size
    let text = UITextView(
        frame: CGRect(
            x: size.width / 4, y: size.height / 4, width: size.width / 2, height: size.height / 2))
    text.isEditable = false
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(text)
    window.windowLevel = .log
    window.isHidden = false
    return (window, text)
}
#endif
