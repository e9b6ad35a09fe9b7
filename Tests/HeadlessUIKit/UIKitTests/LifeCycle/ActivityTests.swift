import Testing

@testable import UIKit

@Suite struct ActivityTests {
    @Test(arguments: [
        (Activity.background, Activity.active, [Activity.Step.willEnterForeground, .didBecomeActive]),
        (.active, .background, [.willResignActive, .didEnterBackground]),
        (.inactive, .active, [.didBecomeActive]),
        (.active, .inactive, [.willResignActive]),
        (.inactive, .background, [.didEnterBackground]),
        (.background, .inactive, [.willEnterForeground]),
        (.active, .active, []),
    ])
    func `the ladder is climbed rung by rung`(start: Activity, end: Activity, steps: [Activity.Step]) {
        #expect(Activity.steps(from: start, to: end) == steps)
    }
}
