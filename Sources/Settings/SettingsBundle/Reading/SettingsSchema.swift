/// The contents of a settings bundle: its panes and its strings tables.
///
/// Reading never fails as a whole. `diagnostics` contains the parts that couldn't be read.
public struct SettingsSchema: Sendable {
    /// The path of the bundle, in the form in which the user wrote it: `Settings.bundle`.
    public let path: String
    /// The panes by the name of their file: `Root.plist`, `Root~ipad.plist`.
    public var panes: [String: Pane] = [:]
    /// The strings tables, in the order of their files.
    public private(set) var stringsTables: [StringsTable] = []

    /// The names, without file extensions, of panes that are generated at build time. These panes, and the panes in
    /// folders of these names, may be missing, and aren't checked.
    public var generatedPanes: Set<String> = []

    /// The names of all files in the bundle.
    let fileNames: Set<String>
    /// The reasons why files and folders can't be used, by their names.
    private(set) var failures: [String: PropertyListFailure] = [:]
    /// The names, without file extensions, of the panes among them.
    private(set) var unreadPanes: Set<String> = []
    /// The reason why the bundle as a whole can't be used, or `nil` if it can.
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
