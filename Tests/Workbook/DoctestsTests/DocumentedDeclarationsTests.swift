import ChapterKit
import Testing

@testable import Doctests

@Suite("Documented declarations")
struct DocumentedDeclarationsTests {
    private func read(_ text: String, types: [String: Bool] = [:], flags: Set<String> = []) -> [DocComment] {
        DocumentedDeclarations(SourceFile(path: "A.swift", text: text), types: types, flags: flags).comments
    }

    @Test(arguments: [
        ("func f() {}", "f()"), ("func f(_ x: Int, by y: [Int: Int] = [:]) {}", "f(_:by:)"),
        ("func f<T>(a: (Int, Int) -> T, b: inout T) -> T {}", "f(a:b:)"),
        ("static func == (a: Int, b: Int) {}", "==(_:_:)"),
        ("init?(x: Int) {}", "init(x:)"), ("init<S>(_ x: S) where S: Sequence {}", "init(_:)"),
        ("subscript(index: Int) -> Int { 1 }", "subscript(_:)"), ("var x: Int { 1 }", "x"), ("let x = 1", "x"),
        ("typealias T = Int", "T"), ("struct A<T>: B where T: C {}", "A"), ("final class A {}", "A"),
        ("actor A {}", "A"),
        ("@available(*, deprecated) @inlinable func f() {}", "f()"),
        ("func f(@ViewBuilder _ x: () -> Int) {}", "f(_:)"),
        ("macro stringify(_ x: Int) = #externalMacro()", "stringify(_:)"),
        ("func `in`(_ x: Int) {}", "`in`(_:)"),
        ("var `default`: Int { 1 }", "`default`"), ("infix operator ***", "***"), ("var (a, b) = (1, 2)", "a"),
        ("struct `Type` {}", "`Type`"), ("extension [Int] {}", "Array"), ("extension [String: Int] {}", "Dictionary"),
    ])
    func `a declaration has the name that documentation gives it`(code: String, name: String) {
        #expect(read("/// Text.\n\(code)").map(\.name) == [name])
    }

    @Test func `all declarations are known, also those without a comment`() {
        let text = """
            public enum E: Int {
                case a = 1, b
                case c(x: Int, String), d
            }
            extension E {
                public subscript(safe index: Int) -> Int { 1 }
                public var x: Int { 1 }
            }
            """
        let declarations = DocumentedDeclarations(SourceFile(path: "A.swift", text: text)).declarations
        #expect(
            declarations.filter { !$0.isExtension }.map(\.name) == [
                "E", "E.a", "E.b", "E.c(x:_:)", "E.d", "E.subscript(safe:)", "E.x",
            ])
        #expect(declarations.map(\.line) == [1, 2, 2, 3, 3, 5, 6, 7])
        #expect(declarations.allSatisfy { $0.isPublic && $0.comment == nil })
    }

    @Test func `a member has the names of the types around it`() {
        let text = """
            extension Sequence {
                /// A.
                public func chunked(by x: (Element) -> Bool) -> [Int] {
                    /// A local declaration.
                    let y = 1
                    return [{ y }()]
                }
                /// B.
                public struct Inner {
                    /// C.
                    public subscript(_ i: Int) -> Int { 1 }
                }
            }
            /// D.
            public enum E {
                /// E.
                case a(Int), b
            }
            """
        #expect(
            read(text).map(\.name) == [
                "Sequence.chunked(by:)", "Sequence.Inner", "Sequence.Inner.subscript(_:)", "E", "E.a(_:)",
            ])
    }

    @Test func `a declaration is public with the types around it`() {
        let text = """
            /// No.
            struct A {
                /// No.
                public func f() {}
            }
            /// Yes.
            public struct B {
                /// Yes.
                public private(set) var x: Int
                /// No.
                func g() {}
            }
            public extension B {
                /// Yes.
                func h() {}
            }
            extension A {
                /// No.
                public func h() {}
            }
            extension Other {
                /// No, by the types of other files.
                public func h() {}
            }
            /// Yes.
            public protocol P {
                /// Yes.
                func f()
            }
            /// No, because other packages have to ask for it.
            @_spi(Tools) @inlinable public func i() {}
            @_spi(Tools) extension B {
                /// No.
                public func j() {}
            }
            /// Yes.
            public func k() {}
            """
        let comments = read(text, types: ["Other": false])
        for comment in comments {
            #expect(comment.isPublic == comment.lines[0].text.hasPrefix("Yes"), "\(comment.name)")
        }
        #expect(comments.count == 13)
    }

    @Test func `a blank line ends a comment, and a string contains none`() {
        let text = """
            /// Old.

            /// New.
            /// More.
            let x = \"""
                /// Text.
                \"""
            //// A line of slashes.
            let y = 1
            """
        #expect(read(text).map { $0.lines.map(\.text) } == [["New.", "More."]])
    }

    @Test func `the indentation of the first line is removed, and columns are those of the file`() {
        let comment = read("  ///  One.\n  ///\n  ///      code\nfunc f() {}")[0]
        #expect(comment.lines.map(\.text) == ["One.", "", "    code"])
        #expect(comment.lines.map(\.column) == [8, 6, 8])
        #expect(comment.lines.map(\.number) == [1, 2, 3])
    }

    @Test func `a block comment has no margin of asterisks`() {
        let comment = read("/**\n * One.\n *\n *     code\n */\nfunc f() {}")[0]
        #expect(comment.lines.map(\.text) == ["One.", "", "    code"])
        #expect(comment.lines.map(\.column) == [4, 3, 4])
        #expect(read("/** One. */ func f() {}")[0].lines.map(\.text) == ["One. "])
    }

    @Test(arguments: [
        ("#if os(iOS)", "os(iOS)"), ("#if os(iOS) || os(macOS)", "os(iOS) || os(macOS)"),
        ("#if canImport(UIKit)", "canImport(UIKit)"),
        ("#if FLAG", "FLAG"), ("#if os(Linux)", nil), ("#if !os(iOS)", nil), ("#if DEBUG", nil),
        ("#if os(Linux)\nfunc g() {}\n#else", nil), ("#if swift(>=6)", nil),
    ])
    func `a declaration for other platforms or flags is known`(condition: String, found: String?) {
        let comments = read("\(condition)\n/// A.\nfunc f() {}\n#endif\n/// B.\nfunc h() {}", flags: ["DEBUG"])
        #expect(comments.map(\.falseCondition) == [found, nil])
    }

    @Test func `each branch of a condition begins in the same type`() {
        let text = """
            #if os(Linux)
            extension A {
            #else
            extension B {
            #endif
                /// C.
                public func f() {}
            }
            /// D.
            public func g() {}
            """
        #expect(read(text).map(\.name) == ["B.f()", "g()"])
    }

    @Test func `any text is read to its end`() {
        var generator = SystemRandomNumberGenerator()
        let pieces = [
            "{", "}", "(", ")", "<", "/// x\n", "/** y */", "func ", "init", "extension ", "a", ":", ",", "\n",
            "#if A\n", "#endif\n", "\"", "case ", "operator ",
        ]
        for _ in 0..<300 {
            let text = (0..<30).map { _ in pieces.randomElement(using: &generator)! }.joined()
            for comment in read(text) { #expect(!comment.name.isEmpty, "\(text)") }
        }
    }
}
