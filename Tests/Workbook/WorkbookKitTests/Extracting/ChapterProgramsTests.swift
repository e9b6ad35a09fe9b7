import Testing

@testable import ChapterKit

@Suite("The programs of a chapter")
struct ChapterProgramsTests {
    /// Returns the modules that each program imports from the others, with their parts.
    private func modules(_ text: String) -> [[String]] {
        ChapterPrograms(parse(text).chapter).programs.map { program in
            program.modules.map { "\($0.name) \($0.parts.map(\.index))" }
        }
    }

    @Test func `a program's modules are the groups it imports, after the groups that those import`() {
        let text = """
            ```swift program group=Base
            public let a = 1
            ```

            ```swift program group=Middle
            @testable import struct Base.A
            import Foundation
            ```

            ```swift program
            import Middle
            ```
            """
        #expect(modules(text) == [[], ["Base [0]"], ["Base [0]", "Middle [1]"]])
    }

    @Test func `the module of a group doesn't contain code that must not compile`() {
        let text = """
            ```swift program group="Base, other"
            public let a = 1
            ```

            ```swift fails group=Base message="b"
            b
            ```

            ```swift program group=Base
            public let c = 1
            ```

            ```swift program
            import Base
            ```
            """
        #expect(modules(text) == [[], [], ["Base [0, 2]"]])
    }

    @Test func `a program doesn't import itself, and circular imports end`() {
        let text = """
            ```swift program group=A
            import A
            import B
            ```

            ```swift program group=B
            import A
            ```
            """
        #expect(modules(text) == [["B [1]"], ["A [0]"]])
    }
}
