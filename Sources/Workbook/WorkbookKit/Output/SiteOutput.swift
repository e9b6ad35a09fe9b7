/// A destination for the files of a site: a folder, or memory.
///
/// All of its members can be called from many threads.
package protocol SiteOutput: Sendable {
    /// Adds a file to the new site.
    ///
    /// - Throws: An error if the path leads out of the site, if it was staged before, or if the file can't be written.
    func stage(_ file: OutputFile) throws

    /// Adds a file to the new site that takes long to make. It may be made later, or never.
    ///
    /// - Throws: As for another file, or an error from making it.
    func stage(_ file: DeferredFile) throws

    /// Keeps a file of the previous site, if it's as the last build wrote it.
    ///
    /// - Returns: `true` if the file was kept.
    func keep(_ file: String) -> Bool

    /// The bytes that the previous build stored.
    var cache: [UInt8] { get }

    /// Stores bytes for the next build. They aren't part of the site.
    func storeCache(_ bytes: [UInt8])
}

extension SiteOutput {
    package func stage(_ file: DeferredFile) throws { try stage(OutputFile(path: file.path, bytes: try file.make())) }
}

/// A file of a site whose bytes are made when they're needed.
package struct DeferredFile: Sendable, Equatable {
    let path: String
    /// A hash of everything that the bytes depend on.
    let key: UInt64
    let make: @Sendable () throws -> [UInt8]

    package static func == (left: DeferredFile, right: DeferredFile) -> Bool {
        left.path == right.path && left.key == right.key
    }
}
