import Testing

@testable import UIKit

@Suite struct AgendaTests {
    private func names(of agenda: inout Agenda<String>, until time: Duration) -> [String] {
        var names: [String] = []
        while let name = agenda.next(until: time) { names.append("\(name) at \(agenda.now.components.seconds)") }
        return names
    }

    @Test func `items are due in the order of their times, and then in that of adding`() {
        var agenda = Agenda<String>()
        _ = agenda.add("c", at: .seconds(2))
        _ = agenda.add("a", at: .seconds(1))
        _ = agenda.add("d", at: .seconds(2))
        _ = agenda.add("b", at: .seconds(1))
        #expect(names(of: &agenda, until: .seconds(5)) == ["a at 1", "b at 1", "c at 2", "d at 2"])
        #expect(agenda.now == .seconds(5))
    }

    @Test func `what is due later waits`() {
        var agenda = Agenda<String>()
        _ = agenda.add("late", at: .seconds(3))
        #expect(names(of: &agenda, until: .seconds(2)).isEmpty)
        #expect(names(of: &agenda, until: .seconds(3)) == ["late at 3"])
    }

    @Test func `what is due before now is due now`() {
        var agenda = Agenda<String>()
        _ = agenda.next(until: .seconds(3))
        _ = agenda.add("missed", at: .seconds(1))
        #expect(names(of: &agenda, until: .seconds(3)) == ["missed at 3"])
    }

    @Test func `time does not run backwards`() {
        var agenda = Agenda<String>()
        _ = agenda.next(until: .seconds(3))
        _ = agenda.next(until: .seconds(1))
        #expect(agenda.now == .seconds(3))
    }

    @Test func `what was taken out is not due`() {
        var agenda = Agenda<String>()
        let id = agenda.add("gone", at: .seconds(1))
        #expect(agenda.remove(id) == "gone" && agenda.remove(id) == nil)
        #expect(names(of: &agenda, until: .seconds(5)).isEmpty)
    }
}
