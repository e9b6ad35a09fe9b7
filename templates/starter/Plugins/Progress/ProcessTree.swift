import Foundation

/// A process and all that it has started: SwiftPM gives its children groups of their own, which no signal to ours reaches.
struct ProcessTree {
    let root: pid_t

    init(_ root: pid_t) { self.root = root }

    /// Ends all of them at once.
    func stop() {
        // Those below first: once their parent is gone, nobody knows whose they were.
        var known: Set<pid_t> = []
        while true {
            let new = descendants.filter { known.insert($0).inserted }
            if new.isEmpty { break }
            for process in new { kill(process, SIGKILL) }
        }
        kill(root, SIGKILL)
    }

    /// Asks for the end, as Ctrl-C does, and enforces it when that takes too long.
    ///
    /// - Parameter hasEnded: whether the root is gone.
    func end(patience: TimeInterval, hasEnded: () -> Bool) {
        let family = descendants
        kill(root, SIGINT)
        let deadline = Date(timeIntervalSinceNow: patience)
        while !hasEnded(), Date() < deadline { usleep(10_000) }
        if !hasEnded() { stop() }
        // Whoever outlived its parent.
        for process in family { kill(process, SIGKILL) }
    }

    /// Those that it has started, and those that these have started.
    private var descendants: [pid_t] {
        var found: [pid_t] = []
        var parents = [root]
        while let parent = parents.popLast() {
            let children = Self.children(of: parent)
            found += children
            parents += children
        }
        return found
    }

    #if canImport(Darwin)
        private static func children(of parent: pid_t) -> [pid_t] {
            var children = [pid_t](repeating: 0, count: 1024)
            _ = proc_listchildpids(parent, &children, Int32(children.count * MemoryLayout<pid_t>.size))
            return children.filter { $0 > 0 }
        }
    #else
        private static func children(of parent: pid_t) -> [pid_t] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return names.compactMap { pid_t($0) }.filter { process in
                // `12 (name) S 1 …`: the name can hold anything.
                let status = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
                let fields = String(decoding: status, as: UTF8.self).split(separator: ")").last?.split(separator: " ")
                guard let fields, fields.count > 1 else { return false }
                return pid_t(fields[1]) == parent
            }
        }
    #endif
}
