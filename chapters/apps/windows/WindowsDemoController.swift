import UIKit

/// Trail with two more buttons. They show what the exercises change.
final class WindowsDemoController: TrailController, UIScrollViewDelegate {
    private var selected = Stage.all[0]
    private var guide: GuideOverlay? { trailDelegate?.overlay(GuideOverlay.self) }

    override func viewDidLoad() {
        super.viewDidLoad()
        map.delegate = self
        addTool("Guide") { [weak self] in self?.toggleGuide() }
        addTool("Order") { [weak self] in self?.reportOrder() }
    }

    override func open(_ stage: Stage) {
        super.open(stage)
        selected = stage
        placeCircle()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeCircle()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        placeCircle()
    }

    private func toggleGuide() {
        guide?.toggle()
        guard guide?.isOpen == true else { return }
        let hasCircle = placeCircle()
        let text = "The guide is open" + (hasCircle ? "" : ", and has no circle")
        trailDelegate?.report(TrailEvent(text: text))
    }

    @discardableResult
    private func placeCircle() -> Bool {
        guide?.surround(map.marks[selected.number - 1]) ?? false
    }

    private func reportOrder() {
        guard let app = view.window, let overlays = trailDelegate?.overlays else { return }
        // With the stub of the exercise "front to back", there's no window.
        let names = frontToBack([app] + overlays.compactMap(\.window)).map { window in
            window === app ? "Trail" : window === guide?.window ? "guide" : "log"
        }
        let text = names.isEmpty ? "none" : names.joined(separator: ", ")
        trailDelegate?.report(TrailEvent(text: "Front to back: \(text)"))
    }
}
