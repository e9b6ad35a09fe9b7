import UIKit

/// Trail with a tour, which shows several screens in a container.
final class StatusBarControllersDemoController: ProfileTrailController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addTool("Tour") { [weak self] in self?.showTour() }
    }

    private func showTour() {
        let tour = TourController()
        tour.modalPresentationStyle = .fullScreen
        present(tour, animated: true)
    }
}
