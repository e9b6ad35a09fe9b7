import Foundation

/// A process and its descendants. SwiftPM creates separate process groups for its children, which a signal to this
/// process's group doesn't reach.
struct ProcessTree {
    let root: pid_t

    init(_ root: pid_t) { self.root = root }

    /// Kills all of them immediately.
    func stop() {
        // Descendants are killed first, because their relation is unknown after the end of their parent.
        var known: Set<pid_t> = []
        while true {
            let new = descendants.filter { known.insert($0).inserted }
            if new.isEmpty { break }
            for process in new { kill(process, SIGKILL) }
        }
        kill(root, SIGKILL)
    }

    /// Sends an interrupt, like Ctrl-C, and kills the processes if they take too long.
    ///
    /// - Parameter hasEnded: A closure that returns `true` if the root process has ended.
    func end(gracePeriod: TimeInterval, hasEnded: () -> Bool) {
        let family = descendants
        kill(root, SIGINT)
        let deadline = Date(timeIntervalSinceNow: gracePeriod)
        while !hasEnded(), Date() < deadline { usleep(10_000) }
        if !hasEnded() { stop() }
        // Some descendants may have outlived their parent.
        for process in family { kill(process, SIGKILL) }
    }

    /// The processes that the root has started, and recursively their children.
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
                // The format is `12 (name) S 1 …`, where the name can contain any character.
                let status = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
                let fields = String(decoding: status, as: UTF8.self).split(separator: ")").last?.split(separator: " ")
                guard let fields, fields.count > 1 else { return false }
                return pid_t(fields[1]) == parent
            }
        }
    #endif
}
