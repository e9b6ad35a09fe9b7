import Subprocess
import SwiftText

/// The default browser of the user.
enum Browser {
    #if canImport(Darwin)
        private static let opener = "open"
    #else
        private static let opener = "xdg-open"
    #endif

    /// Opens a page, without waiting for the result.
    static func open(_ address: String) {
        Task {
            let result = try? await Subprocess.run(
                .name(opener), arguments: [address], output: .discarded, error: .discarded)
            if result?.terminationStatus.isSuccess != true {
                Terminal.err("warning: '\(opener)' cannot open a browser here; open \(address) yourself")
            }
        }
    }
}
