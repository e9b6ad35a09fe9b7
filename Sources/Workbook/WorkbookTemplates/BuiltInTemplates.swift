import WorkbookKit

/// The templates of this folder, built into the tool for books that bring none of their own.
public enum BuiltInTemplates {
    /// The site's templates.
    ///
    /// - Throws: when one is not well-formed, which a test rules out.
    public static func site() throws -> Templates { try Templates(siteFiles, name: "templates/site") }

    /// The files that these are made of.
    public static let siteFiles =
        [
            ("page.html", PackageResources.page_html),
            ("index.html", PackageResources.index_html),
            ("book.html", PackageResources.book_html),
            ("names.html", PackageResources.names_html),
            ("sources.html", PackageResources.sources_html),
            ("missing.html", PackageResources.missing_html),
            ("icon.svg", PackageResources.icon_svg),
            ("site.css", PackageResources.site_css),
            ("text.css", PackageResources.text_css),
            ("pictures.css", PackageResources.pictures_css),
            ("print.css", PackageResources.print_css),
            ("site.js", PackageResources.site_js),
            ("theme.js", PackageResources.theme_js),
            ("find.js", PackageResources.find_js),
            ("lookup.js", PackageResources.lookup_js),
        ].map { OutputFile(path: $0.0, bytes: $0.1) }

    /// What a new book begins with.
    public static let newBook = [
        OutputFile(path: "Package.swift.mustache", bytes: PackageResources.book_manifest_swift_mustache),
        OutputFile(path: "README.md.mustache", bytes: PackageResources.book_readme_md_mustache),
        OutputFile(path: "Makefile", bytes: PackageResources.Makefile_txt),
        OutputFile(path: ".gitignore", bytes: PackageResources.gitignore),
        OutputFile(path: ".github/workflows/book.yml", bytes: PackageResources.book_yaml),
        OutputFile(path: ".vscode/tasks.json", bytes: PackageResources.tasks_json),
        OutputFile(path: "chapters/workbook.yml.mustache", bytes: PackageResources.book_yml_mustache),
        OutputFile(path: "chapters/01-welcome.md", bytes: PackageResources.welcome_md),
        OutputFile(path: "Tests/WelcomeChapterTests/WelcomeTests.swift", bytes: PackageResources.WelcomeTests_swift),
    ]

    /// What `workbook serve` adds to the pages that it sends, by name.
    public static let serve = ["reload.js": PackageResources.reload_js, "serve.css": PackageResources.serve_css]

    /// The starter's templates.
    public static let starter =
        [
            OutputFile(path: "Package.swift.mustache", bytes: PackageResources.Package_swift_mustache),
            OutputFile(path: "README.md.mustache", bytes: PackageResources.README_md_mustache),
            OutputFile(path: "gitignore.mustache", bytes: PackageResources.gitignore_mustache),
            OutputFile(path: "Sources/Pictures/FiguresProgram.swift", bytes: PackageResources.FiguresProgram_swift),
            OutputFile(path: "Sources/Pictures/Picture.swift", bytes: PackageResources.Picture_swift),
            OutputFile(path: "Sources/Pictures/Example.swift", bytes: PackageResources.Example_swift),
            OutputFile(path: "Sources/Pictures/Require.swift", bytes: PackageResources.Require_swift),
            OutputFile(path: "Tests/__module__Tests/ExerciseTrait.swift", bytes: PackageResources.ExerciseTrait_swift),
            OutputFile(
                path: "Tests/__module__Tests/PageTests.swift.mustache", bytes: PackageResources.PageTests_swift_mustache
            ),
        ] + progress.map { OutputFile(path: "Plugins/Progress/\($0.0)", bytes: $0.1) }

    /// What a starter says its reader's progress with: it is given out as it is compiled here.
    private static let progress: [(String, [UInt8])] = [
        ("BrokenBuild.swift", PackageResources.BrokenBuild_swift),
        ("ChildProcess.swift", PackageResources.ChildProcess_swift),
        ("CompilerError.swift", PackageResources.CompilerError_swift),
        ("Crash.swift", PackageResources.Crash_swift),
        ("Exercise.swift", PackageResources.Exercise_swift),
        ("ExerciseState.swift", PackageResources.ExerciseState_swift),
        ("Expectation.swift", PackageResources.Expectation_swift),
        ("Failure+Words.swift", PackageResources.Failure_Words_swift),
        ("FileWatch.swift", PackageResources.FileWatch_swift),
        ("Hint.swift", PackageResources.Hint_swift),
        ("HintText.swift", PackageResources.HintText_swift),
        ("Interruption.swift", PackageResources.Interruption_swift),
        ("Memory.swift", PackageResources.Memory_swift),
        ("Nesting.swift", PackageResources.Nesting_swift),
        ("Place.swift", PackageResources.Place_swift),
        ("Plugin.swift", PackageResources.Plugin_swift),
        ("ProcessTree.swift", PackageResources.ProcessTree_swift),
        ("ProgressError.swift", PackageResources.ProgressError_swift),
        ("ProgressOptions.swift", PackageResources.ProgressOptions_swift),
        ("ProgressProgram.swift", PackageResources.ProgressProgram_swift),
        ("ProgressSession.swift", PackageResources.ProgressSession_swift),
        ("Prose.swift", PackageResources.Prose_swift),
        ("Report.swift", PackageResources.Report_swift),
        ("ReportDocument.swift", PackageResources.ReportDocument_swift),
        ("ReportText.swift", PackageResources.ReportText_swift),
        ("Screen.swift", PackageResources.Screen_swift),
        ("StarterPackage.swift", PackageResources.StarterPackage_swift),
        ("Stub.swift", PackageResources.Stub_swift),
        ("StyledText.swift", PackageResources.StyledText_swift),
        ("TestEvents.swift", PackageResources.TestEvents_swift),
        ("TestOutcome.swift", PackageResources.TestOutcome_swift),
        ("TestRun.swift", PackageResources.TestRun_swift),
        ("Toolchain.swift", PackageResources.Toolchain_swift),
        ("Wording.swift", PackageResources.Wording_swift),
        ("main.swift", PackageResources.main_swift),
    ]

    /// The templates of the app around a starter.
    public static let app = [
        OutputFile(path: "Project/project.pbxproj.mustache", bytes: PackageResources.project_pbxproj_mustache),
        OutputFile(
            path: "Project/xcshareddata/xcschemes/__module__.xcscheme.mustache",
            bytes: PackageResources.__module___xcscheme_mustache),
        OutputFile(path: "App/Info.plist.mustache", bytes: PackageResources.Info_plist_mustache),
        OutputFile(path: "App/AppDelegate.swift.mustache", bytes: PackageResources.AppDelegate_swift_mustache),
        OutputFile(path: "App/SceneDelegate.swift.mustache", bytes: PackageResources.SceneDelegate_swift_mustache),
        OutputFile(path: "App/Assets.xcassets.json", bytes: PackageResources.Assets_xcassets_json),
        OutputFile(path: "App/AccentColor.colorset.json", bytes: PackageResources.AccentColor_colorset_json),
        OutputFile(path: "App/AppIcon.appiconset.json", bytes: PackageResources.AppIcon_appiconset_json),
    ]
}
