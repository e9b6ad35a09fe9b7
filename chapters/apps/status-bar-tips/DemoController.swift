import UIKit

/// Shows tips of every kind, beside a field and a photo that they leave alone.
final class DemoController: UIViewController, UITextFieldDelegate {
    private lazy var note = label("No tip was shown yet.", .callout)
    private let slider = UISlider()
    private let outlineSwitch = UISwitch()
    /// Lies where the exercise `tipFrame` puts the tip that shows.
    private let outline = UIView()
    /// Goes on while the outline shows.
    private var following: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        arrange([heading, introduction, note] + buttons + [sending, field, outlining])
        note.textColor = .secondaryLabel
        outline.backgroundColor = .systemRed.withAlphaComponent(0.4)
        outline.isUserInteractionEnabled = false
        view.addSubview(outline)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        following?.cancel()
    }

    /// The photo has gone, and the tips' window has to ask for the status bar again.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.appAnswersChanged()
        follow()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        drawOutline()
    }

    // MARK: What the controls do

    // What the exercise "Time to read" changes: how long a tip stays. Open, it is always 3 seconds.
    private func showTip(
        _ text: String, icon: String? = nil, action: (@MainActor () -> Void)? = nil
    ) {
        let time = stay(for: text)
        let image = icon.flatMap { UIImage(systemName: $0) }
        tips?.show(Tip(text: text, icon: image, stay: time, action: action))
        note.text = "The tip stays for \(seconds(time / .seconds(1)))."
        drawOutline()
    }

    // What the exercise "Who shows when?" changes: the moments in the texts. Open, all are 0.
    private func showThree() {
        let moments = beginnings(of: [(0, 2), (0, 2), (0, 2)])
        for (name, moment) in zip(["First", "Second", "Third"], moments) {
            let begins = moment.map { "after \(seconds($0))" } ?? "never"
            tips?.show(Tip(text: "\(name) tip, which begins \(begins)", stay: .seconds(2)))
        }
        note.text = "Each tip stays for \(seconds(2)), unless you send it away."
        drawOutline()
    }

    /// One tip that changes in its place, because its id stays the same.
    private func showProgress() {
        switch slider.value {
        case 0:
            tips?.dismiss("photos")
            note.text = "No photos are being sent."
        case 1:
            tips?.show(Tip(id: "photos", text: "Sent", stay: stay(for: "Sent")))
            note.text = "The photos are sent: now the tip goes by itself."
        default:
            let progress = Double(slider.value)
            tips?.show(Tip(id: "photos", text: "Sending 3 photos", progress: progress, stay: nil))
            note.text = "Other tips come first. After them, this one comes back."
        }
        drawOutline()
    }

    private func presentPhoto() {
        let photo = DarkPhotoController()
        photo.modalPresentationStyle = .fullScreen
        present(photo, animated: true)
    }

    private func follow() {
        following?.cancel()
        drawOutline()
        guard outlineSwitch.isOn else { return }
        // Tips come and go by themselves.
        following = Task { [weak self] in
            while !Task.isCancelled, let self {
                self.drawOutline()
                try? await Task.sleep(for: .seconds(0.1))
            }
        }
    }

    // What the exercise "Without constraints" changes: open, the outline is in the upper left
    // corner; solved, it is around the tip.
    private func drawOutline() {
        tips?.window?.layoutIfNeeded()
        let size = outlineSwitch.isOn ? tips?.tipView?.bounds.size : nil
        outline.isHidden = size == nil
        guard let size else { return }
        outline.frame = tipFrame(of: size, in: view.bounds, safeArea: view.safeAreaInsets)
            .insetBy(dx: -5, dy: -5)
    }

    private func seconds(_ count: Double) -> String {
        count.formatted(.number.precision(.fractionLength(1))) + " seconds"
    }

    // MARK: What is on the screen

    private var heading: UIView {
        let label = label("Tips", .largeTitle)
        label.accessibilityTraits = .header
        return label
    }

    private var introduction: UIView {
        label(
            "Show a tip. Then tap it, push it up, or wait until it goes by itself. "
                + "The keyboard and the status bar stay as the app wants them.", .body)
    }

    private var buttons: [UIView] {
        [
            button("Show a short tip") { [weak self] in self?.showTip("Saved") },
            button("Show a long tip") { [weak self] in
                self?.showTip("The photos could not be sent because the server did not answer.")
            },
            button("Show a tip with an icon") { [weak self] in
                self?.showTip("Offline", icon: "wifi.slash")
            },
            button("Show a tip to tap") { [weak self] in
                self?.showTip("Deleted. Tap to undo") { self?.note.text = "It is back." }
            },
            button("Show three tips at once") { [weak self] in self?.showThree() },
            button("Present a photo") { [weak self] in self?.presentPhoto() },
        ]
    }

    private var sending: UIView {
        slider.accessibilityLabel = "Photos sent"
        slider.addAction(UIAction { [weak self] _ in self?.showProgress() }, for: .valueChanged)
        let column = UIStackView(arrangedSubviews: [label("Photos sent", .body), slider])
        column.axis = .vertical
        column.spacing = 4
        return column
    }

    private var field: UIView {
        let field = UITextField()
        field.placeholder = "Type here while tips come and go"
        field.borderStyle = .roundedRect
        field.returnKeyType = .done
        field.delegate = self
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        return field
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
    }

    private var outlining: UIView {
        outlineSwitch.accessibilityLabel = "Show where tipFrame puts the tip"
        outlineSwitch.addAction(
            UIAction { [weak self] _ in self?.follow() }, for: .valueChanged)
        outlineSwitch.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [
            label("Show where tipFrame puts the tip", .body), outlineSwitch,
        ])
        row.alignment = .center
        row.spacing = 12
        return row
    }

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
        scrollView.keyboardDismissMode = .interactive
        scrollView.alwaysBounceVertical = true  // so that it keeps clear of the bars, always
        view.addSubview(scrollView)
        scrollView.addSubview(column)
        for part in [scrollView, column] { part.translatesAutoresizingMaskIntoConstraints = false }
        let (content, readable) = (scrollView.contentLayoutGuide, view.readableContentGuide)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }
}
