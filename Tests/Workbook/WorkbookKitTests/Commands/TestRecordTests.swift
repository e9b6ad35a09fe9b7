import TestSupport
import Testing

@testable import ChapterKit
@testable import WorkbookKit

@Suite struct TestRecordTests {
    @Test(arguments: [
        ("Swift version 6.2.1 (swift-6.2.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n", "6.2.1"),
        ("swift-driver version: 1.1 Apple Swift version 6.3 (swiftlang-6.3 clang-1)\n", "6.3"),
        ("Swift version 6.4-dev (LLVM 1, Swift 2)\n", "6.4-dev"),
        ("Swift version \"\n", nil), ("", nil),
    ]) func `the Swift version is parsed from the output of the compiler`(output: String, version: String?) {
        #expect(TestRecord.version(in: output) == version)
    }

    @Test func `the Swift version is written only if it has changed`() throws {
        let folder = try TemporaryFolder()
        try folder.write("title: Book\n", to: "chapters/workbook.yml")
        func book() throws -> BookFolder { try BookFolder(path: folder["chapters"], name: "chapters") }
        #expect(try book().book.testedWith == nil)
        #expect(try book().record(swift: "6.10") == "chapters/tested.yml: Swift 6.10")
        #expect(try book().record(swift: "6.10") == nil)
        #expect(try book().book.testedWith == "6.10")
        #expect(try book().record(swift: "6.11") == "chapters/tested.yml: Swift 6.11")
        #expect(try book().book.testedWith == "6.11")
    }
}
