// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "workbook",
    platforms: [.macOS("15.4")],
    products: [
        // The workbook tool, and what books elsewhere use.
        .executable(name: "workbook", targets: ["workbook"]),
        .library(name: "WorkbookTesting", targets: ["WorkbookTesting"]),
        .library(name: "Figures", targets: ["Figures"]),
        .plugin(name: "ExtractChapterTests", targets: ["ExtractChapterTests"]),
        // Settings bundles.
        .library(name: "SettingsBundle", targets: ["SettingsBundle"]),
        .library(name: "SettingsAccessors", targets: ["SettingsAccessors"]),
        .plugin(name: "GenerateSettingsAccessors", targets: ["GenerateSettingsAccessors"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // The golden files hold the output of these two byte for byte.
        .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ]
)

let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")

// MARK: - The workbook tool

package.targets += [
    .systemLibrary(
        name: "CMark", path: "Sources/Workbook/CMark", pkgConfig: "libcmark",
        providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .target(name: "SnippetResults", path: "Sources/Workbook/SnippetResults"),
    .target(name: "SnippetPrograms", dependencies: ["SnippetResults"], path: "Sources/Workbook/SnippetPrograms"),
    .target(
        name: "ChapterKit", dependencies: ["CMark", "SnippetPrograms", "SnippetResults", "SwiftText", yams],
        path: "Sources/Workbook/ChapterKit"),
    .target(
        name: "WorkbookKit",
        dependencies: [
            "ChapterKit", "SnippetPrograms", "SnippetResults", "StarterProgress", "SwiftText", mustache,
        ],
        path: "Sources/Workbook/WorkbookKit"),
    .target(
        name: "Doctests", dependencies: ["ChapterKit", "SnippetPrograms", "SwiftText"],
        path: "Sources/Workbook/Doctests"),
    .target(name: "WorkbookTemplates", dependencies: ["WorkbookKit"], path: "Sources/Workbook/WorkbookTemplates"),
    // The program that starters contain, without its entry point.
    .target(
        name: "StarterProgress", path: "templates/starter/Plugins/Progress", exclude: ["Plugin.swift", "main.swift"]),
    .executableTarget(
        name: "workbook",
        dependencies: [
            "ChapterKit", "Doctests", "Figures", "SettingsAccessors", "SettingsBundle", "SettingsConfiguration",
            "SettingsScreens", "SnippetPrograms", "SnippetResults", "StarterProgress", "SwiftText", "WorkbookKit",
            "WorkbookTemplates",
            subprocess,
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
            .product(name: "FlyingFox", package: "FlyingFox"), .product(name: "FlyingSocks", package: "FlyingFox"),
        ],
        path: "Sources/Workbook/workbook"),
    // The plugin's program. It's apart from the tool so that a book elsewhere compiles only what extracts chapters.
    .executableTarget(
        name: "ChapterExtractor", dependencies: ["ChapterKit", "SwiftText"], path: "Sources/Workbook/ChapterExtractor"),
    .plugin(
        name: "ExtractChapterTests", capability: .buildTool(), dependencies: ["ChapterExtractor"],
        path: "Plugins/ExtractChapterTests"),
    .target(
        name: "WorkbookTesting", dependencies: ["SnippetPrograms", "SnippetResults"],
        path: "Sources/Workbook/WorkbookTesting"),
]

// MARK: - Settings bundles

package.targets += [
    .target(name: "SettingsBundle", path: "Sources/Settings/SettingsBundle"),
    .target(
        name: "SettingsAccessors", dependencies: ["SettingsBundle", "SwiftText", mustache],
        path: "Sources/Settings/SettingsAccessors", exclude: ["Settings.swift.mustache"]),
    .target(
        name: "SettingsConfiguration", dependencies: ["SettingsAccessors", "SettingsBundle", yams],
        path: "Sources/Settings/SettingsConfiguration"),
    .target(
        name: "SettingsScreens", dependencies: ["Figures", "SettingsBundle"], path: "Sources/Settings/SettingsScreens"),
    // The plugin's program, apart from the tool for the same reason as ChapterExtractor.
    .executableTarget(
        name: "SettingsGenerator",
        dependencies: ["SettingsAccessors", "SettingsBundle", "SettingsConfiguration", "SwiftText"],
        path: "Sources/Settings/SettingsGenerator"),
    .plugin(
        name: "GenerateSettingsAccessors", capability: .buildTool(), dependencies: ["SettingsGenerator"],
        path: "Plugins/GenerateSettingsAccessors"),
]

// MARK: - The headless UIKit

package.targets += [
    .target(name: "Cassowary", path: "Sources/HeadlessUIKit/Cassowary"),
    .target(name: "UIKit", dependencies: ["Cassowary"], path: "Sources/HeadlessUIKit/UIKit"),
    .target(
        name: "Simulator", dependencies: ["Figures", "SettingsBundle", "SettingsScreens", "UIKit"],
        path: "Sources/HeadlessUIKit/Simulator"),
    .target(name: "_Testing_UIKit", path: "Sources/HeadlessUIKit/_Testing_UIKit"),
]

// MARK: - Shared

package.targets += [
    .target(name: "Figures", path: "Sources/Shared/Figures"),
    .target(name: "SwiftText", path: "Sources/Shared/SwiftText"),
]

// MARK: - Benchmarks

package.targets += [
    .executableTarget(name: "Benchmark", path: "Sources/Benchmarks/Benchmark"),
    .executableTarget(
        name: "UIKitBenchmark", dependencies: ["Simulator", "UIKit"], path: "Sources/Benchmarks/UIKitBenchmark"),
    .executableTarget(
        name: "CommonMarkBaseline", dependencies: ["CMark"], path: "Sources/Benchmarks/CommonMarkBaseline"),
]

// MARK: - Tests

package.targets += [
    .target(name: "TestSupport", dependencies: ["SwiftText"], path: "Tests/Shared/TestSupport"),
    .testTarget(name: "FiguresTests", dependencies: ["Figures"], path: "Tests/Shared/FiguresTests"),
    .testTarget(
        name: "SwiftTextTests", dependencies: ["SwiftText", "TestSupport"], path: "Tests/Shared/SwiftTextTests"),

    .testTarget(
        name: "SnippetResultsTests", dependencies: ["SnippetResults"], path: "Tests/Workbook/SnippetResultsTests"),
    .testTarget(
        name: "SnippetProgramsTests", dependencies: ["SnippetPrograms", "SnippetResults", "TestSupport"],
        path: "Tests/Workbook/SnippetProgramsTests"),
    .testTarget(
        name: "DoctestsTests", dependencies: ["ChapterKit", "Doctests", "SnippetPrograms", "TestSupport"],
        path: "Tests/Workbook/DoctestsTests"),
    .testTarget(
        name: "StarterProgressTests", dependencies: ["StarterProgress", "TestSupport"],
        path: "Tests/Workbook/StarterProgressTests"
    ),
    .testTarget(
        name: "WorkbookKitTests",
        dependencies: [
            "CMark", "ChapterKit", "Figures", "SnippetResults", "SwiftText", "TestSupport", "WorkbookKit",
            "WorkbookTemplates",
        ],
        path: "Tests/Workbook/WorkbookKitTests", exclude: ["Cases", "Specifications"]),
    .testTarget(
        name: "WorkbookTestingTests", dependencies: ["SnippetResults", "WorkbookTesting"],
        path: "Tests/Workbook/WorkbookTestingTests"),
    .testTarget(
        name: "EndToEndTests",
        dependencies: [
            "ChapterKit", "SnippetResults", "SwiftText", "TestSupport", "WorkbookKit", "WorkbookTemplates", subprocess,
            yams,
        ],
        path: "Tests/Workbook/EndToEndTests"),
    .testTarget(
        name: "StarterAppTests",
        dependencies: ["ChapterKit", "TestSupport", "WorkbookKit", "WorkbookTemplates", subprocess],
        path: "Tests/Workbook/StarterAppTests", exclude: ["check.py", "requirements.txt"]),
    .testTarget(
        name: "BrowserTests",
        dependencies: ["ChapterKit", "TestSupport", "WorkbookKit", "WorkbookTemplates", subprocess],
        path: "Tests/Workbook/BrowserTests", exclude: ["check.py", "checks", "queries.json", "requirements.txt"]),

    .testTarget(
        name: "SettingsBundleTests",
        dependencies: [
            "SettingsAccessors", "SettingsBundle", "SettingsConfiguration", "SwiftText", "TestSupport",
        ],
        path: "Tests/Settings/SettingsBundleTests", exclude: ["Cases"]),
    .testTarget(
        name: "SettingsScreensTests", dependencies: ["Figures", "SettingsBundle", "SettingsScreens", "TestSupport"],
        path: "Tests/Settings/SettingsScreensTests"),

    .testTarget(
        name: "CassowaryTests", dependencies: ["Cassowary", "TestSupport"],
        path: "Tests/HeadlessUIKit/CassowaryTests", exclude: ["Cases"]),
    .target(
        name: "UIKitTestSupport", dependencies: ["Simulator", "TestSupport", "UIKit"],
        path: "Tests/HeadlessUIKit/UIKitTestSupport"),
    uikitTests(
        "UIKitTests", "Accessibility", "AppAndScenes", "Architecture", "Catalog", "DataTypes", "Machinery",
        "ThirdPartyListings", "Traits", "WindowsAndScreens"),
    uikitTests("UIKitViewTests", "Views"),
    uikitTests("UIKitViewControllerTests", "ViewControllers"),
    uikitTests("UIKitLayoutTests", "Layout"),
    uikitTests("UIKitTouchTests", "ScrollingAndTables", "TouchesAndGestures"),
    uikitTests("UIKitDrawingTests", "DrawingAndImages", "LayersAndAnimation", "Text", "TextInput"),
    .testTarget(
        name: "SimulatorTests",
        dependencies: ["Figures", "UIKit", "UIKitTestSupport", "Simulator", "SettingsBundle", "_Testing_UIKit"],
        path: "Tests/HeadlessUIKit/SimulatorTests"),
    .testTarget(
        name: "ComponentTests",
        dependencies: ["UIKit", "UIKitTestSupport", "Simulator", "TestSupport", "_Testing_UIKit"],
        path: "Tests/HeadlessUIKit/ComponentTests"),
]

package.targets +=
    [
        "About", "Windows", "KeyWindow", "Login", "Rotation", "StatusBarTips", "StatusBarState", "StatusBarControllers",
        "ScrollToTop", "FloatingBall", "Log", "DeviceAxes", "SimulatedPhone",
    ].map { chapterTests($0) }
    + [
        chapterTests("SettingsBundle", "SettingsBundle"),
        chapterTests("UserDefaults", "SettingsAccessors", "SettingsBundle"),
        .testTarget(
            name: "SeamTests",
            dependencies: ["UserDefaultsChapterTests", "Simulator", "UIKit", "_Testing_UIKit"],
            path: "Tests/HeadlessUIKit/SeamTests"),
    ]

/// A test target for some areas of UIKit. The compiler takes longer than twice as long for twice as many tests of a module,
/// so the areas are divided among several.
func uikitTests(_ name: String, _ areas: String...) -> Target {
    let all = [
        "Accessibility", "AppAndScenes", "Architecture", "Catalog", "DataTypes", "DrawingAndImages",
        "LayersAndAnimation", "Layout", "Machinery", "ScrollingAndTables", "Text", "TextInput", "ThirdPartyListings",
        "TouchesAndGestures", "Traits", "ViewControllers", "Views", "WindowsAndScreens",
    ]
    return .testTarget(
        name: name,
        dependencies: ["Simulator", "TestSupport", "UIKit", "UIKitTestSupport", "WorkbookTesting", "_Testing_UIKit"],
        path: "Tests/HeadlessUIKit/UIKitTests", exclude: all.filter { !areas.contains($0) }, sources: areas)
}

/// The test target of a chapter, with the modules that the chapter uses besides those of all chapters.
func chapterTests(_ chapter: String, _ modules: Target.Dependency...) -> Target {
    .testTarget(
        name: "\(chapter)ChapterTests",
        dependencies: ["UIKit", "Simulator", "_Testing_UIKit", "WorkbookTesting"] + modules,
        path: "Tests/Chapters/\(chapter)",
        // A listing that uses deprecated API says so in its fence, or it doesn't compile.
        swiftSettings: [.treatWarning("DeprecatedDeclaration", as: .error)],
        plugins: ["ExtractChapterTests"])
}

#if os(Linux)
    // A Mac has modules of these names, so they can be built, and offered, on Linux alone.
    package.products += [
        .library(
            name: "HeadlessUIKit",
            targets: [
                "UIKit", "Simulator", "CoreGraphics", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics",
            ])
    ]
    package.targets += [
        .target(name: "CoreGraphics", dependencies: ["UIKit"], path: "Sources/HeadlessUIKit/CoreGraphics"),
        .target(name: "QuartzCore", dependencies: ["UIKit"], path: "Sources/HeadlessUIKit/QuartzCore"),
        .target(name: "_Testing_CoreGraphics", path: "Sources/HeadlessUIKit/_Testing_CoreGraphics"),
        .testTarget(
            name: "ModuleNameTests", dependencies: ["CoreGraphics", "QuartzCore", "_Testing_CoreGraphics"],
            path: "Tests/HeadlessUIKit/ModuleNameTests"),
    ]
#endif
