import UIKit

/// Trail with two more buttons. They show what the exercises change.
final class LogDemoController: TrailController {
    private var ring = LineRing(capacity: 3)
    private var times: [Double] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        addTool("Write") { [weak self] in self?.writeLines() }
        addTool("Read") { [weak self] in self?.reportOffset() }
    }

    /// Writes two lines, the rate of all lines, and the lines in the ring.
    private func writeLines() {
        let now = CACurrentMediaTime()
        for _ in 1...2 {
            times.append(now)
            let line = "Line \(times.count)"
            // The exercise "a ring buffer of lines" changes this: the ring has at most three lines.
            append(line, to: &ring)
            report(line)
        }
        // With the stub of the exercise "lines per second", it's the number of all lines.
        report("Rate: \(lineRate(at: times, now: now)) lines per second")
        report("Ring: \(ring.lines.joined(separator: ", "))")
    }

    /// Reports where a reader at the end of a log goes when three lines arrive.
    private func reportOffset() {
        let text = LogText(
            offset: 600, oldHeight: 1000, newHeight: 1060, viewHeight: 400, lineHeight: 20)
        // With the stub of the exercise "find the bug that scrolls", the reader stays at 600.
        report("A reader at 600 goes to \(Int(offset(of: text)))")
    }

    private func report(_ text: String) {
        trailDelegate?.report(TrailEvent(text: text))
    }
}
