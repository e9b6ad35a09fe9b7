@_spi(Simulator) import UIKit

extension UIApplication {
    /// Finishes the run loop's turn, and returns the application, or `nil` if it's in the background, where no finger
    /// reaches it.
    static func reachedByFingers() -> UIApplication? {
        shared.finishTurn()
        return shared.applicationState == .background ? nil : shared
    }
}
