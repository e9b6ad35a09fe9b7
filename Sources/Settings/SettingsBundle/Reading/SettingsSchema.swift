/// A settings bundle that has been read: its panes and its strings tables.
///
/// Reading never fails as a whole. `diagnostics` says what could not be read.
public struct SettingsSchema: Sendable {
    /// The bundle's folder as the user named it: `Settings.bundle`.
    public let path: String
    /// The panes by the name of their file: `Root.plist`, `Root~ipad.plist`.
    public var panes: [String: Pane] = [:]
    /// The strings tables, in the order of their files.
    public private(set) var stringsTables: [StringsTable] = []

    /// The names of every file in the bundle.
    let fileNames: Set<String>
    /// Why files and folders cannot be used, by their names.
    private(set) var failures: [String: PropertyListFailure] = [:]
    /// The names, without endings, of panes among them.
    private(set) var unreadPanes: Set<String> = []
    /// Why the bundle as a whole cannot be used; nil when it can.
    let problem: String?

    /// Reads the panes and tables of a bundle.
    public init(files: BundleFiles) {
        path = files.path
        problem = files.problem
        fileNames = Set(files.contents.keys)
        for (name, content) in files.contents.sorted(by: { $0.key < $1.key }) {
            do throws(PropertyListFailure) {
                try read(name, content)
            } catch {
                failures[name] = error
                if let pane = PaneName(file: name) { unreadPanes.insert(pane.base) }
            }
        }
    }

    /// Reads a bundle from the disk.
    public init(path: String) { self.init(files: BundleFolder(path: path).files()) }

    private mutating func read(_ name: String, _ content: BundleFiles.Content) throws(PropertyListFailure) {
        switch content {
        case .unread: break
        case .refused(let reason):
            if BundleFiles.isRead(name) || name.hasSuffix(".lproj") { throw PropertyListFailure(reason) }
        case .bytes(let bytes) where !name.hasSuffix(".plist"):
            stringsTables += try StringsTable.tables(file: name, bytes: bytes)
        case .bytes(let bytes):
            let file = try PropertyListFile(bytes: bytes)
            guard let entries = file.root.dictionary else {
                throw PropertyListFailure(
                    "its root is \(file.root.kindName); it must be a dictionary with the array 'PreferenceSpecifiers'")
            }
            panes[name] = Pane(name: name, entries: entries, file: file, bytes: bytes)
        }
    }
}
