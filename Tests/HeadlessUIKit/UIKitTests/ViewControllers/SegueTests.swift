import Simulator
import Testing
import UIKit

/// Tests of segues that are created in code.
@MainActor @Suite struct SegueTests {
    @Test func `a segue performs its handler, or its subclass's perform method`() {
        final class Replacing: UIStoryboardSegue {
            override func perform() { source.title = destination.title }
        }
        let (one, other) = (UIViewController(), UIViewController())
        var performs = 0
        let segue = UIStoryboardSegue(identifier: "a", source: one, destination: other) { performs += 1 }
        segue.perform()
        #expect(performs == 1 && segue.identifier == "a" && segue.source === one && segue.destination === other)
        other.title = "Other"
        Replacing(identifier: nil, source: one, destination: other).perform()
        #expect(one.title == "Other")
    }
}
