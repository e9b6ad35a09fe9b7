/// The layers of a module: groups of folders, each of which uses only the groups below it.
public struct Layers: Sendable {
    /// The folders of each layer, from the lowest. The folders of one layer don't use each other.
    public let folders: [[String]]

    public init(_ folders: [[String]]) { self.folders = folders }

    /// Returns the uses of a name from a higher layer or another folder of the same layer:
    /// `Files/A.swift uses Site (Commands)`.
    ///
    /// A name that several folders declare isn't checked, because it may be any of these declarations.
    ///
    /// - Parameter files: The names of each file, with its folder.
    public func violations(_ files: [(folder: String, file: String, names: SourceNames)]) -> [String] {
        let levels = Dictionary(
            folders.enumerated().flatMap { level, folders in folders.map { ($0, level) } }, uniquingKeysWith: { $1 })
        return FolderUses(files).uses.compactMap { use in
            guard let level = levels[use.declaringFolder], let userLevel = levels[use.folder], level >= userLevel
            else { return nil }
            return use.description
        }
    }
}
