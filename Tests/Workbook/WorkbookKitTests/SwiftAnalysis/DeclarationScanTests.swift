import Testing

@testable import ChapterKit

@Suite struct DeclarationScanTests {
    private func paths(_ text: String) -> [String] { DeclarationScan(text).names.map(\.path) }

    private func declaration(_ text: String) -> String? { DeclarationScan(text).names.first?.declaration }

    private func summary(_ comment: String) -> String? { DeclarationScan(comment + "\nlet x = 1").names.first?.summary }

    @Test func `declarations at file scope and in types have paths`() {
        let text = """
            import struct Foundation.Data
            @MainActor @available(iOS 15, *)
            public final class Outer<T>: Base {
                enum Inner: String { case one, two = "2", three(Int, of: String) }
                static var shared: Outer { let local = 1; return local }
                private(set) lazy var a = 1, ignored = 2
                class func make() {}
                override func move(_ x: Int, to y: [String: Int], for z: (Int, Int) -> Void = { _, b in }) {}
                associatedtype Part
            }
            extension UIView.Mode: Equatable where T: P { typealias Me = Self }
            protocol P<T>: Sendable { func f(); var p: Int { get } }
            actor A {}
            indirect enum E { indirect case next(E) }
            func free<A, B>(_ a: Dictionary<A, B>, in b: B) rethrows -> Int { func local() {} }
            """
        #expect(
            paths(text) == [
                "Outer", "Outer.Inner", "Outer.Inner.one", "Outer.Inner.two", "Outer.Inner.three", "Outer.shared",
                "Outer.a", "Outer.make()", "Outer.move(_:to:for:)", "Outer.Part", "UIView.Mode.Me", "P", "P.f()", "P.p",
                "A", "E", "E.next", "free(_:in:)",
            ])
    }

    @Test(arguments: [
        "// struct No {}", "let `class` = 1", "\"struct No {}\"", "func == (a: A, b: A) {}", "let (a, b) = (1, 2)",
        "_ = x.struct", "f { struct Local {} }", "if case .a(let x) = y { let z = 1 }", "init(a: Int) {}",
        "subscript(i: Int) -> Int { i }", "/* enum E { case no } */", "f(let: 1)", "#if DEBUG\n#endif", "}", "func",
        "enum",
        "func f<", "func f(", "struct S.T", "let _ = 1", "case a, b", "\\(", "class",
    ])
    func `local and unnamed declarations, comments, and strings aren't found`(text: String) {
        #expect(paths(text).filter { $0 != "S" } == [])
    }

    @Test func `private and file-private names are found`() {
        let scan = DeclarationScan(
            """
            private let a = 1
            struct S { private var b = 1; fileprivate var c = 1; private(set) var d = 1; fileprivate(set) var e = 1; var f = 1 }
            private extension S { func g() {}; var h: Int { 1 } }
            """)
        #expect(scan.privateNames.map(\.path) == ["a", "S.b", "S.c", "S.d", "S.e", "S.g()", "S.h"])
        #expect(scan.filePrivateNames.map(\.path) == ["a", "S.c", "S.e", "S.g()", "S.h"])
    }

    @Test func `the bodies of declared and extended types are found`() {
        let scan = DeclarationScan("struct S { enum E {} }\nextension A.B: P {}\nlet a = C { D() }")
        #expect(scan.bodies == ["S", "S.E", "A.B"])
    }

    @Test func `a type with unbalanced braces is found`() {
        #expect(paths("struct S {\n let a = 1") == ["S", "S.a"])
        #expect(paths("} } struct S {}") == ["S"])
    }

    @Test func `a declaration is shown on one line, without its body or value`() {
        #expect(declaration("public   struct S: P,\n    Q {}") == "public struct S: P, Q")
        #expect(declaration("let a: [Int] = [1]") == "let a: [Int]")
        #expect(declaration("var a: Int { 1 }") == "var a: Int")
        #expect(declaration("@A(b) static var a: (Int) -> Int\nvar c = 1") == "static var a: (Int) -> Int")
        #expect(
            declaration("func f(\n    a: Int = 1\n)\n    -> Int where A == B {}")
                == "func f(a: Int = 1) -> Int where A == B")
        #expect(declaration("enum E { case a(Int), b }") == "enum E")
        #expect(DeclarationScan("enum E { case a( Int ), b }").names.map(\.declaration).last == "case b")
        #expect(declaration("var a: Int\n/// Next.\nfunc f() {}") == "var a: Int")
    }

    @Test func `a summary is the first sentence of the doc comment`() {
        #expect(summary("/// One `a. b` line\n/// of two. More.") == "One `a. b` line of two.")
        #expect(summary("/**\n * Stars. More.\n */") == "Stars.")
        #expect(summary("/// Version 1.5 is fine") == "Version 1.5 is fine")
        #expect(summary("///\n/// First.\n@MainActor") == "First.")
        #expect(summary("/// Text\n/// - Parameter x: no") == "Text")
        #expect(summary("// No comment.") == "")
        #expect(DeclarationScan("/// Of f.\nf()\nlet x = 1").names.map(\.summary) == [""])
    }

    @Test func `a chunk is owned by the type around it, and a chunk in a function has no owner`() {
        let scan = DeclarationScan("// <<a>>\nstruct S {\n    // <<b>>\n    func f() {\n        // <<c>>\n    }\n}\n")
        #expect(scan.chunkOwners == ["a": "", "b": "S"])
        #expect(DeclarationScan("func g() {}", in: "S").names.map(\.path) == ["S.g()"])
    }

    @Test func `an override is marked as one`() {
        #expect(DeclarationScan("class A { override var b: Int { 1 } }").names.map(\.isOverride) == [false, true])
    }

    @Test func `the names that a listing introduces are found`() {
        let text = "struct A<B, C: D> { func e<F>(g: H) { let i = J() } }; typealias K = L"
        #expect(ListingNames.introduced(in: text) == ["A", "B", "C", "e", "F", "i", "K"])
        #expect(ListingNames.introduced(in: "// struct A\nlet x = \"var y\"") == ["x"])
    }
}
