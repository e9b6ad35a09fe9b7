import SwiftText
import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// Tests of the names that a page links, and especially of those that it doesn't.
@Suite struct PageNamesTests {
    private static let catalog: NameCatalog = {
        var catalog = NameCatalog()
        var diagnostics: [Diagnostic] = []
        let text = """
            https://a.b
            class UIView
              isHidden
              frame
              layoutNow()
              first()
            class UIWindow
              first()
              windowLevel
            struct UIWindow.Level
              alert
            """
        catalog.add(SourceFile(path: "n", text: text), &diagnostics)
        return catalog
    }()

    /// Returns the names that a chapter can link.
    ///
    /// The chapter has some declarations, and needs two other chapters.
    private func names(_ code: String, needs: String = "", also: String = "") -> PageNames {
        func chapter(_ code: String, _ slug: String) -> Chapter {
            var chapter = parse("```swift\n\(code)\n```\n").chapter
            chapter.metadata = .named(slug)
            return chapter
        }
        let needed = [chapter(needs, "b"), chapter(also, "c")]
        let subject = chapter(code, "a")
        return PageNames(
            of: subject, names: ChapterNames.names(in: subject),
            needed: needed.map { ($0.metadata, ChapterNames.names(in: $0)) }, catalog: Self.catalog)
    }

    private func path(_ target: PageNames.Target?, _ names: PageNames) -> String? {
        switch target {
        case .declared(let index):
            "\(names.declared[index].chapter.slug):\(names.declared[index].anchored.name.path)"
        case .catalog(let index): Self.catalog.entries[index].path
        case nil: nil
        }
    }

    private func span(_ text: String, _ names: PageNames) -> String? { path(names.target(ofSpan: text), names) }

    /// Returns the links of a listing, each as its code and its target.
    private func links(_ code: String, _ names: PageNames) -> [String] {
        names.beginListing(code)
        return NamesInCode.targets(in: code, names).map { range, target in
            "\(Array(code.utf8)[range].text) \(path(target, names) ?? "")"
        }
    }

    @Test func `a code span names a type, a member of a type, or a function with labels`() {
        let names = names(
            "struct S { var size = 1; var plainSize = 2; func move(to x: Int) {} }; func turn(by x: Int) {}")
        #expect(span("S", names) == "a:S")
        #expect(span("S.size", names) == "a:S.size")
        #expect(span("S.move", names) == "a:S.move(to:)")
        #expect(span("S.move(to:)", names) == "a:S.move(to:)")
        #expect(span("move(to:)", names) == "a:S.move(to:)")
        #expect(span("turn(by:)", names) == "a:turn(by:)")
        #expect(span("plainSize", names) == "a:S.plainSize")
        #expect(span("UIWindow.Level.alert", names) == "UIWindow.Level.alert")
        #expect(span("isHidden", names) == "UIView.isHidden")
        #expect(span("layoutNow()", names) == "UIView.layoutNow()")
    }

    @Test(arguments: [
        "", "size", "frame", "turn", "turn()", "turn(to:)", "move", "S.other", "first()", "Level", "isHidden = true",
        "UIView.first(", "view.frame", "S()", "self", ".alert", "[S]", "S?", "T", "élan", "some S", "String",
    ])
    func `an ambiguous or unknown code span names nothing`(text: String) {
        let names = names("struct S<T> { var size = 1; func move(to x: Int) {} }; func turn(by x: Int) {}")
        #expect(span(text, names) == nil)
    }

    @Test func `a local variable's name isn't linked to a member of the same name`() {
        #expect(span("windowLevel", names("func f() { let windowLevel = 1 }")) == nil)
        #expect(span("fullSize", names("struct S { var fullSize = 1; func f() { let fullSize = 2 } }")) == nil)
    }

    @Test func `names resolve to the chapter first, then to needed chapters, then to the catalog`() {
        let names = names("struct S {}", needs: "struct S {}; struct UIView {}; struct Q {}", also: "struct Q {}")
        #expect(span("S", names) == "a:S")
        #expect(span("UIView", names) == "b:UIView")
        #expect(span("Q", names) == nil)
    }

    @Test func `an ambiguous member is linked only with its type`() {
        let code =
            "struct S { func go() {}; func layoutNow() {} ; struct Part {} }; struct R { func go() {} }; struct Part {}"
        let names = names(code + "; func over(a: Int) {}; func over(a: String) {}")
        #expect(span("go()", names) == nil && span("S.go()", names) == "a:S.go()")
        #expect(span("layoutNow()", names) == nil)
        #expect(span("Part", names) == nil && span("S.Part", names) == "a:S.Part")
        #expect(span("over(a:)", names) == nil)
    }

    @Test func `a name without a type resolves to the overridden member, not to the override`() {
        let names = names("class A: UIView { override func layoutNow() {} }")
        #expect(span("layoutNow()", names) == "UIView.layoutNow()")
        #expect(span("A.layoutNow()", names) == "a:A.layoutNow()")
    }

    @Test func `listings link types, members of types, and calls of functions at file scope`() {
        let names = names("struct S { static let one = 1; struct Part {} }\nfunc turn(by x: Int) {}")
        #expect(
            links("let s: S = turn(by: S.one); let w = UIWindow.Level.alert; S.Part()", names) == [
                "S a:S", "turn a:turn(by:)", "S.one a:S.one", "UIWindow.Level.alert UIWindow.Level.alert",
                "S.Part a:S.Part",
            ])
        #expect(links("\"\\(S.self) S\"", names) == ["S a:S"])
    }

    @Test(arguments: [
        "// S turn(by: 1)", "\"S\"", "x.S", "x.turn(by: 1)", ".one", "s.one", "struct S {}", "func f<S>(_ s: S) {}",
        "associatedtype S", "func turn(by: Int) {}; turn(by: 1)", "`S`", "Part()", "Self.one", "#S", "@S var x", "SS()",
        "let turn = { }; turn(1)", "turn", "Array<Int>.one", "Level.alert", "/* S */",
    ])
    func `listings don't link ambiguous names, comments, strings, or declarations`(code: String) {
        let names = names("struct S { static let one = 1; struct Part {} }\nfunc turn(by x: Int) {}")
        #expect(links(code, names) == [])
    }

    @Test func `a call isn't linked if a member has the same name`() {
        #expect(links("go()", names("func go() {}")) == ["go a:go()"])
        #expect(links("go()", names("func go() {}; struct S { func go() {} }")) == [])
        #expect(links("first()", names("func first() {}")) == [])
    }

    @Test func `a name is linked once per section and listing`() {
        let names = names("struct S {}")
        #expect(names.link(.declared(0), in: .prose))
        #expect(!names.link(.declared(0), in: .prose))
        names.beginSection()
        #expect(names.link(.declared(0), in: .prose))
        names.beginListing("")
        #expect(names.link(.catalog(0), in: .listing))
        #expect(!names.link(.catalog(0), in: .listing))
        #expect(names.used == ["UIView"])
    }
}
