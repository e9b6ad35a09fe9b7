import Testing

@testable import WorkbookKit

@Suite("What may stand at file scope alone")
struct FileScopeTests {
    @Test(arguments: [
        "extension A {}", "struct A {}\nextension A: B {}", "infix operator +-", "precedencegroup P {}",
        "@main\nstruct A {}",
        "public extension A {}",
    ])
    func `some declarations may not stand in a function`(code: String) { #expect(FileScope.isNeeded(by: code)) }

    @Test(arguments: [
        "struct A {}", "let extensions = 1", "// extension A {}", "\"extension A\"", "f { extension A {} }",
        "func operators() {}",
    ])
    func `others may`(code: String) { #expect(!FileScope.isNeeded(by: code)) }
}
