import Simulator
import Testing
import UIKit

/// Tests of the search for the first responder.
@Suite("First responder")
@MainActor
struct ReloginFirstResponderTests {
    @Test func `containedFirstResponder finds the first responder at any depth, or nil`() async throws {
        try await withDevice {
            let app = showApp()
            let outer = UIView(frame: app.bounds)
            let inner = UIView(frame: app.bounds)
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            app.addSubview(outer)
            outer.addSubview(inner)
            inner.addSubview(field)
            #expect(app.containedFirstResponder == nil)
            field.becomeFirstResponder()
            #expect(app.containedFirstResponder === field)
            #expect(inner.containedFirstResponder === field)
            #expect(app.rootViewController?.view.containedFirstResponder == nil)
        }
    }
}
