/// A destination for the files of a site: a folder, or memory.
///
/// All of its members can be called from many threads.
package protocol SiteOutput: Sendable {
    /// Adds a file to the new site.
    ///
    /// - Throws: An error if the path leads out of the site, if it was staged before, or if the file can't be written.
    func stage(_ file: OutputFile) throws

    /// Keeps a file of the previous site, if it's as the last build wrote it.
    ///
    /// - Returns: `true` if the file was kept.
    func keep(_ file: String) -> Bool

    /// The bytes that the previous build stored.
    var cache: [UInt8] { get }

    /// Stores bytes for the next build. They aren't part of the site.
    func storeCache(_ bytes: [UInt8])
}
