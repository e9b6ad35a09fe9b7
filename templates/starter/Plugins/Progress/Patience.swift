/// The messages during a run that takes long, so that a reader never waits without knowing for what.
struct Patience {
    enum Step: Equatable, Sendable {
        case compiling
        case testing
    }

    /// A Boolean value indicating whether nothing was compiled before.
    let isFirst: Bool
    private var step = Step.compiling
    private var isWaiting = false
    /// The time of the next message, in seconds since the beginning of the step.
    private var next = Self.first
    private var start = 0.0

    /// The time until the first message of a step, in seconds.
    private static let first = 5.0
    /// The time between two messages, in seconds.
    private static let interval = 30.0

    init(isFirst: Bool) { self.isFirst = isFirst }

    /// Returns the message to write now, if any.
    ///
    /// - Parameters:
    ///   - seconds: The time since the beginning of the run.
    ///   - line: The last line of the process's output.
    mutating func message(_ step: Step, line: String, after seconds: Double) -> StyledText? {
        if step != self.step { self = Patience(self, step, seconds) }
        if Self.isWaiting(line) {
            defer { isWaiting = true }
            return isWaiting ? nil : Self.waiting(line)
        }
        isWaiting = false
        guard seconds - start >= next else { return nil }
        defer { next += Self.interval }
        let time = next == Self.first ? "" : " (\(Int(seconds - start)) s)"
        switch step {
        case .compiling where isFirst && next == Self.first:
            return "Still compiling; the first time, this takes some minutes …"
        case .compiling: return "Still compiling\(time) …"
        case .testing: return "Still testing\(time) …"
        }
    }

    private init(_ last: Patience, _ step: Step, _ seconds: Double) {
        isFirst = last.isFirst
        isWaiting = last.isWaiting
        self.step = step
        start = seconds
    }

    /// Returns the status line for a terminal.
    static func status(_ step: Step, line: String) -> StyledText {
        if isWaiting(line) { return waiting(line) }
        // An example of a line is `[3/9] Compiling A a.swift`.
        return step == .testing ? "Testing …" : "Compiling … \(line.hasPrefix("[") ? line : "")"
    }

    /// Returns a Boolean value indicating whether SwiftPM waits for another one, as its last line says.
    static func isWaiting(_ line: String) -> Bool {
        line.hasPrefix("Another instance of SwiftPM") && line.hasSuffix("...")
    }

    private static func waiting(_ line: String) -> StyledText {
        let process = line.firstMatch(of: /PID: (\d+)/).map { ", process \($0.1)," } ?? ""
        return "Waiting until another SwiftPM\(process) is done with '\(Workspace.scratch)' …"
    }
}
