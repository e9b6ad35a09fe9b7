import Foundation
import TestSupport
import Testing

@testable import WorkbookTesting

@Suite struct CatalogTests {
    #if os(Linux)
        /// The catalog of UIKit, read only once because the compiler takes a moment.
        private static let module = Result { try Catalog(SymbolGraph.graphs(of: "UIKit")) }

        /// Writes the list for `scripts/list-uikit`, too.
        @Test func `the list of the module's API has a heading for every type`() throws {
            let catalog = try Self.module.get()
            let list = catalog.markdown
            #expect(list.split(separator: "\n").count { $0.hasPrefix("### ") } == catalog.entries.count)
            if let path = ProcessInfo.processInfo.environment["WORKBOOK_UIKIT_LIST"] {
                try list.write(toFile: path, atomically: true, encoding: .utf8)
            }
        }

        @Test func `the file uikit-names.txt is up to date`() throws {
            let file = GoldenFile(path: Repository.root + "/chapters/uikit-names.txt")
            if let difference = try file.difference(to: Self.module.get().names) {
                Issue.record("\(difference)\nrenew the names: \(Catalog.recording)")
            }
        }

        /// The types that stand in for Objective-C features on a phone. A new one needs a reason in its documentation.
        private static let helpers = [
            "DelegateWithWindow", "ReusableCell", "KeyboardMessage", "KeyboardMessageKind",
            "PresentationDelegateHolder",
        ]

        @Test func `every public type has a name from Apple's frameworks, except the listed helpers`() throws {
            let types = try Self.module.get().entries.filter { $0.kind != nil }
            #expect(types.contains { $0.name == "UIView" })
            #expect(types.filter { !$0.isApples }.map(\.name) == Self.helpers)
        }

        @Test func `the catalog doesn't contain types and members for the simulator`() throws {
            let entries = try Self.module.get().entries
            let types = entries.flatMap { $0.name.split(separator: ".").map { String($0) } }
            let names = Set(types + entries.flatMap(\.members))
            #expect(names.isSuperset(of: ["UIApplication", "sendEvent(_:)", "UIView", "addSubview(_:)"]))
            // They have the attribute `@_spi(Simulator)`.
            let hidden = ["Phone", "CurrentPhone", "DrawingCommand", "openScene()", "shake()", "textContent"]
            #expect(names.intersection(hidden) == [])
        }
    #endif

    private static let graph = """
        {"symbols": [
            {"kind": {"identifier": "swift.class"}, "identifier": {"precise": "view"}, "pathComponents": ["UIThing"],
             "docComment": {"lines": [{"text": "A thing of"}, {"text": "two lines. And more."}, {"text": ""}]},
             "location": {"uri": "file:///x/Sources/HeadlessUIKit/UIKit/Views/UIThing.swift"}},
            {"kind": {"identifier": "swift.enum"}, "identifier": {"precise": "mode"},
             "pathComponents": ["UIThing", "Mode"],
             "location": {"uri": "file:///x/Sources/HeadlessUIKit/UIKit/Views/UIThing.swift"}},
            {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "b1"},
             "pathComponents": ["UIThing", "move(_:to:)"],
             "location": {"uri": "file:///x/Sources/HeadlessUIKit/UIKit/Views/UIThing.swift"}},
            {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "b2"},
             "pathComponents": ["UIThing", "move(_:to:)"],
             "location": {"uri": "file:///x/Sources/HeadlessUIKit/UIKit/Views/UIThing.swift"}},
            {"kind": {"identifier": "swift.property"}, "identifier": {"precise": "a"},
             "pathComponents": ["UIThing", "age"],
             "location": {"uri": "file:///x/Sources/HeadlessUIKit/UIKit/Views/UIThing+Age.swift"}},
            {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "over"},
             "pathComponents": ["UIThing", "layoutSubviews()"],
             "location": {"uri": "file:///x/Sources/HeadlessUIKit/UIKit/Views/UIThing.swift"}},
            {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "hash"},
             "pathComponents": ["UIThing", "hash(into:)"],
             "location": {"uri": "file:///x/Sources/HeadlessUIKit/UIKit/Views/UIThing.swift"}},
            {"kind": {"identifier": "swift.init"}, "identifier": {"precise": "made"},
             "pathComponents": ["UIThing", "Mode", "init(rawValue:)"]}
        ], "relationships": [{"kind": "overrides", "source": "over", "target": "x"}]}
        """

