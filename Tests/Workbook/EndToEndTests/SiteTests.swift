import Foundation
import TestSupport
import Testing
import WorkbookTemplates

@testable import ChapterKit
@testable import WorkbookKit

@Suite("The site in the repository")
struct SiteTests {
    @Test func `the committed site is up to date with the chapters; 'make site' regenerates it`() throws {
        try withTemporaryFolder { folder in
            try build(into: folder)
            let fresh = try files(below: folder)
            let committed = try files(below: Repository.root + "/site")
            #expect(fresh.keys.sorted() == committed.keys.sorted(), "run 'make site' and commit the folder 'site'")
            // A failure names the files, not their bytes.
            let stale = fresh.keys.filter { committed[$0] != fresh[$0] }.sorted()
            #expect(stale == [], "run 'make site' and commit the folder 'site'")
        }
    }

    @Test func `the built-in templates equal the templates in the repository`() throws {
        let value = TemplateValue.record([
            .init("title", "A title"), .init("root", ""), .init("body", .html([])),
        ])
        let onDisk = try Templates(folder: Repository.root + "/templates/site")
        let builtIn = try BuiltInTemplates.site()
        #expect(builtIn.page.template.render(value) == onDisk.page.template.render(value))
        #expect(builtIn.index.template.render(value) == onDisk.index.template.render(value))
        #expect(Set(builtIn.assets.map(\.path)) == Set(onDisk.assets.map(\.path)))
        #expect(onDisk.assets.filter { !builtIn.assets.contains($0) }.map(\.path) == [])
        let starter = try Templates.files(in: Repository.root + "/templates/starter")
        #expect(Set(BuiltInTemplates.starter.map(\.path)) == Set(starter.map(\.path)))
        #expect(starter.filter { !BuiltInTemplates.starter.contains($0) }.map(\.path) == [])
    }

    @Test func `a page loads files only from its own site, and its links within the site resolve`() throws {
        let site = try files(below: Repository.root + "/site")
        let anchors = site.filter { $0.key.hasSuffix(".html") }.mapValues { Set(ids(of: $0)) }
        // 404.html is shown at any address, so it contains the full addresses of the site.
        for (path, bytes) in site where path.hasSuffix(".html") && path != "404.html" {
            let page = String(decoding: bytes, as: UTF8.self)
            #expect(page.contains("Content-Security-Policy"), "\(path)")
            #expect(!page.contains(" style=\""), "\(path) has an inline style, which its policy forbids")
            for match in page.matches(of: /<(?<tag>[a-z]+)[^>]*? (?<name>href|src)="(?<url>[^"]*)"/) {
                let url = String(match.output.url)
                let isLink = match.output.tag == "a" || match.output.0.contains("rel=\"canonical\"")
                if ["https://", "http://", "mailto:"].contains(where: url.hasPrefix) {
                    #expect(isLink, "\(path) loads \(url)")
                    continue
                }
                let parts = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                let target = parts[0].isEmpty ? path : parts[0]
                #expect(site[target] != nil, "\(path) links to \(url)")
                guard parts.count > 1, !parts[1].isEmpty else { continue }
                #expect(anchors[target]?.contains(URLText.decoded(parts[1])) == true, "\(path) links to \(url)")
            }
        }
    }

    @Test func `an element's ID is unique on its page`() throws {
        for (path, bytes) in try files(below: Repository.root + "/site") where path.hasSuffix(".html") {
            let ids = ids(of: bytes)
            #expect(Set(ids).count == ids.count, "\(path): \(Set(ids.filter { id in ids.count { $0 == id } > 1 }))")
        }
    }

    @Test func `the cover and every chapter with exercises offer the workspace, which is at most 1.4 MB`() throws {
        let archive = "the-ios-workbook.tar.gz"
        let chapters = try Repository.workspace.get().packages.filter { !$0.exercises.isEmpty }
        for page in ["index.html"] + chapters.map(\.chapter.metadata.page) {
            let text = try FileSystem.read("\(Repository.root)/site/\(page)")[...].text
            #expect(text.contains("href=\"\(archive)\" download"), "\(page)")
        }
        #expect(chapters.count > 10)
        #expect(try FileSystem.read("\(Repository.root)/site/\(archive)").count <= 1_400_000)
    }

    @Test func `the archive has the record of its files, and the license`() throws {
        try withTemporaryFolder { folder in
            let tar = Process()
            tar.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            tar.arguments = ["tar", "xzf", Repository.root + "/site/the-ios-workbook.tar.gz", "-C", folder]
            try tar.run()
            tar.waitUntilExit()
            let workspace = folder + "/the-ios-workbook"
            let hashes = FileList.hashes(in: try FileSystem.read(workspace + "/.workbook"))
            for (file, hash) in hashes {
                #expect(hash == [ContentHash.hash(try FileSystem.read("\(workspace)/\(file)"))], "\(file)")
            }
            let listed = try FileSystem.entries(below: workspace).map(\.path).filter { hashes[$0] == nil }
            #expect(listed == [] && hashes.count > 1_000)
            for file in ["LICENSE", "README.md", "AGENTS.md", ".gitignore", ".exercises.json", ".book/base.json"] {
                #expect(hashes[file] != nil, "\(file)")
            }
        }
    }

    private func ids(of page: [UInt8]) -> [String] {
        String(decoding: page, as: UTF8.self).matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }
    }

    private func build(into folder: String) throws {
        let output = try OutputFolder(folder)
        let templates = try Templates(folder: Repository.root + "/templates/site")
        let book = try Repository.book()
        let workspace = try WorkspaceArchive(
            book, package: Repository.root,
            templates: WorkspaceFolder.Templates(package: BuiltInTemplates.starter, app: BuiltInTemplates.app))
        let diagnostics = try SiteBuild(book, templates: templates, workspace: workspace).stage(into: output)
        #expect(diagnostics.map(\.description) == [])
        try output.commit()
    }

    private func files(below folder: String) throws -> [String: [UInt8]] {
        var files = try Dictionary(
            uniqueKeysWithValues: FileSystem.entries(below: folder).map {
                ($0.path, try FileSystem.read("\(folder)/\($0.path)"))
            })
        files[".workbook"] = try FileSystem.read(folder + "/.workbook")
        return files
    }
}
