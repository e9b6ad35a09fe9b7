import Simulator
import Testing

@testable @_spi(Simulator) import UIKit

/// The states of subsystems in a phone or an app.
@MainActor @Suite struct StateStorageTests {
    private final class Counter: Sendable {}

    private final class Holder: AppObjectOwner {
        var object: AnyObject? = UIView()

        func releaseAppObjects() { object = nil }
    }

    @Test func `the first access creates the only state of a class`() {
        let storage = StateStorage()
        let (first, other) = (Counter(), Counter())
        #expect(storage[Counter.self, default: first] === first)
        #expect(storage[Counter.self, default: other] === first)
        #expect(StateStorage()[Counter.self, default: other] === other)
    }

    @Test func `a state can need another one while it is created`() {
        let storage = StateStorage()
        func makeHolder() -> Holder {
            _ = storage[Counter.self, default: Counter()]
            return Holder()
        }
        let holder = storage[Holder.self, default: makeHolder()]
        #expect(storage[Holder.self, default: Holder()] === holder)
    }

    @Test func `concurrent accesses receive the same state`() async {
        let storage = StateStorage()
        let states = await withTaskGroup(of: Counter.self, returning: Set<ObjectIdentifier>.self) { group in
            for _ in 0..<100 { group.addTask { storage[Counter.self, default: Counter()] } }
            var states: Set<ObjectIdentifier> = []
            for await state in group { states.insert(ObjectIdentifier(state)) }
            return states
        }
        #expect(states.count == 1)
    }

    @Test func `each phone has its own states, and they release the app's objects with the phone`() async throws {
        var holder: Holder?
        var keyboards: [Keyboard] = []
        for _ in 0..<2 {
            try await withDevice {
                let phone = Phone.required(by: "a test")
                holder = phone.application.states[Holder.self, default: Holder()]
                keyboards.append(phone.keyboard)
                #expect(phone.keyboard === keyboards.last && holder?.object != nil)
            }
        }
        #expect(keyboards[0] !== keyboards[1])
        #expect(holder?.object == nil)
    }
}
