@_spi(Simulator) import UIKit

extension Phone {
    /// The current phone; outside of `withDevice` the process stops with a message that says what to do.
    nonisolated static func current(for asker: StaticString) -> Phone {
        guard let current else { isNeeded(by: asker) }
        return current
    }

    nonisolated static func isNeeded(by asker: StaticString) -> Never {
        fatalError("\(asker) needs a device: run this code inside `try await withDevice { … }`")
    }
}
