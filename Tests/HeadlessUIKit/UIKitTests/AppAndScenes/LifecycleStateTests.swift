import Testing

@testable import UIKit

@Suite struct LifecycleStateTests {
    @Test(arguments: [
        (
            LifecycleState.background, LifecycleState.active,
            [LifecycleState.Step.willEnterForeground, .didBecomeActive]
        ),
        (.active, .background, [.willResignActive, .didEnterBackground]),
        (.inactive, .active, [.didBecomeActive]),
        (.active, .inactive, [.willResignActive]),
        (.inactive, .background, [.didEnterBackground]),
        (.background, .inactive, [.willEnterForeground]),
        (.active, .active, []),
    ])
    func `states change one step at a time`(start: LifecycleState, end: LifecycleState, steps: [LifecycleState.Step]) {
        #expect(LifecycleState.steps(from: start, to: end) == steps)
    }
}
