import UIKit

/// Trail with a screen of photos. It reports what the exercises change to the log.
final class RotationDemoController: SizedTrailController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addTool("Photos") { [weak self] in self?.showPhotos() }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        // With the stub of the exercise "predict the calls", there's no call.
        let calls = transitionCalls(for: [view.bounds.size, size], callsSuper: true)
        let text = calls.isEmpty ? "no call" : calls.joined(separator: ", ")
        trailDelegate?.report(TrailEvent(text: "You predict: \(text)", level: .debug))
        super.viewWillTransition(to: size, with: coordinator)
    }

    private func showPhotos() {
        show(PhotosController(), sender: self)
    }
}
