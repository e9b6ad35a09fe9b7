import Testing

@testable import ChapterKit

@Suite struct DeclarationsTests {
    @Test func `file-scope declarations start at the line of their attributes or modifiers`() {
        let text = """
            import Foundation
            /// Two of them.
            @MainActor
            public final class A<T>: B {
                let inner = 1
                func f() {}
            }
            let a = 1
            var b: Int { 2 }
            @available(iOS 15, *) func c(
                let: Int
            ) {}
            private extension A {
                struct D {}
            }
            // let no = 1
            let text = "func no() {"
            enum E { case one }; struct F {}
            """
        #expect(Declarations.lines(of: text) == [2, 7, 8, 9, 12, 16, 17])
    }

    @Test func `the names of types and functions are found, without duplicates`() {
        let text = """
            @MainActor
            public final class A<T>: B { let inner = 1 }
            extension A {}
            extension C.D: E {}
            private func f(x: Int) {}
            let `default` = 1, b = 2
            func == (a: A, b: A) -> Bool { true }
            """
        #expect(Declarations.names(in: text) == ["A", "C.D", "f"])
    }

    @Test(
        arguments: [
            ("import struct A.B\n/// class\n@A private let b = 1", "let b"),
            ("extension A where B: C {\n    class func make(_ a: Int, at b: Int) {}\n}", "func A.make(_:at:)"),
            ("extension A {\n    subscript(a: Int) -> Int { 1 }\n}", "A.subscript(a:)"),
            ("extension A.B: C {}\nextension D { var e = 1 }", "extension A.B"),
            ("func == (a: A, b: A) -> Bool { true }\nlet b = 1", nil), ("f()", nil),
        ] as [(String, String?)])
    func `a listing is named after its first declaration`(text: String, name: String?) {
        #expect(Declarations.first(in: text) == name)
    }

    @Test func `text without declarations has none`() {
        #expect(Declarations.lines(of: "").isEmpty)
        #expect(Declarations.lines(of: "// func\n#if DEBUG\n#endif").isEmpty)
    }

    @Test(
        arguments: [
            (
                "extension A.B {\n    func f<T>(_ a: [T: (Int, Int)], at b: Int = g(1, 2)) -> Int {\n        HERE\n",
                "A.B.f(_:at:)"
            ),
            ("struct A {\n    init?(a: Int) where Self: B {\n        if x { y { $0 } }\n        HERE\n", "A.init(a:)"),
            ("struct A {\n    subscript(a: Int) -> Int {\n        let b = c {\n            HERE\n", "A.subscript(a:)"),
            ("func f() {\n}\nvar a: Int {\n    get {\n        HERE\n", "a"),
            ("/// {\nlet a = \"{\"\nfunc f() { }\nHERE\n", nil),
            ("func f(\n    a: Int,\n    b c: Int\n) {\n    HERE\n}\nfunc g() {}\n", "f(a:b:)"),
            ("}}}\nenum A {\n    HERE", "A"),
            ("func (\n{\nHERE", "()"),
        ] as [(String, String?)])
    func `a line is named by the declarations around it`(text: String, name: String?) throws {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("HERE") })
        #expect(Declarations.name(aroundLine: line, of: text.replacing("HERE", with: "// <<here>>")) == name)
    }
}
