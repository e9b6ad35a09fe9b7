import Foundation
import TestSupport
import Testing

/// A package somewhere else whose accessor is made by the plugin `GenerateSettingsAccessors`.
@Suite struct SettingsPluginTests {
    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "my-app",
            platforms: [.macOS("15.4")],
            dependencies: [.package(name: "workbook", path: "\(Repository.root)")],
            targets: [
                .target(
                    name: "Preferences", exclude: ["Settings.bundle"],
                    plugins: [.plugin(name: "GenerateSettingsAccessors", package: "workbook")]),
                .testTarget(name: "PreferencesTests", dependencies: ["Preferences"]),
            ]
        )
        """

    private static let root = """
        { PreferenceSpecifiers = (
            { Type = PSTextFieldSpecifier; Title = Name; Key = name; DefaultValue = Ada; },
            { Type = PSMultiValueSpecifier; Title = Size; Key = size; DefaultValue = s;
              Values = (s, l); Titles = (Small, Large); },
        ); }
        """

    private static let test = """
        import Foundation
        import Preferences
        import Testing

        @Test func `the accessor is made of the bundle`() throws {
            let settings = MySettings(defaults: try #require(UserDefaults(suiteName: "workbook.plugin")))
            #expect(settings.name == "Ada" && settings.size == .s)
        }
        """

    @Test func `the accessor is fresh whenever the package is built`() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.manifest, to: "Package.swift")
        try folder.write(Self.root, to: "Sources/Preferences/Settings.bundle/Root.plist")
        try folder.write("access: public\ntype: MySettings\n", to: "Sources/Preferences/.workbook-settings.yml")
        try folder.write("/// What the app's user has chosen.\n", to: "Sources/Preferences/Preferences.swift")
        try folder.write(Self.test, to: "Tests/PreferencesTests/PreferencesTests.swift")
        let package = PackageRun(folder.path)

        let first = try await package.build()
        try #require(first.succeeded, "\(first.output)")
        #expect(try await package.test([PackageRun.Call()]).first??.map(\.messages) == [])

        // The compiler sees what has changed in the bundle.
        try folder.write(
            Self.root.replacing("Key = name", with: "Key = nickname"),
            to: "Sources/Preferences/Settings.bundle/Root.plist")
        let changed = try await package.build()
        #expect(!changed.succeeded && changed.output.contains("has no member 'name'"))

        try folder.write("{ PreferenceSpecifiers = (", to: "Sources/Preferences/Settings.bundle/Root.plist")
        let broken = try await package.build()
        #expect(!broken.succeeded && broken.output.contains("Root.plist:1: error: it is not a property list"))
        withExtendedLifetime(folder) {}
    }
}
