import UIKit

/// A screen with a button for each kind of tip. It reports what the exercises change.
final class TipKindsController: TrailScreen {
    private lazy var report = label("Tap a button, and then the tip.", .body)
    private var line: [WaitingTip] = []
    private var sent = 0

    private var tips: TipsOverlay? { trailDelegate?.overlay(TipsOverlay.self) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tips"
        view.backgroundColor = .systemBackground
        arrange([
            report,
            button("A short tip") { [weak self] in self?.show("Note saved") },
            button("A long tip") { [weak self] in
                self?.show("The photos couldn't be sent because the server didn't answer.")
            },
            button("A tip to tap") { [weak self] in
                self?.show("Note deleted. Tap to undo") { self?.report.text = "It's back." }
            },
            button("Three tips") { [weak self] in self?.showThree() },
            button("Send photos") { [weak self] in self?.sendPhotos() },
            button("Photos are sent") { [weak self] in
                self?.tips?.show(Tip(id: "photos", text: "3 photos sent"))
            },
            button("Add to a line") { [weak self] in self?.addToLine() },
        ])
    }

    // The exercise "time to read" changes how long the tip stays. With the stub, it's always 3 seconds.
    private func show(_ text: String, action: (@MainActor () -> Void)? = nil) {
        let time = stay(for: text)
        tips?.show(Tip(text: text, stay: time, action: action))
        report.text = "The tip stays for \(seconds(time / .seconds(1)))."
    }

    // The exercise "who shows when" changes the moments in the texts. With the stub, they're 0, 0.1, and 0.2 seconds.
    private func showThree() {
        let moments = beginnings(of: [(0, 20), (1, 20), (2, 20)])
        for (name, moments) in zip(["First", "Second", "Third"], moments) {
            let begins = moments.first.map { "after \(seconds(Double($0) / 10))" } ?? "never"
            tips?.show(Tip(text: "\(name) tip, which begins \(begins)", stay: .seconds(2)))
        }
        report.text = "Each tip stays for \(seconds(2)), if you don't tap it."
    }

    private func sendPhotos() {
        tips?.show(Tip(id: "photos", text: "Sending 3 photos", progress: 0.4, stay: nil))
        report.text = "This tip lasts. Others come first, and then it comes back."
    }

    // The exercise "which tip replaces which" changes the line. With the stub, it gets longer and longer.
    private func addToLine() {
        sent += 1
        let isError = sent.isMultiple(of: 3)
        let tip = WaitingTip(id: "\(sent % 5)", text: isError ? "error \(sent)" : "tip \(sent)", isError: isError)
        line = added(tip, to: line, limit: 4)
        report.text = "Line: " + line.map(\.text).joined(separator: ", ")
    }

    private func seconds(_ count: Double) -> String {
        count.formatted(.number.precision(.fractionLength(1))) + " seconds"
    }

    // MARK: Layout

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }

    private func button(_ title: String, action: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        configuration.buttonSize = .large
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    }

    private func arrange(_ parts: [UIView]) {
        let column = UIStackView(arrangedSubviews: parts)
        column.axis = .vertical
        column.spacing = 12
        let scrollView = UIScrollView()
        view.addSubview(scrollView)
        scrollView.addSubview(column)
        for part in [scrollView, column] { part.translatesAutoresizingMaskIntoConstraints = false }
        let (content, readable) = (scrollView.contentLayoutGuide, view.readableContentGuide)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 72),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }
}
