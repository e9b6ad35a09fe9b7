import UIKit

/// The trail, with the size of its view as the title.
final class SizedTrailController: TrailController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        title = view.bounds.size.words
    }
}
