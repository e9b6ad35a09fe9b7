import Foundation
@_spi(Simulator) import UIKit

/// A point of UIKit's behavior that Apple doesn't document, and that reports about phones don't settle.
///
/// Each point has two behaviors. The simulated phone has the default one, with which usually more code fails. A test can also
/// run with the alternative, after which the point is named:
///
///     try await withDevice(assuming: [.firstResponderMakesWindowKey]) { … }
///
/// The environment variable `SIMULATOR_ASSUMING` does the same for all tests of a run that don't choose themselves. Its
/// value is `all`, or the names of some points, separated by commas.
public enum UnknownBehavior: String, CaseIterable, Hashable, Sendable {
    case everyRequestUpdatesStatusBar
    case onlyFullWindowsDecideStatusBar
    case adaptedStyleDecidesStatusBar
    case unshownWindowsIgnoreOrientation
    case halfTurnsNotifyControllers
    case firstResponderMakesWindowKey
    case touchesLeaveKeyWindow
    case releasedKeyWindowHasSuccessor
    case hiddenIsPostedBeforeSuccessor
    case fieldsStayFirstResponder
    case keyboardStaysDuringRotation
    case scrollToTopSkipsViews
    case scrollToTopSkipsViewsInHiddenViews
    case touchesContinueInRotation
    case disjointOrientationsAreIgnored

    /// UIKit's name of the alternative, which is the same.
    var assumption: Phone.Assumption {
        guard let assumption = Phone.Assumption(rawValue: rawValue) else {
            preconditionFailure("UIKit has no behavior \(rawValue)")
        }
        return assumption
    }
}

extension UnknownBehavior {
    /// The points for which the environment variable `SIMULATOR_ASSUMING` requests the alternative.
    static let assumedInEnvironment = parse(ProcessInfo.processInfo.environment["SIMULATOR_ASSUMING"] ?? "")

    /// Returns the points that a text lists: `all`, or names separated by commas. The process stops at an unknown name.
    static func parse(_ text: String) -> Set<UnknownBehavior> {
        if text == "all" { return Set(allCases) }
        let names = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        return Set(
            names.map { name in
                guard let behavior = UnknownBehavior(rawValue: name) else {
                    preconditionFailure(
                        """
                        SIMULATOR_ASSUMING: there is no unknown behavior \(name). Write "all", or some of: \
                        \(allCases.map(\.rawValue).joined(separator: ", "))
                        """)
                }
                return behavior
            })
    }
}
