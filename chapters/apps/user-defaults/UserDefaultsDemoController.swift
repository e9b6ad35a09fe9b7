import UIKit

/// Trail with one more button, which reports the results of the exercises to the log.
final class UserDefaultsDemoController: SettledTrailController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addTool("Read") { [weak self] in self?.reportValues() }
    }

    private func reportValues() {
        guard let settings = (trailDelegate as? SettledSceneDelegate)?.settings else { return }
        // With the stub of the exercise "a size that can be read", each size is 0.
        let stored: [Any] = [settings.textSize, "18.5", "large", 300]
        let sizes = stored.map { textSize(from: $0).formatted() }
        report("Sizes: \(sizes.joined(separator: ", "))")
        // With the stub of the exercise "a slider's stored value", the step is -1.
        let step = sliderStep(nearestTo: settings.textSize, in: 13...29, count: 5)
        report("Step: \(step.map(String.init) ?? "none")")
        // With the stub of the exercise "keys that were renamed", every choice is lost.
        let update = migrated([
            "usesMiles": .flag(true), "fontSize": .text("large"), "ball": .flag(true),
        ])
        let keys = update.keys.sorted()
        report("After an update: \(keys.isEmpty ? "nothing" : keys.joined(separator: ", "))")
    }

    private func report(_ text: String) {
        trailDelegate?.report(TrailEvent(text: text))
    }
}
