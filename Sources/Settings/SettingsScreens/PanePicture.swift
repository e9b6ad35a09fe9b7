public import Figures
public import SettingsBundle

/// A picture of a pane, or of the list of a multi-value row, as it looks before anything is stored.
public struct PanePicture: Equatable, Sendable {
    /// The file that the pane is read from: `Root.plist`, `Root~ipad.plist`.
    public var file: String
    /// Which element of `PreferenceSpecifiers` has the list, from 0; nil for the pane itself.
    public var item: Int?
    public var page: SettingsApp.Page
    public var figure: Figure

    /// The pictures of all panes of a bundle that a device can show, in the order in which rows lead to them, each
    /// once.
    ///
    /// The same bundle gives the same pictures, byte for byte: nothing but the arguments counts.
    ///
    /// - Parameters:
    ///   - name: the app's name, the title of the first pane; the others have the title of the row that opens them.
    ///   - languages: the user's, the preferred first: `["de-AT", "en"]`.
    ///   - idiom: phone or pad, whose files and rows count.
    ///   - includesLists: whether the lists of multi-value rows are drawn as well, each after its pane.
    ///   - images: those at the ends of sliders, by the names that the bundle has for them.
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
                + reader.controls(at: path).enumerated().compactMap { place, control in
                    guard case .multiValue = control.specifier else { return nil }
                    var path = path
                    path.openList(ofControl: place)
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
    /// The panes that can be reached, each once, in the order in which their rows stand, and each upon the one that
    /// opens it.
    func reachablePaths(title: String) -> [SettingsPath] {
        let root = root(title: title)
        var paths: [SettingsPath] = []
        var seen: Set<String?> = [root.pane?.name]
        // The stack is an array, because a chain of thousands of panes would overflow the thread's.
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
    /// A pane and the one that opened it, which is all that its page shows of the path.
    fileprivate init(_ pane: OpenPane, openedFrom parent: OpenPane) {
        self.init(root: parent)
        open(pane)
    }
}
