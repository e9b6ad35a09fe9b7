import Testing

@testable import ChapterKit

@Suite struct StaticFunctionsTests {
    @Test func `functions at file scope become static, and those in them don't`() {
        let lines = [
            "/// A func.", "@MainActor", "func a(_ b: () -> Void = { func c() {} }) {", "    func d() {}", "}",
            "public func e<T: Sequence>() -> [T] { [] }",
        ]
        #expect(
            StaticFunctions.lines(of: lines) == [
                "/// A func.", "@MainActor", "static func a(_ b: () -> Void = { func c() {} }) {", "    func d() {}",
                "}", "public static func e<T: Sequence>() -> [T] { [] }",
            ])
    }

    @Test(arguments: ["extension A { func b() {} }", "func a() {}\nstruct B {}", "let a = 1", "// func a() {}", ""])
    func `other declarations have no static functions`(code: String) {
        #expect(StaticFunctions.lines(of: code.split(separator: "\n").map(String.init)) == nil)
    }
}
