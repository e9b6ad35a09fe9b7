/// Folders laid in floors: what stands in one uses only what stands below it.
struct Floors {
    /// The folders, from the ground up; those of one floor do not use each other.
    let floors: [[String]]

    /// What uses a name that stands above it, or beside it on its own floor: `Files/A.swift uses Site (Commands)`.
    ///
    /// A name that several folders declare is nobody's: it may be any of theirs.
    ///
    /// - Parameter files: the files' names, by folder.
    func violations(_ files: [(folder: String, file: String, names: SourceNames)]) -> [String] {
        let levels = Dictionary(
            floors.enumerated().flatMap { level, folders in folders.map { ($0, level) } }, uniquingKeysWith: { $1 })
        let owners = owners(files)
        return files.flatMap { user in
            user.names.used.sorted().compactMap { name in
                guard let owner = owners[name], owner != user.folder, let level = levels[owner],
                    let own = levels[user.folder],
                    level >= own
                else { return nil }
                return "\(user.folder)/\(user.file) uses \(name) (\(owner))"
            }
        }
    }

    /// The only folder that declares a name, by name.
    private func owners(_ files: [(folder: String, file: String, names: SourceNames)]) -> [String: String] {
        let pairs = files.flatMap { file in file.names.declared.map { ($0, file.folder) } }
        return Dictionary(grouping: pairs, by: \.0).compactMapValues { Set($0.map(\.1)).count == 1 ? $0[0].1 : nil }
    }
}
