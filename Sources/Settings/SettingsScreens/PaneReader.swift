import Foundation
import SettingsBundle

/// Reads panes as one device shows them in one language.
struct PaneReader: Sendable {
    let schema: SettingsSchema
    private let translation: Translation
    private let locale: Locale
    let idiom: UserInterfaceIdiom

    /// - Parameter languages: the user's, the preferred first.
    init(schema: SettingsSchema, languages: [String], idiom: UserInterfaceIdiom) {
        self.schema = schema
        self.idiom = idiom
        translation = Translation(of: schema, into: languages)
        locale = Locale(identifier: languages.first ?? "en")
    }

    /// Whether the user's first language is written from the right, and so the whole screen.
    var isRightToLeft: Bool { locale.language.characterDirection == .rightToLeft }

    /// The first pane, under the app's name.
    func root(title: String) -> OpenPane {
        let pane = schema.root(on: idiom)
        return OpenPane(pane: pane, title: title, suite: pane?.applicationGroupContainerIdentifier)
    }

    /// The pane that a row opens; nil when there is none.
    ///
    /// A pane without an app group of its own is about the preferences of the pane that opens it.
    func child(_ control: Control, of parent: OpenPane) -> OpenPane? {
        guard case .childPane(let row) = control.specifier, let pane = parent.pane,
            let child = schema.pane(of: row, in: pane, on: idiom)
        else { return nil }
        return OpenPane(
            pane: child, title: control.title, suite: child.applicationGroupContainerIdentifier ?? parent.suite)
    }

    /// The groups of a pane with what the device shows of them.
    ///
    /// Rows before the first group stand in one without a header; those after a radio group stand below its choices,
    /// for a group lasts until the next one begins.
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
