import Testing

@testable import ChapterKit

@Suite("Declarations that are only valid at file scope")
struct FileScopeTests {
    @Test(arguments: [
        "extension A {}", "struct A {}\nextension A: B {}", "infix operator +-", "precedencegroup P {}",
        "@main\nstruct A {}",
        "public extension A {}",
    ])
    func `some declarations are only valid at file scope`(code: String) { #expect(FileScope.isNeeded(by: code)) }

    @Test(arguments: [
        "struct A {}", "let extensions = 1", "// extension A {}", "\"extension A\"", "f { extension A {} }",
        "func operators() {}",
    ])
    func `other code is valid in a function`(code: String) { #expect(!FileScope.isNeeded(by: code)) }
}
