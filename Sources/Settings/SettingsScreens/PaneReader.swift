import Foundation
import SettingsBundle

/// A reader that produces panes for one device and one user's languages.
struct PaneReader: Sendable {
    let schema: SettingsSchema
    private let translation: Translation
    private let locale: Locale
    let idiom: UserInterfaceIdiom

    /// Creates a reader.
    ///
    /// - Parameter languages: The user's languages in the order of preference.
    init(schema: SettingsSchema, languages: [String], idiom: UserInterfaceIdiom) {
        self.schema = schema
        self.idiom = idiom
        translation = Translation(of: schema, into: languages)
        locale = Locale(identifier: languages.first ?? "en")
    }

    /// A Boolean value indicating whether the user's first language, and therefore the whole screen, is right to left.
    var isRightToLeft: Bool { locale.language.characterDirection == .rightToLeft }

    /// Returns the first pane, with the app's name as its title.
    func root(title: String) -> OpenPane {
        let pane = schema.root(on: idiom)
        return OpenPane(pane: pane, title: title, suite: pane?.applicationGroupContainerIdentifier)
    }

    /// Returns the pane that a row opens, or `nil` if there is none.
    ///
    /// A pane without an app group uses the preferences of the pane that opens it.
    func child(_ control: Control, of parent: OpenPane) -> OpenPane? {
        guard case .childPane(let row) = control.specifier, let pane = parent.pane,
            let child = schema.pane(of: row, in: pane, on: idiom)
        else { return nil }
        return OpenPane(
            pane: child, title: control.title, suite: child.applicationGroupContainerIdentifier ?? parent.suite)
    }

    /// Returns the groups of a pane, with the rows that the device shows.
    ///
    /// Rows before the first group form a group without a header. Rows after a radio group appear below its choices,
    /// because a group extends to the beginning of the next one.
    func groups(of pane: Pane) -> [ControlGroup] {
        let texts = PaneTexts(pane: pane, translation: translation, locale: locale)
        var groups: [ControlGroup] = []
        for (item, specifier) in pane.specifiers.enumerated() where specifier.isShown(on: idiom) {
            if var group = ControlGroup(specifier, texts) {
                group.item = item
                for index in group.controls.indices { group.controls[index].item = item }
                groups.append(group)
            } else if var control = Control(specifier, texts) {
                control.item = item
                if groups.isEmpty { groups.append(ControlGroup()) }
                groups[groups.count - 1].controls.append(control)
            }
        }
        return groups
    }
}
