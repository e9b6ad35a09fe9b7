import Simulator
import Testing
import UIKit

/// Tests of fonts by name, by descriptor, and in the user's preferred size.
@Suite struct FontNameTests {
    @Test func `UIFont(name:size:) returns the named font, or nil if the name is unknown`() throws {
        let font = try #require(UIFont(name: "HelveticaNeue-BoldItalic", size: 20))
        #expect(font.fontName == "HelveticaNeue-BoldItalic" && font.familyName == "Helvetica Neue")
        #expect(font.pointSize == 20 && font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(name: "Nosuchfont", size: 20) == nil)
        #expect(UIFont(name: "Avenir-Light", size: 0)?.pointSize == UIFont.systemFontSize)
        #expect(UIFont.familyNames.contains("Menlo") && UIFont.fontNames(forFamilyName: "Menlo") == ["Menlo"])
    }

    @Test func `names of system fonts begin with a period`() {
        #expect(UIFont.boldSystemFont(ofSize: 3).fontName == ".SFUI-Bold")
        #expect(UIFont.systemFont(ofSize: 3).familyName == ".AppleSystemUIFont")
    }

    @Test func `a font created from another font's descriptor equals that font`() {
        let font = UIFont.systemFont(ofSize: 13, weight: .heavy)
        #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
        #expect(UIFont(descriptor: font.fontDescriptor, size: 20).pointSize == 20)
        #expect(font.fontDescriptor == UIFont.systemFont(ofSize: 13, weight: .heavy).fontDescriptor)
        #expect(font.fontDescriptor.withSize(5).pointSize == 5)
    }

    @Test func `a descriptor's symbolic traits and design can be changed`() throws {
        let plain = UIFont.systemFont(ofSize: 13).fontDescriptor
        let bold = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
        #expect(bold.withSymbolicTraits([])?.symbolicTraits == [])
        #expect(plain.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        #expect(body.pointSize == UIFont.preferredFont(forTextStyle: .body).pointSize)
    }

    @Test func `font metrics scale fonts and values with the content size category`() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        let font = UIFont.systemFont(ofSize: 10)
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledFont(for: font, compatibleWith: usual).pointSize == 10)
        #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize > 20)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 15, compatibleWith: large).pointSize == 15)
        #expect(metrics.scaledValue(for: 10, compatibleWith: large) > 20)
        #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: usual) == 10)
    }
}
