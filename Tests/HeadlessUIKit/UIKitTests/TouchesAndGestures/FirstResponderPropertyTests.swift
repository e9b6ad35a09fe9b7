import Simulator
import TestSupport
import Testing
import UIKitTestSupport

/// Compares the first responder with a plain model, in random sequences.
///
/// The sequences become and resign first responder, and remove and add views.
@MainActor @Suite struct FirstResponderPropertyTests {
    private final class Field: UIView {
        var mayBecome = true
        var mayResign = true
        override var canBecomeFirstResponder: Bool { mayBecome }
        override var canResignFirstResponder: Bool { mayResign }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `after random changes, each window has the first responder that the model predicts`(seed: UInt64) async throws
    {
        try await withDevice {
            var random = SeededGenerator(seed: seed)
            let windows = [newWindow(), newWindow()]
            let fields = (0..<6).map { _ in Field() }
            var first: [UIWindow: Field] = [:]
            for _ in 0..<80 {
                let field = fields.randomElement(using: &random)!
                switch Int.random(in: 0..<7, using: &random) {
                case 0, 1, 2: become(field, &first)
                case 3: resign(field, &first)
                case 4:
                    detach(field, for: nil, &first)
                    field.removeFromSuperview()
                case 5:
                    let home = ((windows as [UIView]) + fields).randomElement(using: &random)!
                    guard !home.isDescendant(of: field) else { continue }
                    detach(field, for: home.window, &first)
                    home.addSubview(field)
                default:
                    field.mayBecome = .random(using: &random)
                    field.mayResign = .random(using: &random)
                }
                for field in fields {
                    let expected = field.window.map { first[$0] === field } ?? false
                    #expect(field.isFirstResponder == expected)
                }
            }
        }
    }

    private func become(_ field: Field, _ first: inout [UIWindow: Field]) {
        let before = field.window.flatMap { first[$0] }
        let succeeds =
            before === field && before != nil
            || field.mayBecome && field.window != nil && before?.mayResign != false
        #expect(field.becomeFirstResponder() == succeeds)
        if succeeds, let window = field.window { first[window] = field }
    }

    private func resign(_ field: Field, _ first: inout [UIWindow: Field]) {
        let isFirst = field.window.map { first[$0] === field } ?? false
        #expect(field.resignFirstResponder() == (!isFirst || field.mayResign))
        if isFirst, field.mayResign, let window = field.window { first[window] = nil }
    }

    private func detach(_ field: Field, for window: UIWindow?, _ first: inout [UIWindow: Field]) {
        guard let old = field.window, old !== window, first[old]?.isDescendant(of: field) == true else { return }
        first[old] = nil
    }
}
