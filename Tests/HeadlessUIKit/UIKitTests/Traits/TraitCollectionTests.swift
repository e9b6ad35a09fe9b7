import Simulator
import Testing
import UIKitTestSupport

enum Theme: Int {
    case plain, bold
}

struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.plain
    static let affectsColorAppearance = true
}

struct NoteTrait: UITraitDefinition {
    static let defaultValue: String? = "none yet"
    static let name = "note"
}

extension UITraitCollection {
    var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
    var theme: Theme {
        get { self[ThemeTrait.self] }
        set { self[ThemeTrait.self] = newValue }
    }
}

/// Tests of trait collections, none of which need the main actor.
@Suite struct TraitCollectionTests {
    @Test func `a new collection specifies nothing`() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceIdiom == .unspecified && traits.userInterfaceStyle == .unspecified)
        #expect(traits.horizontalSizeClass == .unspecified && traits.verticalSizeClass == .unspecified)
        #expect(traits.displayScale == 0 && traits.layoutDirection == .unspecified)
        #expect(traits.preferredContentSizeCategory == .unspecified && traits.theme == .plain)
        #expect(traits == UITraitCollection(userInterfaceStyle: .unspecified))
    }

    @Test func `a collection can be created with one trait`() {
        #expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)
        #expect(UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
        #expect(UITraitCollection(horizontalSizeClass: .regular).horizontalSizeClass == .regular)
        #expect(UITraitCollection(verticalSizeClass: .compact).verticalSizeClass == .compact)
        #expect(UITraitCollection(displayScale: 3).displayScale == 3)
        #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(large.preferredContentSizeCategory == .accessibilityLarge && large.userInterfaceStyle == .unspecified)
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `of several collections, the last one that specifies a trait determines it`() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 2)
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `containsTraits compares only the traits that the other collection specifies`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 2)])
        #expect(both.containsTraits(in: dark) && !dark.containsTraits(in: both))
        #expect(!both.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        #expect(both.containsTraits(in: UITraitCollection()) && both.containsTraits(in: nil))
    }

    @Test func `hasDifferentColorAppearance ignores traits that don't affect colors`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
        #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!dark.hasDifferentColorAppearance(comparedTo: dark.modifyingTraits { $0.displayScale = 3 }))
        #expect(dark.hasDifferentColorAppearance(comparedTo: dark.modifyingTraits { $0.theme = .bold }))
    }

    @Test func `a closure sets the traits of a new collection or of a modified copy`() {
        let traits = UITraitCollection { mutableTraits in
            mutableTraits.userInterfaceStyle = .dark
            mutableTraits.horizontalSizeClass = .compact
            mutableTraits[UITraitVerticalSizeClass.self] = .regular
        }
        #expect(traits.userInterfaceStyle == .dark && traits.horizontalSizeClass == .compact)
        #expect(traits.verticalSizeClass == .regular && traits[UITraitVerticalSizeClass.self] == .regular)
        let light = traits.modifyingTraits {
            #expect($0.userInterfaceStyle == .dark)
            $0.userInterfaceStyle = .light
        }
        #expect(light.userInterfaceStyle == .light && light.horizontalSizeClass == .compact)
        #expect(traits.userInterfaceStyle == .dark)
        #expect(light.modifyingTraits { $0.userInterfaceStyle = .unspecified }.userInterfaceStyle == .unspecified)
    }

    @Test func `collections that specify equal traits are equal and have equal hashes`() {
        let one = UITraitCollection {
            $0.theme = .bold
            $0.displayScale = 2
        }
        let other = UITraitCollection {
            $0.displayScale = 2
            $0.theme = .bold
        }
        #expect(one == other && one.hash == other.hash && !one.isEqual("one"))
        #expect(one != other.modifyingTraits { $0.theme = .plain })
        #expect(one != other.modifyingTraits { $0[NoteTrait.self] = nil })
    }

    @Test func `a custom trait has a default value, a name and an identifier`() {
        let traits = UITraitCollection { $0.theme = .bold }
        #expect(traits.theme == .bold && UITraitCollection().theme == .plain)
        #expect(ThemeTrait.name == "ThemeTrait" && NoteTrait.name == "note")
        #expect(ThemeTrait.identifier != NoteTrait.identifier)
        #expect(!NoteTrait.affectsColorAppearance && UITraitUserInterfaceStyle.affectsColorAppearance)
        #expect(UITraitCollection()[NoteTrait.self] == "none yet")
        #expect(UITraitCollection { $0[NoteTrait.self] = nil }[NoteTrait.self] == nil)
    }

    @Test func `performAsCurrent sets the current collection only while its closure runs`() {
        let before = UITraitCollection.current
        let (dark, light) = (
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .light)
        )
        dark.performAsCurrent {
            #expect(UITraitCollection.current === dark)
            light.performAsCurrent { #expect(UITraitCollection.current === light) }
            UITraitCollection.current = light
            #expect(UITraitCollection.current === light)
        }
        #expect(UITraitCollection.current == before)
    }

    @Test func `the current collection is the device's until the app sets another`() async throws {
        try await withDevice(.iPhone17.inDarkMode()) {
            #expect(UITraitCollection.current == mainScreen.traitCollection)
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light)
            #expect(UITraitCollection.current.userInterfaceStyle == .light)
            setUserInterfaceStyle(.light)
            setUserInterfaceStyle(.dark)
            #expect(UITraitCollection.current == mainScreen.traitCollection)
        }
    }

    @Test func `content size categories are ordered by size`() {
        #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.large <= .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.extraSmall >= .extraSmall)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }
}
