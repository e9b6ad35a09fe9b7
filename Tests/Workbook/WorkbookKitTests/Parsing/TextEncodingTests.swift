import TestSupport
import Testing

@testable import ChapterKit

@Suite struct TextEncodingTests {
    @Test(arguments: 0..<20)
    func `valid text is UTF-8 without NUL, as the standard library validates it`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let leads: [UInt8] = [
            0x41, 0x80, 0xBF, 0xC0, 0xC2, 0xDF, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0x9F, 0xA0, 0x8F, 0x90, 0xFF,
        ]
        for _ in 0..<200 {
            let bytes = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                Bool.random(using: &random)
                    ? leads.randomElement(using: &random)! : UInt8.random(in: 0...255, using: &random)
            }
            let file = SourceFile(path: "a", bytes: [0x20] + bytes)
            let isText = String(validating: bytes, as: UTF8.self) != nil && !bytes.contains(0)
            #expect((TextEncoding.diagnostic(in: file) == nil) == isText, "\(bytes)")
        }
    }

    @Test func `the error is located at the first invalid byte`() throws {
        let file = SourceFile(path: "a", bytes: Array("aé\nü".utf8) + [0xC3, 0x28, 0])
        let finding = try #require(TextEncoding.diagnostic(in: file))
        #expect("\(finding)" == "a:2:3: error: not UTF-8; save the file as UTF-8")
    }
}
