/// The layers of a module's folders. A folder uses only folders in lower layers.
struct Layers {
    /// The folders, from the bottom up. Folders in the same layer don't use each other.
    let layers: [[String]]

    /// Returns the uses of names from a higher layer or from the same layer, such as `Files/A.swift uses Site
    /// (Commands)`.
    ///
    /// A name that several folders declare is ignored, because its owner is unknown.
    ///
    /// - Parameter files: The names of the files, by folder.
    func violations(_ files: [(folder: String, file: String, names: SourceNames)]) -> [String] {
        let levels = Dictionary(
            layers.enumerated().flatMap { level, folders in folders.map { ($0, level) } }, uniquingKeysWith: { $1 })
        let owners = owners(files)
        return files.flatMap { user in
            user.names.used.sorted().compactMap { name in
                guard let owner = owners[name], owner != user.folder, let level = levels[owner],
                    let userLevel = levels[user.folder], level >= userLevel
                else { return nil }
                return "\(user.folder)/\(user.file) uses \(name) (\(owner))"
            }
        }
    }

    /// Returns the folder that declares a name, by name, for names that only one folder declares.
    private func owners(_ files: [(folder: String, file: String, names: SourceNames)]) -> [String: String] {
        let pairs = files.flatMap { file in file.names.declared.map { ($0, file.folder) } }
        return Dictionary(grouping: pairs, by: \.0).compactMapValues { Set($0.map(\.1)).count == 1 ? $0[0].1 : nil }
    }
}
