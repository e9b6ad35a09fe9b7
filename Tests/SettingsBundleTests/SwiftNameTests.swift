import Testing

@testable import SettingsAccessors

@Suite struct SwiftNameTests {
    @Test(arguments: [
        ("sound", "sound"), ("sound_level", "soundLevel"), ("Sound level", "soundLevel"), ("soundLevel", "soundLevel"),
        ("ENABLE_SOUND", "enableSound"), ("URL", "url"), ("HTTPPort", "httpPort"), ("X", "x"), ("XPos", "xPos"),
        ("2fa enabled?", "_2faEnabled"), ("näme", "näme"), ("na\u{308}me", "näme"), ("com.example.a-b", "comExampleAB"),
        ("class", "class"), ("设置", "设置"), ("a🔥b", "aB"), ("_private", "private"), ("٣", "_٣"),
        ("\u{301}x", "_\u{301}x"),
        ("a\u{200D}b\u{202E}c", "aBC"), ("\"; exit(1) //", "exit1"),
    ])
    func `a text becomes a name`(_ text: String, _ name: String) { #expect(SwiftName.member(text) == name) }

    @Test(arguments: ["", " ", "🔥", "?!", "\u{202E}", "_"])
    func `a text without letters and digits becomes none`(_ text: String) { #expect(SwiftName.member(text) == nil) }

    @Test(arguments: ["AppSettings", "Einstellungen", "Größe", "_Settings", "settings2"])
    func `a type can have this name`(_ name: String) { #expect(Accessors.isTypeName(name)) }

    @Test(arguments: [
        "", "_", "2Fast", "class", "Self", "Any", "String", "A B", "A.B", "A;B", "Type", "`A`", "A\u{202E}",
    ])
    func `a type cannot have this name`(_ name: String) { #expect(!Accessors.isTypeName(name)) }

    @Test func `names of a scope differ`() {
        var names = UniqueNames(reserved: ["init"])
        #expect(
            ["a", "a", "a", "x1", "x1", "init", "init"].map { names.name($0) } == [
                "a", "a2", "a3", "x1", "x1_2", "init_", "init_2",
            ])
    }
}
