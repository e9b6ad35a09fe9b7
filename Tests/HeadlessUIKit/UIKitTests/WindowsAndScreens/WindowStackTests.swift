import TestSupport
import Testing

@testable import UIKit

@Suite struct WindowStackTests {
    @Test(arguments: 0..<100 as Range<UInt64>)
    func `random operations keep windows sorted by level, and the key window in the stack`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var stack = WindowStack()
        for _ in 0..<80 {
            let before = stack
            guard let entry = stack.entries.randomElement(using: &random), stack.entries.count > 2 else {
                let id = stack.add()
                #expect(stack[id]?.isVisible == false && stack.key != id)
                continue
            }
            switch Int.random(in: 0..<7, using: &random) {
            case 0: stack.remove(entry.id)
            case 1: stack.setLevel(UIWindow.Level(.random(in: -2...2, using: &random)), of: entry.id)
            case 2: stack.show(entry.id)
            case 3: stack.hide(entry.id)
            case 4: stack.bringForward(entry.id)
            case 5: stack.setKey(entry.id)
            default: _ = stack.add()
            }
            expectOrder(stack)
            expectOthersKeepTheirOrder(before, stack, except: entry.id)
        }
    }

    private func expectOrder(_ stack: WindowStack) {
        let levels = stack.entries.map(\.level)
        #expect(levels == levels.sorted())
        #expect(Set(stack.entries.map(\.id)).count == stack.entries.count)
        #expect(stack.key.map { stack[$0] != nil } != false, "the key window is one of them")
    }

    private func expectOthersKeepTheirOrder(_ before: WindowStack, _ after: WindowStack, except id: WindowID) {
        let known = Set(before.entries.map(\.id)).subtracting([id])
        #expect(before.entries.map(\.id).filter(known.contains) == after.entries.map(\.id).filter(known.contains))
    }

    @Test func `window IDs are never reused`() {
        var stack = WindowStack()
        let first = stack.add()
        stack.remove(first)
        #expect(stack.add() != first)
    }
}
