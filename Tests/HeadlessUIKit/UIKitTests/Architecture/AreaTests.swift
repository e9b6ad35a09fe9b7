import TestSupport
import Testing

/// The areas of UIKit, which are the folders of its sources.
@Suite struct AreaTests {
    private static let folder = "Sources/HeadlessUIKit/UIKit"

    private static let files = Repository.swiftFiles(below: folder).compactMap { path, bytes in
        let parts = path.dropFirst(folder.count + 1).split(separator: "/", maxSplits: 1).map(String.init)
        return parts.count == 2 ? (folder: parts[0], file: parts[1], names: SourceNames(bytes)) : nil
    }

    /// The areas that use each other, because Apple's classes in them do.
    private static let mutual: [FolderUses.Pair: String] = [
        .init("AppAndScenes", "TouchesAndGestures"): "The app is a responder, and sends events to the gestures.",
        .init("AppAndScenes", "ViewControllers"):
            "The app queries view controllers about status bar and orientation, and they request updates of the app.",
        .init("AppAndScenes", "WindowsAndScreens"): "A scene has windows, and a window has a scene and a screen.",
        .init("DrawingAndImages", "Text"):
            "Attributes of text have colors, and symbol images and drawn texts have fonts.",
        .init("LayersAndAnimation", "Views"):
            "A view has a layer whose delegate it is, and an animator changes views.",
        .init("Layout", "Views"): "A view holds constraints and layout guides, and these refer to views.",
        .init("TouchesAndGestures", "Views"):
            "A view is a responder with gesture recognizers, and a touch has a view.",
        .init("TouchesAndGestures", "WindowsAndScreens"):
            "A window sends events to its views, and a touch has a window.",
        .init("ViewControllers", "Views"):
            "A view controller has a view, and is the next responder of it; a bar has a view controller as its owner.",
        .init("ViewControllers", "WindowsAndScreens"):
            "A window has a root view controller, and a presentation takes place in a window.",
        .init("Views", "WindowsAndScreens"): "A window is a view, and a view has a window.",
    ]

    @Test func `only areas that are listed with a reason use each other`() {
        for (pair, uses) in FolderUses(Self.files).mutual where Self.mutual[pair] == nil {
            let list = uses.map { "\n    \($0)" }.joined()
            Issue.record("\(pair) use each other. The direction with fewer uses:\(list)")
        }
    }

    @Test func `every listed pair of areas still uses each other`() {
        let found = FolderUses(Self.files).mutual
        for pair in Self.mutual.keys where found[pair] == nil {
            Issue.record("\(pair) don't use each other anymore. Remove them from the list.")
        }
        #expect(Self.mutual.count <= 11)
    }

    @Test func `a mutual use lists the files of the direction with fewer uses`() {
        func mutual(_ texts: (String, String)...) -> [FolderUses.Pair: [String]] {
            FolderUses(texts.enumerated().map { ($1.0, "\($0).swift", SourceNames($1.1)) })
                .mutual.mapValues { $0.map(\.description) }
        }
        let view = ("Views", "class View { var window: Window? }")
        let window = ("Windows", "class Window { var views: [View] = [] }\nfunc f(_ view: View, _ kind: Kind) {}")
        #expect(
            mutual(view, window, ("Views", "enum Kind {}")) == [
                .init("Views", "Windows"): ["Views/0.swift uses Window (Windows)"]
            ])
        #expect(mutual(view, ("Windows", "class Window {} // View\nlet text = \"View\"")) == [:])
        #expect(mutual(view, window, ("Traits", "class View {}")) == [:])
    }

    @Test func `the files of a class are in one folder, with its name if it has more than two`() {
        let paths = Self.files.map { "\($0.folder)/\($0.file)" }
        let classes = Dictionary(grouping: paths) { path in
            String((path.split(separator: "/").last ?? "").prefix { $0.isLetter })
        }
        for (name, paths) in classes where ["UI", "NS", "CA"].contains(where: name.hasPrefix) && paths.count > 1 {
            let folders = Set(paths.map { String($0.prefix(upTo: $0.lastIndex(of: "/") ?? $0.endIndex)) })
            #expect(folders.count == 1, "The files of \(name) are in \(folders.sorted().joined(separator: ", "))")
            if paths.count > 2 { #expect(folders.first?.hasSuffix("/\(name)") == true, "\(name) is in \(folders)") }
        }
        #expect(classes["UIView"]?.count ?? 0 > 20)
    }

    @Test func `the readme lists all areas`() throws {
        let readme = try String(contentsOfFile: Repository.root + "/Sources/HeadlessUIKit/README.md", encoding: .utf8)
        let listed = readme.matches(of: /(?m)^\| `(\w+)` \|/).map { String($0.output.1) }
        #expect(listed.sorted() == Set(Self.files.map(\.folder)).sorted())
    }

    @Test func `every folder of tests belongs to a target`() throws {
        let manifest = try String(contentsOfFile: Repository.root + "/Package.swift", encoding: .utf8)
        let targets = manifest.matches(of: /uikitTests\(\s*"\w+",([^)]*)\)/).map { String($0.output.1) }
        let areas = targets.joined().matches(of: /"(\w+)"/).map { String($0.output.1) }
        let tests = "Tests/HeadlessUIKit/UIKitTests"
        let folders = Repository.swiftFiles(below: tests).compactMap { path, _ in
            path.dropFirst(tests.count + 1).split(separator: "/").first.map(String.init)
        }
        #expect(areas.sorted() == Set(folders).sorted())
    }
}
