public import Figures
public import SettingsBundle

/// A picture of a pane, or of the list of a multi-value row, before any value is stored.
public struct PanePicture: Equatable, Sendable {
    /// The file of the pane: `Root.plist`, `Root~ipad.plist`.
    public var file: String
    /// The index of the element in `PreferenceSpecifiers` whose list is shown, or `nil` for the pane itself.
    public var item: Int?
    public var page: SettingsApp.Page
    public var figure: Figure

    /// Returns the pictures of all panes that a device can show, each once, in the order of the rows that open them.
    ///
    /// The same bundle gives the same pictures, byte for byte, because they depend on the arguments only.
    ///
    /// - Parameters:
    ///   - schema: The bundle's contents.
    ///   - name: The app's name, which is the title of the first pane. The others have the title of the row that opens
    ///     them.
    ///   - languages: The user's languages in the order of preference: `["de-AT", "en"]`.
    ///   - idiom: The device, phone or pad, whose files and rows are used.
    ///   - includesLists: `true` to also draw the lists of multi-value rows, each after its pane.
    ///   - images: The images at the ends of sliders, by their names in the bundle.
    public static func all(
        of schema: SettingsSchema, name: String = "App", languages: [String] = ["en"],
        idiom: UserInterfaceIdiom = .phone, includesLists: Bool = false, images: [String: Figure.Image] = [:]
    ) -> [PanePicture] {
        let reader = PaneReader(schema: schema, languages: languages, idiom: idiom)
        return reader.reachablePaths(title: name).enumerated().flatMap { index, path -> [PanePicture] in
            guard let file = path.pane.pane?.name else { return [] }
            let id = "settings-\(index + 1)-\(file.dropLast(".plist".count))"
            let pane = PanePicture(reader, path, file: file, item: nil, id: id, images: images)
            guard includesLists else { return [pane] }
            return [pane]
                + reader.controls(at: path).enumerated().compactMap { index, control in
                    guard case .multiValue = control.specifier else { return nil }
                    var path = path
                    path.openList(ofControl: index)
                    return PanePicture(
                        reader, path, file: file, item: control.item, id: "\(id)-\(control.item)", images: images)
                }
        }
    }

    private init(
        _ reader: PaneReader, _ path: SettingsPath, file: String, item: Int?, id: String, images: [String: Figure.Image]
    ) {
        self.file = file
        self.item = item
        page = reader.page(at: path, stored: [:])
        figure = .settings(page, title: "\(file): \(page.title)", name: id, images: images)
    }
}

extension PaneReader {
    /// Returns the paths to the reachable panes, each once, in the order of the rows that open them. Each path contains
    /// the pane and the pane that opens it.
    func reachablePaths(title: String) -> [SettingsPath] {
        let root = root(title: title)
        var paths: [SettingsPath] = []
        var seen: Set<String?> = [root.pane?.name]
        // The stack is an array because a chain of thousands of panes would overflow the thread's stack.
        var waiting = [SettingsPath(root: root)]
        while let path = waiting.popLast() {
            paths.append(path)
            let children = controls(at: path).compactMap { child($0, of: path.pane) }
                .filter { seen.insert($0.pane?.name).inserted }
            waiting += children.reversed().map { SettingsPath($0, openedFrom: path.pane) }
        }
        return paths
    }
}

extension SettingsPath {
    /// Creates a path of a pane and the pane that opened it. A page shows no more of its path.
    fileprivate init(_ pane: OpenPane, openedFrom parent: OpenPane) {
        self.init(root: parent)
        open(pane)
    }
}
