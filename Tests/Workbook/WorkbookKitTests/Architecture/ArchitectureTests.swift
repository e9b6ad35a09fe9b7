import Foundation
import TestSupport
import Testing

/// The layers of the engine and the tool, and the document about them: documentation/developers/architecture.md.
@Suite struct ArchitectureTests {
    private static let page = "documentation/developers/architecture.md"

    private func text() throws -> String {
        try String(contentsOfFile: "\(Repository.root)/\(Self.page)", encoding: .utf8)
    }

    /// Returns the layers as the page draws them, from the bottom up.
    private func layers() throws -> Layers {
        let rows = try text().matches(of: /│ +\d+ │ ([A-Za-z ]+)│/).map { $0.output.1.split(separator: " ") }
        return Layers(rows.reversed().map { $0.map(String.init) })
    }

    private func sources(
        of modules: [String] = ["ChapterKit", "WorkbookKit"]
    ) -> [(folder: String, file: String, names: SourceNames)] {
        modules.flatMap { Repository.swiftFiles(below: "Sources/Workbook/\($0)") }.map { path, bytes in
            let parts = path.split(separator: "/").suffix(2).map(String.init)
            return (parts[0], parts[1], SourceNames(bytes))
        }
    }

    @Test func `every folder of the engine belongs to exactly one layer`() throws {
        let drawn = try layers().folders.flatMap { $0 }
        #expect(Set(drawn) == Set(sources().map(\.folder)))
        #expect(drawn.count == Set(drawn).count)
    }

    @Test func `each layer uses only lower layers`() throws {
        for violation in try layers().violations(sources()) { Issue.record("\(violation)") }
    }

    @Test func `the folders of the tool are layers`() {
        let layers = Layers([
            ["Output"], ["SwiftPM"], ["Arguments"], ["IOS", "Serving", "Settings", "Testing"], ["Commands"],
            ["workbook"],
        ])
        let files = sources(of: ["workbook"])
        #expect(Set(layers.folders.joined()) == Set(files.map(\.folder)))
        for violation in layers.violations(files) { Issue.record("\(violation)") }
    }

    @Test func `a use of another folder in the same or a higher layer is a violation`() {
        let layers = Layers([["Bottom"], ["Top", "Neighbor"]])
        func violations(_ folder: String, _ text: String) -> [String] {
            let site = ("Top", "Site.swift", SourceNames("struct Site {}\n\nfunc build() { func inner() {} }\n"))
            return layers.violations([site, (folder, "A.swift", SourceNames(text))])
        }
        #expect(violations("Bottom", "let site = Site()") == ["Bottom/A.swift uses Site (Top)"])
        #expect(violations("Neighbor", "func f(_ site: Site) {}") == ["Neighbor/A.swift uses Site (Top)"])
        #expect(violations("Bottom", "let x = build()") == ["Bottom/A.swift uses build (Top)"])
        #expect(violations("Top", "let site = Site()") == [])
        #expect(violations("Bottom", "// Site\nlet text = \"Site\"; x.build(); inner()") == [])
        #expect(violations("Bottom", "struct Site {}\nlet site = Site()") == [])
    }

    @Test func `the table of modules matches Package.swift`() throws {
        let manifest = try String(contentsOfFile: Repository.root + "/Package.swift", encoding: .utf8)
        // The expression captures the name of a target, and the text between the brackets of its dependencies.
        let target =
            /\.(?:target|executableTarget)\(\s*name: "(\w+)"(?:,\s*dependencies: \[((?:[^\[\]]|\[[^\]]*\])*)\])?/
        let targets = manifest.matches(of: target).map { (String($0.output.1), $0.output.2 ?? "") }
        let products = Dictionary(
            uniqueKeysWithValues: manifest.matches(of: /let (\w+) = Target\.Dependency\.product\(name: "(\w+)"/).map {
                (String($0.output.1), String($0.output.2))
            })
        for (name, dependencies) in targets {
            guard let row = try text().firstMatch(of: try Regex("(?m)^\\| .*`\(name)`.*\\|.*\\|(.*)\\|$")) else {
                #expect(try text().contains("`\(name)`") || name == "TestSupport", "\(name) is not on the page")
                continue
            }
            let declared =
                dependencies.matches(of: /(?:^|[\[\s,])"(\w+)"/).map { String($0.output.1) }
                + products.filter { dependencies.contains(try! Regex("\\b\($0.key)\\b")) }.map(\.value)
            let documented = try #require(row[1].substring).matches(of: /`(\w+)`/).map { String($0.output.1) }
            if name.hasPrefix("CMark") { continue }
            #expect(Set(documented) == Set(declared), "\(name)")
        }
        #expect(targets.count > 12)
    }

    @Test func `every file that the page names exists`() throws {
        let named = try text().matches(of: /`((?:[A-Za-z_.+-]+\/)+[A-Za-z_.+-]*)`/).map { String($0.output.1) }
        #expect(named.count > 40)
        for path in named {
            #expect(
                FileManager.default.fileExists(atPath: "\(Repository.root)/\(path)"),
                "\(Self.page) names \(path), which is not there")
        }
    }

    @Test func `every file of the engine that the recipes name exists`() throws {
        let recipes = try String(
            contentsOfFile: Repository.root + "/documentation/developers/recipes.md", encoding: .utf8)
        let named = recipes.matches(of: /`((?:ChapterKit|WorkbookKit)\/[A-Za-z+.\/]+\.swift)`/).map { $0.output.1 }
        #expect(named.count > 20)
        for path in named {
            let file = "\(Repository.root)/Sources/Workbook/\(path)"
            #expect(FileManager.default.fileExists(atPath: file), "recipes.md names \(path), which is not there")
        }
    }

    @Test func `UIKit declares every member that its document names`() throws {
        let document = try String(
            contentsOfFile: Repository.root + "/documentation/developers/uikit.md", encoding: .utf8)
        let named = Set(document.matches(of: /`([a-z]\w+)(?:\(\))?`/).map { String($0.output.1) })
        let sources = ["UIKit", "Simulator"].flatMap { Repository.swiftFiles(below: "Sources/HeadlessUIKit/\($0)") }
        let words = sources.reduce(into: Set<String>()) { words, file in
            words.formUnion(String(decoding: file.1, as: UTF8.self).matches(of: /\w+/).map { String($0.output) })
        }
        #expect(named.count > 10)
        #expect(named.subtracting(words).sorted() == [])
    }
}
