// swift-tools-version: 6.2
import PackageDescription

/// What a chapter's listings and tests are compiled with.
let chapterModules: [Target.Dependency] = ["UIKit", "Simulator", "_Testing_UIKit", "WorkbookTesting"]

/// A listing that uses what Apple has deprecated says so in its fence, or does not compile.
let chapterSettings: [SwiftSetting] = [.treatWarning("DeprecatedDeclaration", as: .error)]

let package = Package(
    name: "workbook",
    platforms: [.macOS("15.4")],
    products: [
        .executable(name: "workbook", targets: ["workbook"]),
        .plugin(name: "ExtractChapter", targets: ["ExtractChapter"]),
        .plugin(name: "WorkbookCommand", targets: ["WorkbookCommand"]),
        .library(name: "Figures", targets: ["Figures"]),
        .library(name: "WorkbookTesting", targets: ["WorkbookTesting"]),
        .library(name: "WorkbookKit", targets: ["WorkbookKit"]),
        .library(name: "SettingsBundle", targets: ["SettingsBundle"]),
        .library(name: "SettingsAccessors", targets: ["SettingsAccessors"]),
        .plugin(name: "GenerateSettings", targets: ["GenerateSettings"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        .systemLibrary(
            name: "CMark",
            pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]
        ),
        .target(name: "CMarkArena", dependencies: ["CMark"]),
        .target(name: "SwiftText"),
        .target(name: "SnippetResults"),
        .target(name: "SnippetPrograms", dependencies: ["SnippetResults"]),
        .target(
            name: "WorkbookKit",
            dependencies: [
                "CMark", "CMarkArena", "SnippetPrograms", "SnippetResults", "SwiftText",
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "Yams", package: "Yams"),
            ]
        ),
        .target(
            name: "WorkbookTemplates",
            dependencies: ["WorkbookKit"],
            path: "templates",
            sources: ["BuiltInTemplates.swift"],
            resources: [
                .embedInCode("site"), .embedInCode("starter"), .embedInCode("app"),
                .embedInCode("init"),
                .embedInCode("serve"),
            ]
        ),
        // The program that starters bring, without what begins it.
        .target(
            name: "StarterProgress",
            path: "templates/starter/Plugins/Progress",
            exclude: ["Plugin.swift", "main.swift"]
        ),
        .executableTarget(
            name: "workbook",
            dependencies: [
                "SettingsAccessors", "SettingsBundle", "SettingsConfiguration", "SettingsScreens", "SnippetPrograms",
                "SnippetResults", "StarterProgress", "SwiftText", "WorkbookKit", "WorkbookTemplates",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
                .product(name: "Subprocess", package: "swift-subprocess"),
            ]
        ),
        // What the plugin runs: it needs little of the tool, and a book elsewhere compiles no more.
        .executableTarget(name: "ChapterExtractor", dependencies: ["SwiftText", "WorkbookKit"]),
        .executableTarget(name: "CommonMarkFloor", dependencies: ["CMark"]),
        .executableTarget(name: "Benchmark"),
        .plugin(
            name: "ExtractChapter",
            capability: .buildTool(),
            dependencies: ["ChapterExtractor"],
            path: "Plugins/ExtractChapter"
        ),
        .plugin(
            name: "WorkbookCommand",
            capability: .command(
                intent: .custom(verb: "workbook", description: "Builds, checks, tests and serves the package's book."),
                permissions: [.writeToPackageDirectory(reason: "Sites and accepted outputs are written there.")]),
            dependencies: ["workbook"]
        ),
        .target(name: "WorkbookTesting", dependencies: ["SnippetPrograms", "SnippetResults"]),
        .target(name: "Cassowary"),
        .target(name: "UIKit", dependencies: ["Cassowary"]),
        .target(name: "Figures"),
        .target(name: "SettingsScreens", dependencies: ["Figures", "SettingsBundle"]),
        .target(name: "Simulator", dependencies: ["Figures", "SettingsBundle", "SettingsScreens", "UIKit"]),
        .target(name: "_Testing_UIKit"),
        .target(name: "SettingsBundle"),
        .target(
            name: "SettingsAccessors",
            dependencies: ["SettingsBundle", "SwiftText", .product(name: "Mustache", package: "swift-mustache")],
            resources: [.embedInCode("Settings.swift.mustache")]
        ),
        .target(
            name: "SettingsConfiguration",
            dependencies: ["SettingsAccessors", "SettingsBundle", .product(name: "Yams", package: "Yams")]
        ),
        // What the plugin runs: a package that uses it compiles no more of this one.
        .executableTarget(
            name: "SettingsGenerator",
            dependencies: ["SettingsAccessors", "SettingsBundle", "SettingsConfiguration", "SwiftText"]
        ),
        .plugin(
            name: "GenerateSettings",
            capability: .buildTool(),
            dependencies: ["SettingsGenerator"],
            path: "Plugins/GenerateSettings"
        ),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "SnippetResultsTests", dependencies: ["SnippetResults"]),
        .testTarget(name: "SnippetProgramsTests", dependencies: ["SnippetPrograms", "SnippetResults", "TestSupport"]),
        .testTarget(name: "StarterProgressTests", dependencies: ["StarterProgress"]),
        .testTarget(name: "SwiftTextTests", dependencies: ["SwiftText", "TestSupport"]),
        .testTarget(
            name: "WorkbookKitTests",
            dependencies: [
                "CMark", "CMarkArena", "Figures", "SnippetResults", "SwiftText", "TestSupport", "WorkbookKit",
            ],
            exclude: ["Cases", "Specifications"]),
        .testTarget(name: "WorkbookTestingTests", dependencies: ["SnippetResults", "WorkbookTesting"]),
        .testTarget(name: "CassowaryTests", dependencies: ["Cassowary", "TestSupport"], exclude: ["Cases"]),
        .testTarget(
            name: "UIKitTests",
            dependencies: ["UIKit", "Simulator", "_Testing_UIKit", "TestSupport", "WorkbookTesting"]),
        .testTarget(name: "FiguresTests", dependencies: ["Figures"]),
        .testTarget(
            name: "SettingsScreensTests", dependencies: ["Figures", "SettingsBundle", "SettingsScreens", "TestSupport"]),
        .testTarget(
            name: "SimulatorTests",
            dependencies: ["Figures", "UIKit", "Simulator", "SettingsBundle", "_Testing_UIKit"]),
        .testTarget(
            name: "SettingsBundleTests",
            dependencies: [
                "SettingsAccessors", "SettingsBundle", "SettingsConfiguration", "SwiftText", "TestSupport",
            ],
            exclude: ["Cases"]),
        .testTarget(name: "ComponentTests", dependencies: ["UIKit", "Simulator", "_Testing_UIKit", "TestSupport"]),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "SnippetResults", "SwiftText", "TestSupport", "WorkbookKit", "WorkbookTemplates",
                .product(name: "Subprocess", package: "swift-subprocess"),
            ]),
        .testTarget(
            name: "StarterAppTests",
            dependencies: [
                "TestSupport", "WorkbookKit", "WorkbookTemplates",
                .product(name: "Subprocess", package: "swift-subprocess"),
            ],
            exclude: ["check.py", "requirements.txt"]),
        .testTarget(
            name: "BrowserTests",
            dependencies: [
                "TestSupport", "WorkbookKit", "WorkbookTemplates",
                .product(name: "Subprocess", package: "swift-subprocess"),
            ],
            exclude: ["check.py", "checks", "queries.json", "requirements.txt"]),
        .testTarget(
            name: "AboutChapterTests", dependencies: chapterModules, path: "Tests/Chapters/About",
            swiftSettings: chapterSettings, plugins: ["ExtractChapter"]),
        .testTarget(
            name: "WindowsChapterTests", dependencies: chapterModules, path: "Tests/Chapters/Windows",
            swiftSettings: chapterSettings, plugins: ["ExtractChapter"]),
        .testTarget(
            name: "KeyWindowChapterTests", dependencies: chapterModules, path: "Tests/Chapters/KeyWindow",
            swiftSettings: chapterSettings, plugins: ["ExtractChapter"]),
        .testTarget(
            name: "RotationChapterTests", dependencies: chapterModules, path: "Tests/Chapters/Rotation",
            swiftSettings: chapterSettings, plugins: ["ExtractChapter"]),
        .testTarget(
            name: "StatusBarTipsChapterTests", dependencies: chapterModules, path: "Tests/Chapters/StatusBarTips",
            swiftSettings: chapterSettings, plugins: ["ExtractChapter"]),
        .testTarget(
            name: "StatusBarStateChapterTests", dependencies: chapterModules, path: "Tests/Chapters/StatusBarState",
            swiftSettings: chapterSettings, plugins: ["ExtractChapter"]),
        .testTarget(
            name: "StatusBarControllersChapterTests", dependencies: chapterModules,
            path: "Tests/Chapters/StatusBarControllers", swiftSettings: chapterSettings, plugins: ["ExtractChapter"]),
        .testTarget(
            name: "ScrollToTopChapterTests", dependencies: chapterModules, path: "Tests/Chapters/ScrollToTop",
            swiftSettings: chapterSettings, plugins: ["ExtractChapter"]),
        .testTarget(
            name: "FloatingBallChapterTests", dependencies: chapterModules, path: "Tests/Chapters/FloatingBall",
            swiftSettings: chapterSettings, plugins: ["ExtractChapter"]),
        .testTarget(
            name: "SettingsBundleChapterTests", dependencies: chapterModules + ["SettingsBundle"],
            path: "Tests/Chapters/SettingsBundle", swiftSettings: chapterSettings, plugins: ["ExtractChapter"]),
        .testTarget(
            name: "UserDefaultsChapterTests", dependencies: chapterModules + ["SettingsAccessors", "SettingsBundle"],
            path: "Tests/Chapters/UserDefaults", swiftSettings: chapterSettings, plugins: ["ExtractChapter"]),
    ]
)

#if os(Linux)
    // Apple's names for parts of what UIKit has here, for sources that import them. On a Mac the names are taken.
    package.targets += [
        .target(name: "CoreGraphics", dependencies: ["UIKit"]),
        .target(name: "QuartzCore", dependencies: ["UIKit"]),
        .testTarget(name: "ModuleNameTests", dependencies: ["CoreGraphics", "QuartzCore"]),
    ]
#endif
