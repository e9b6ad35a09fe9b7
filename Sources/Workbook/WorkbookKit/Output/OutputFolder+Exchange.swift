import ChapterKit

/// The replacement of the whole folder in one step.
extension OutputFolder {
    /// Replaces the folder with a new one that contains all files, in one step.
    ///
    /// - Returns: `true` if the folder was replaced. Not every file system supports it, and a folder that also contains
    ///   the user's files isn't replaced.
    func exchange(
        _ entries: [String: Entry], _ plan: OutputPlan, list: String, hasCache: Bool
    ) throws -> Bool {
        guard case .fail = policy, !plan.written.isEmpty else { return false }
        if wasEmpty { return try exchangeForTree(list: list, hasCache: hasCache) }
        let reserved = [Self.listName, Self.cacheName, Self.stagingName]
        let leftOut = Set(plan.written + reserved)
        guard let folder = FolderExchange(path, leavingOut: leftOut.contains) else { return false }
        do {
            for (file, change) in plan.changes where change == .remove { folder.removeFolders(above: file) }
            for (file, entry) in entries { if let staged = entry.staged { try folder.put(staged, at: file) } }
            try folder.put("\(staging)/\(list)", at: Self.listName)
            let cache = hasCache ? "\(staging)/cache" : "\(path)/\(Self.cacheName)"
            if FileSystem.kind(cache) == .file { try folder.put(cache, at: Self.cacheName) }
            try folder.commit()
            return true
        } catch {
            folder.cancel()
            return false
        }
    }

    /// Replaces the folder, which was empty, with the folder of the staged files.
    ///
    /// - Returns: `false` if the folder isn't empty anymore, or if folders can't be exchanged. Nothing has changed then.
    private func exchangeForTree(list: String, hasCache: Bool) throws -> Bool {
        let tree = "\(staging)/\(Self.treeName)"
        guard try FileSystem.names(in: path) == [Self.stagingName], let folder = FolderExchange(path, moving: tree)
        else {
            return false
        }
        do {
            try folder.put("\(staging)/\(list)", at: Self.listName)
            if hasCache { try folder.put("\(staging)/cache", at: Self.cacheName) }
            try folder.commit()
            return true
        } catch {
            try folder.cancel(movingBackTo: tree)
            return false
        }
    }
}
