/// Where a build puts the files of a site: a folder, or memory.
///
/// All of it can be called from many threads.
public protocol SiteOutput: Sendable {
    /// Takes a file of the new site.
    ///
    /// - Throws: when the path leaves the site or was given before, or the disk refuses.
    func stage(_ file: OutputFile) throws

    /// Takes a file over from the site before, when it is there as it was written.
    func keep(_ file: String) -> Bool

    /// What was remembered beside the site before.
    var remembered: [UInt8] { get }

    /// Keeps something for the next build, outside of the site.
    func remember(_ bytes: [UInt8])
}
