import Foundation
import SwiftText
import TestSupport
import Testing

@testable import ChapterKit

/// Tests each diagnostic of the tool with a book that causes it.
@Suite struct CheckingCaseTests {
    @Test(arguments: try GoldenCase.all("Checking"))
    func `the diagnostics of a book match expected.txt`(_ book: GoldenCase) throws {
        let folder = try BookFolder(path: book.folder + "/chapters", name: "chapters", package: book.folder)
        let diagnostics = try folder.check()
        try book.expect(Set(diagnostics).sorted().map { "\($0)\n" }.joined(), in: "expected.txt")
    }

    @Test func `every message of the engine occurs in a test case`() throws {
        let text =
            try GoldenCase.all("Checking").map {
                try String(contentsOfFile: $0.folder + "/expected.txt", encoding: .utf8)
            }
            .joined() + ImportingCaseTests.findings()
            + (GeneratedBookTests.messages + InPlaceDocumentTests.messages + AcceptanceTests.messages
            + ChapterSnapshotTests.messages + TemplateTagsTests.messages + MutantResultsTests.messages).joined(
                separator: "\n")
        let files = ["ChapterKit", "WorkbookKit"].flatMap { Repository.swiftFiles(below: "Sources/Workbook/\($0)") }
        for (path, bytes) in files {
            for message in Self.messages(in: bytes) {
                #expect(text.contains(message), "\(path) says '\(message)', and no case in Cases/Checking shows it")
            }
        }
    }

    /// The longest fixed part of each text that a file hands to `.error`, `.warning` or `.invalid`.
    private static func messages(in bytes: [UInt8]) -> [String] {
        bytes.withUnsafeBufferPointer { bytes in
            var messages: [String] = []
            var parts: [String]?
            for token in SwiftTokenizer(bytes) {
                let text = String(decoding: bytes[token.range], as: UTF8.self)
                switch token.kind {
                case .call where ["error", "warning", "invalid"].contains(text): parts = []
                case .string where parts != nil:
                    let isEnd = !text.hasSuffix("\\(")
                    let bare = text.trimmingPrefix("\"").replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
                    parts?.append(String(bare.dropLast(isEnd ? 1 : 2)).trimmingPrefix(")").description)
                    if isEnd {
                        messages.append(parts!.max { $0.count < $1.count }!)
                        parts = nil
                    }
                case .keyword: parts = nil
                default: break
                }
            }
            return messages.filter { $0.count > 3 }
        }
    }
}
