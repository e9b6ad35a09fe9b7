import SwiftText

/// A listing, divided by what it needs: what iOS has, or a module of the book's that it has not.
struct PlatformParts {
    /// What an app can take.
    private(set) var own: [String] = []
    /// What stood between `#if canImport(Simulator)` and its `#endif`, for tests and pictures.
    private(set) var simulated: [String] = []

    /// - Parameter modules: those that iOS has not.
    init(_ lines: [String], without modules: [String]) {
        let beginnings = modules.map { "#if canImport(\($0))" }
        var depth = 0
        for line in lines {
            if depth == 0, beginnings.contains(line.trimmed), !line.hasPrefix(" ") {
                depth = 1
            } else if depth > 0 {
                let text = line.trimmed
                if text.hasPrefix("#if ") { depth += 1 }
                if text == "#endif" { depth -= 1 }
                if depth > 0 { simulated.append(line) }
            } else {
                own.append(line)
            }
        }
        own = own.withoutBlankEnds
        simulated = simulated.withoutBlankEnds
    }
}

extension [String] {
    /// The lines without blank ones at the start and at the end.
    fileprivate var withoutBlankEnds: [String] {
        guard let first = firstIndex(where: { !$0.trimmed.isEmpty }),
            let last = lastIndex(where: { !$0.trimmed.isEmpty })
        else { return [] }
        return Array(self[first...last])
    }
}
