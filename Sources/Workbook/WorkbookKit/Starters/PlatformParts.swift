import SwiftText

/// The parts of a listing: one for iOS, and one that requires a module that iOS doesn't provide.
struct PlatformParts {
    /// The lines that an app can use.
    private(set) var app: [String] = []
    /// The lines between `#if canImport(Simulator)` and its `#endif`, for tests and pictures.
    private(set) var simulated: [String] = []

    /// Divides the lines of a listing.
    ///
    /// - Parameter modules: The modules that iOS doesn't provide.
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
                app.append(line)
            }
        }
        app = app.withoutBlankEnds
        simulated = simulated.withoutBlankEnds
    }
}

extension [String] {
    /// The lines without leading and trailing blank lines.
    fileprivate var withoutBlankEnds: [String] {
        guard let first = firstIndex(where: { !$0.trimmed.isEmpty }),
            let last = lastIndex(where: { !$0.trimmed.isEmpty })
        else { return [] }
        return Array(self[first...last])
    }
}