    private static let others = """
        {"symbols": [
            {"kind": {"identifier": "swift.typealias"}, "identifier": {"precise": "h"}, "pathComponents": ["UIHandler"],
             "location": {"uri": "file:///x/Sources/HeadlessUIKit/UIKit/Controls/UIHandler.swift"}},
            {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "i"},
             "pathComponents": ["CGRect", "inset(by:)"],
             "location": {"uri": "file:///x/Sources/HeadlessUIKit/UIKit/Geometry/CGRect.swift"}}
        ], "relationships": []}
        """

    /// Returns the entry of a name.
    private func entry(_ name: String) throws -> Catalog.Entry {
        try #require(catalog().entries.first { $0.name == name })
    }

    private func catalog() throws -> Catalog {
        let texts = ["UIKit": Self.graph, "Foundation": Self.others]
        return Catalog(
            try texts.mapValues { try JSONDecoder().decode(SymbolGraph.self, from: Data($0.utf8)) })
    }

    @Test func `types are sorted by the area of their sources, and then by name`() throws {
        let entries = try catalog().entries
        #expect(entries.map(\.name) == ["UIHandler", "CGRect", "UIThing", "UIThing.Mode"])
        #expect(entries.map(\.area) == ["Controls", "Geometry", "Views", "Views"])
    }

    @Test func `global declarations and extended types of other modules have entries`() throws {
        #expect(try entry("UIHandler").kind == "typealias")
        #expect(try entry("CGRect").kind == nil)
    }

    @Test func `members are sorted, and overloads count as one`() throws {
        #expect(try entry("UIThing").members == ["age", "move(_:to:)"])
    }

    @Test func `overrides and members of standard conformances are left out`() throws {
        let members = try entry("UIThing").members
        #expect(!members.contains("layoutSubviews()"))
        #expect(!members.contains("hash(into:)"))
    }

    @Test func `members that the compiler synthesizes are left out`() throws {
        #expect(try entry("UIThing.Mode").members == [])
    }

    @Test func `a summary is the first sentence of the documentation`() throws {
        #expect(try entry("UIThing").summary == "A thing of two lines.")
    }

    @Test func `a type links to its page in Apple's documentation of the framework that declares it`() throws {
        #expect(
            try ["CGRect", "UIThing", "UIThing.Mode"].map { try entry($0).address } == [
                "https://developer.apple.com/documentation/coregraphics/cgrect",
                "https://developer.apple.com/documentation/uikit/uithing",
                "https://developer.apple.com/documentation/uikit/uithing/mode",
            ])
    }

    @Test func `the names for chapters include only those with a certain address`() throws {
        let lines = try catalog().names.split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(
            lines == [
                "https://developer.apple.com/documentation/uikit",
                "class UIThing: A thing of two lines.", "  age", "enum UIThing.Mode",
                "https://developer.apple.com/documentation/quartzcore",
            ])
    }

    @Test func `a type whose name differs from a property's only by case is left out, with its nested types`() {
        let entries = ["UIThing", "UIThing.Mode", "UIThing.Mode.Inner"].map { name in
            Catalog.Entry(
                name: name, kind: "enum", area: "Views", framework: "UIKit",
                members: name == "UIThing" ? ["age", "mode", "move()"] : ["a"])
        }
        #expect(
            Catalog(entries: entries).names.hasSuffix(
                "\nenum UIThing\n  age\n  mode\n  move()\n\nhttps://developer.apple.com/documentation/quartzcore\n"))
    }

    @Test func `a type with a name that isn't Apple's has no link and is marked`() {
        let entry = Catalog.Entry(name: "Helper", kind: "protocol", area: "Views", framework: "UIKit")
        #expect(entry.markdown == "\n### Helper\n\n*protocol, not Apple's*\n")
    }

    @Test func `the page has a heading for each type and a line for each member`() throws {
        #expect(
            try catalog().markdown.hasSuffix(
                """

                ## Views

                ### [UIThing](https://developer.apple.com/documentation/uikit/uithing)

                *class*: A thing of two lines.

                - `UIThing.age`
                - `UIThing.move(_:to:)`

                ### [UIThing.Mode](https://developer.apple.com/documentation/uikit/uithing/mode)

                *enum*

                """))
    }
}
