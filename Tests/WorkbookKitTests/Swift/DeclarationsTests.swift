import Testing

@testable import WorkbookKit

@Suite struct DeclarationsTests {
    @Test func `declarations begin at file scope, with their attributes and modifiers`() {
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

    @Test func `what declarations declare has a name, each once`() {
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

    @Test func `without declarations there are none`() {
        #expect(Declarations.lines(of: "").isEmpty)
        #expect(Declarations.lines(of: "// func\n#if DEBUG\n#endif").isEmpty)
    }
}
