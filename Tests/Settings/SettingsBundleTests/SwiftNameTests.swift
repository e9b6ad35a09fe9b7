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
        ("-6 dB", "minus6dB"), ("6 dB", "_6dB"), ("+3", "plus3"), ("\u{2212}1", "minus1"), ("1.00x", "_1_00x"),
        ("100x", "_100x"), ("1.5", "_1_5"), ("5-10 minutes", "_5_10Minutes"), ("v1.2", "v1_2"), ("a-1", "a1"),
        ("2 kHz", "_2kHz"), ("10 Minutes", "_10Minutes"),
    ])
    func `a text is converted to a Swift name`(_ text: String, _ name: String) {
        #expect(SwiftName.member(text) == name)
    }

    @Test(arguments: ["", " ", "🔥", "?!", "\u{202E}", "_"])
    func `a text without letters and digits has no Swift name`(_ text: String) {
        #expect(SwiftName.member(text) == nil)
    }

    @Test(arguments: ["AppSettings", "Einstellungen", "Größe", "_Settings", "settings2"])
    func `a valid type name is accepted`(_ name: String) { #expect(Accessors.isTypeName(name)) }

    @Test(arguments: [
        "", "_", "2Fast", "class", "Self", "Any", "String", "A B", "A.B", "A;B", "Type", "`A`", "A\u{202E}", "any",
        "some",
    ])
    func `an invalid type name is refused`(_ name: String) { #expect(!Accessors.isTypeName(name)) }

    @Test func `names in one scope are unique`() {
        var names = UniqueNames(reserved: ["init"])
        #expect(
            ["a", "a", "a", "x1", "x1", "init", "init"].map { names.name($0) } == [
                "a", "a2", "a3", "x1", "x1_2", "init_", "init_2",
            ])
    }
}
