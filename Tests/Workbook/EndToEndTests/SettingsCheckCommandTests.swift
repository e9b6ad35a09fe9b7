import Foundation
import TestSupport
import Testing

/// Tests of `workbook settings check`.
@Suite("settings check")
struct SettingsCheckCommandTests {
    @Test func `a valid bundle ends with status 0 and no output; a warning is an error only with --strict`()
        throws
    {
        try TemporaryFolder.with(SettingsCommandFixture.bundles) { folder in
            let good = try Tool.run("settings", "check", "Good.bundle", in: folder.path)
            #expect(good.status == 0 && good.output == "" && good.errors == "")
            let warned = try Tool.run("settings", "check", "Warned.bundle/", in: folder.path)
            #expect(warned.status == 0 && warned.output == "")
            #expect(warned.errors == "Warned.bundle/Root.plist:6: warning: \(SettingsCommandFixture.warning)\n")
            let strict = try Tool.run("settings", "check", "--strict", "Warned.bundle", in: folder.path)
            #expect(strict.status == 1)
            #expect(strict.errors == "Warned.bundle/Root.plist:6: error: \(SettingsCommandFixture.warning)\n")
        }
    }

    @Test func `the findings of several bundles are printed together, and an error ends with status 1`() throws {
        try TemporaryFolder.with(SettingsCommandFixture.bundles) { folder in
            let run = try Tool.run("settings", "check", "Good.bundle", "Wrong.bundle", "Warned.bundle", in: folder.path)
            #expect(run.status == 1)
            #expect(
                run.errorLines == [
                    "Wrong.bundle/Root.plist:5: error: \(SettingsCommandFixture.error)",
                    "Warned.bundle/Root.plist:6: warning: \(SettingsCommandFixture.warning)",
                ])
        }
    }

    @Test func `JSON goes to standard output, with one object for each finding`() throws {
        try TemporaryFolder.with(SettingsCommandFixture.bundles) { folder in
            let run = try Tool.run(
                "settings", "check", "--format", "json", "Wrong.bundle", "None.bundle", in: folder.path)
            #expect(run.status == 1 && run.errors == "")
            let findings = try #require(
                try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
            #expect(findings.count == 2)
            #expect(findings[0]["file"] as? String == "Wrong.bundle/Root.plist")
            #expect(findings[0]["line"] as? Int == 5)
            #expect(findings[0]["path"] as? String == "PreferenceSpecifiers[0].File")
            #expect(findings[0]["severity"] as? String == "error")
            #expect((findings[0]["message"] as? String)?.hasPrefix("there is no 'More.plist'") == true)
            #expect(findings[1]["line"] == nil)
            let good = try Tool.run("settings", "check", "--format", "json", "Good.bundle", in: folder.path)
            #expect(good.status == 0)
            #expect(good.output.filter { !$0.isWhitespace } == "[]")
        }
    }

    @Test func `--allow and the configuration file switch off findings by their names`() throws {
        try TemporaryFolder.with(SettingsCommandFixture.bundles) { folder in
            let allowed = try Tool.run(
                "settings", "check", "Wrong.bundle", "Warned.bundle", "--allow", "missing-pane,circle", "--strict",
                "--allow",
                "default-not-a-value", in: folder.path)
            #expect(allowed.status == 0 && allowed.errors == "")
            let missing = try Tool.run("settings", "check", "Nowhere.bundle", "--allow", "unreadable", in: folder.path)
            #expect(missing.status == 1 && missing.errors.contains("there is nothing of this name"))
            let unknown = try Tool.run("settings", "check", "--allow", "missing-panes", "Wrong.bundle", in: folder.path)
            #expect(unknown.errors.contains("no finding is called 'missing-panes'; did you mean 'missing-pane'?"))
            try folder.write("allow: [missing-pane, wrong]\n", to: ".workbook-settings.yml")
            let configured = try Tool.run("settings", "check", "Wrong.bundle", "Good.bundle", in: folder.path)
            #expect(configured.status == 1)
            #expect(configured.errorLines.count == 1)
            #expect(configured.errors.hasPrefix(".workbook-settings.yml:1: error: no finding is called 'wrong'"))
            try folder.write("allow:\n- missing-pane\nlanguages: [de]", to: ".workbook-settings.yml")
            #expect(try Tool.run("settings", "check", folder.path + "/Wrong.bundle", in: "/").status == 0)
        }
    }

    @Test func `findings about InAppSettingsKit are summarized in a note, unless --in-app is given`() throws {
        let root = SettingsCommandFixture.pane(
            "Type=IASKButtonSpecifier Title=Go Key=go", "Type=PSTextFieldSpecifier Title=Name Key=n IASKPlaceholder=x")
        try TemporaryFolder.with(["A.bundle/Root.plist": root]) { folder in
            let summed = try Tool.run("settings", "check", "--strict", "A.bundle", in: folder.path)
            #expect(summed.status == 0)
            let note =
                "A.bundle: note: 2 findings are about what only InAppSettingsKit reads; --in-app tells them [in-app]\n"
            #expect(summed.errors == note)
            let inApp = try Tool.run("settings", "check", "--in-app", "A.bundle", in: folder.path)
            #expect(inApp.status == 0 && inApp.errorLines.count == 2)
            #expect(inApp.errorLines.allSatisfy { $0.contains(": warning: ") && $0.hasSuffix(" [in-app]") })
            #expect(try Tool.run("settings", "check", "--allow", "in-app", "A.bundle", in: folder.path).errors == "")
        }
    }

    @Test func `--languages reports texts that aren't translated to the given languages`() throws {
        let root = SettingsCommandFixture.pane(
            SettingsCommandFixture.toggle, more: "<key>StringsTable</key><string>Root</string>")
        let files = ["A.bundle/Root.plist": root, "A.bundle/de.lproj/Root.strings": ""]
        try TemporaryFolder.with(files) { folder in
            #expect(try Tool.run("settings", "check", "A.bundle", in: folder.path).errors == "")
            let run = try Tool.run("settings", "check", "A.bundle", "--languages", "de,fr", in: folder.path)
            #expect(
                run.errorLines == [
                    "A.bundle/de.lproj/Root.strings: warning: a text is missing: 'Sound' [missing-translation]",
                    "A.bundle/fr.lproj: warning: there is no 'fr.lproj/Root.strings', so its texts are not in fr [missing-strings]",
                ])
        }
    }

    @Test func `the format github prints annotations, and the format sarif prints SARIF 2.1.0`() throws {
        let files = SettingsCommandFixture.bundles.merging(["A, b: 1%.bundle/Root.plist": SettingsCommandFixture.wrong])
        { $1 }
        try TemporaryFolder.with(files) { folder in
            let github = try Tool.run(
                "settings", "check", "--format", "github", "A, b: 1%.bundle", "Warned.bundle", in: folder.path)
            #expect(github.status == 1 && github.errors == "")
            #expect(
                github.output.split(separator: "\n").map(String.init) == [
                    "::error file=A%2C b%3A 1%25.bundle/Root.plist,line=5,title=missing-pane::"
                        + SettingsCommandFixture.error.replacing(" [missing-pane]", with: ""),
                    "::warning file=Warned.bundle/Root.plist,line=6,title=default-not-a-value::"
                        + SettingsCommandFixture.warning.replacing(" [default-not-a-value]", with: ""),
                ])
            let run = try Tool.run("settings", "check", "--format", "sarif", "A, b: 1%.bundle", in: folder.path)
            #expect(run.status == 1 && run.errors == "")
            let sarif = try JSONDecoder().decode(DecodedSARIF.self, from: Data(run.output.utf8))
            #expect(sarif.version == "2.1.0" && sarif.runs.count == 1)
            let result = try #require(sarif.runs[0].results.first)
            #expect(result.ruleId == "missing-pane" && result.level == "error")
            let location = result.locations[0].physicalLocation
            #expect(
                location.artifactLocation.uri == "A,%20b%3A%201%25.bundle/Root.plist" && location.region.startLine == 5)
            #expect(sarif.runs[0].tool.driver.rules.map(\.id) == ["missing-pane"])
        }
    }
}
