import Synchronization

/// The files of a site, in memory.
package struct Site: Sendable, Equatable {
    /// By path.
    package fileprivate(set) var files: [String: [UInt8]] = [:]
    /// What its build remembered for the next.
    fileprivate var memory: [UInt8] = []

    package init() {}

    package init(_ files: [String: [UInt8]]) { self.files = files }

    /// A hash of all of it, to tell one site from another.
    var fingerprint: UInt64 {
        // A sum, because a dictionary has no order.
        files.reduce(0) { sum, file in
            sum &+ ContentHash.hash(of: [ContentHash.hash(Array(file.key.utf8)), ContentHash.hash(file.value)])
        }
    }

    /// The paths of the files that are new, gone or different in another site, sorted.
    package func changes(to other: Site) -> [String] {
        let paths = Set(files.keys).union(other.files.keys)
        return paths.filter { files[$0] != other.files[$0] }.sorted()
    }
}

/// A site that a build puts together in memory.
package final class SiteInMemory: SiteOutput {
    private let before: Site
    private let new = Mutex(Site())

    /// - Parameter before: the site of the build before this one, whose pages are kept when nothing has changed for them.
    package init(after before: Site) { self.before = before }

    /// What was staged and kept.
    package var site: Site { new.withLock { $0 } }

    package func stage(_ file: OutputFile) throws {
        guard file.path.isContainedPath else { throw OutputError.outside(file.path) }
        let isNew = new.withLock { $0.files.updateValue(file.bytes, forKey: file.path) == nil }
        guard isNew else { throw OutputError.twice(file.path) }
    }

    package func keep(_ file: String) -> Bool {
        guard let bytes = before.files[file] else { return false }
        new.withLock { $0.files[file] = bytes }
        return true
    }

    package var remembered: [UInt8] { before.memory }

    package func remember(_ bytes: [UInt8]) { new.withLock { $0.memory = bytes } }
}
