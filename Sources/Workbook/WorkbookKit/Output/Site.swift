import ChapterKit
import Synchronization

/// The files of a site, in memory.
package struct Site: Sendable, Equatable {
    /// The contents of the files, keyed by path.
    package fileprivate(set) var files: [String: [UInt8]] = [:]
    /// The files that are made when they're requested, keyed by path.
    fileprivate var deferred: [String: DeferredFile] = [:]
    /// The bytes that the build stored for the next one.
    fileprivate var cache: [UInt8] = []

    package init() {}

    package init(_ files: [String: [UInt8]]) { self.files = files }

    /// A Boolean value indicating whether the site was rendered. A build whose chapters can't be told apart renders
    /// none.
    package var isRendered: Bool { files["index.html"] != nil }

    /// Returns the bytes of a file, or `nil` if the site doesn't contain it.
    ///
    /// - Throws: An error from making a file that wasn't made by the build.
    func bytes(of file: String) throws -> [UInt8]? { try files[file] ?? deferred[file]?.make() }

    /// A hash of all files, which identifies a version of the site.
    var fingerprint: UInt64 {
        // A sum doesn't depend on the order, which is undefined for a dictionary.
        files.reduce(0) { sum, file in
            sum &+ ContentHash.hash(of: [ContentHash.hash(Array(file.key.utf8)), ContentHash.hash(file.value)])
        }
    }

    /// Returns the paths of the files that another site adds, removes, or changes, sorted.
    package func changes(to other: Site) -> [String] {
        let paths = Set(files.keys).union(other.files.keys)
        return paths.filter { files[$0] != other.files[$0] }.sorted()
    }
}

/// A site that a build assembles in memory.
package final class SiteInMemory: SiteOutput {
    private let before: Site
    private let new = Mutex(Site())

    /// Creates an empty site.
    ///
    /// - Parameter before: The site of the previous build. Its unchanged pages are kept.
    package init(after before: Site) { self.before = before }

    /// The files that were staged or kept.
    package var site: Site { new.withLock { $0 } }

    package func stage(_ file: OutputFile) throws {
        guard file.path.isContainedPath else { throw OutputError.outside(file.path) }
        let isNew = new.withLock { $0.files.updateValue(file.bytes, forKey: file.path) == nil }
        guard isNew else { throw OutputError.twice(file.path) }
    }

    package func stage(_ file: DeferredFile) throws {
        guard file.path.isContainedPath else { throw OutputError.outside(file.path) }
        let isNew = new.withLock { $0.deferred.updateValue(file, forKey: file.path) == nil }
        guard isNew else { throw OutputError.twice(file.path) }
    }

    package func keep(_ file: String) -> Bool {
        guard let bytes = before.files[file] else { return false }
        new.withLock { $0.files[file] = bytes }
        return true
    }

    package var cache: [UInt8] { before.cache }

    package func storeCache(_ bytes: [UInt8]) { new.withLock { $0.cache = bytes } }
}
