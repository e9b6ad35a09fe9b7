import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of required constraints that contradict each other. One of them is broken and reported to the console.
@MainActor @Suite struct ConflictTests {
    private let root = board()

    private func messages(_ body: () -> Void) -> [String] {
        let log = ConsoleLog()
        Console.$write.withValue({ log.add($0) }, operation: body)
        return log.messages
    }

    @Test func `the later of two conflicting constraints is broken and reported once`() throws {
        let view = root.put()
        let (narrow, wide) = (
            view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200)
        )
        activate(narrow, wide)
        let written = messages {
            root.layoutIfNeeded()
            activate(view.heightAnchor.constraint(equalToConstant: 5))
            root.layoutIfNeeded()
        }
        #expect(view.bounds.width == 100)
        #expect(wide.isActive)
        let message = try #require(written.first)
        #expect(written.count == 1)
        #expect(message.hasPrefix("Unable to simultaneously satisfy constraints.\n\tProbably at least one of"))
        #expect(message.contains("\"\(narrow.description)\",\n    \"\(wide.description)\"\n)"))
        #expect(message.contains("Will attempt to recover by breaking constraint \n\(wide.description)\n"))
        #expect(!message.contains("NSAutoresizingMaskLayoutConstraint"))
    }

    @Test func `a report lists only the constraints that take part in the conflict`() throws {
        let (one, two) = (root.put(), root.put())
        let (first, second, third, bystander) = (
            one.widthAnchor.constraint(equalToConstant: 100), two.widthAnchor.constraint(equalTo: one.widthAnchor),
            two.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
            one.heightAnchor.constraint(equalToConstant: 9)
        )
        activate(first, bystander, second, third)
        let message = try #require(messages { root.layoutIfNeeded() }.first)
        #expect([first, second, third].allSatisfy { message.contains($0.description) })
        #expect(!message.contains(bystander.description))
        #expect(two.bounds.width == 100)
    }

    @Test func `a broken constraint applies after the conflict ends, and a new conflict is reported again`() {
        let view = root.put()
        let (narrow, wide) = (
            view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200)
        )
        activate(narrow, wide)
        #expect(messages { root.layoutIfNeeded() }.count == 1)
        narrow.constant = 200
        #expect(messages { root.layoutIfNeeded() }.isEmpty)
        #expect(view.bounds.width == 200)
        narrow.constant = 100
        #expect(messages { root.layoutIfNeeded() }.count == 1)
        #expect(view.bounds.width == 100)
        narrow.isActive = false
        narrow.isActive = true
        #expect(messages { root.layoutIfNeeded() }.count == 1)
        #expect(view.bounds.width == 200)
    }

    @Test func `a view's autoresizing frame takes precedence over constraints, and the report explains it`() throws {
        let label = UILabel()
        root.addSubview(label)
        let constraint = label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
        activate(constraint)
        let message = try #require(messages { root.layoutIfNeeded() }.first)
        #expect(label.frame == .zero)
        #expect(
            message.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand"))
        #expect(message.contains("<NSAutoresizingMaskLayoutConstraint UILabel:0x"))
        #expect(message.contains(".frame == (0 0; 0 0)>"))
    }

    @Test func `a negative width is a conflict`() {
        let view = root.put()
        activate(view.widthAnchor.constraint(equalToConstant: -5))
        #expect(messages { root.layoutIfNeeded() }.count == 1)
        #expect(view.bounds.width == 0)
    }

    @Test func `systemLayoutSizeFitting reports no conflicts`() {
        let view = UIView()
        activate(view.widthAnchor.constraint(equalToConstant: 5), view.widthAnchor.constraint(equalToConstant: 6))
        var size = CGSize.zero
        let written = messages { size = view.systemLayoutSizeFitting(.zero) }
        #expect(written.isEmpty && size.width == 5)
    }

    @Test func `conflict reports are written to standard error`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let root = UIView()
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 1).isActive = true
            view.widthAnchor.constraint(equalToConstant: 2).isActive = true
            root.layoutIfNeeded()
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Will attempt to recover by breaking constraint"))
    }
}
