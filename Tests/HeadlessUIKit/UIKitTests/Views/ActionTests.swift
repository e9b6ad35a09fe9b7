import Simulator
import Testing

@MainActor @Suite struct ActionTests {
    @Test func `an action stores the values passed to its initializer`() {
        let image = UIImage()
        let action = UIAction(
            title: "Delete", subtitle: "For good", image: image, identifier: UIAction.Identifier("delete"),
            discoverabilityTitle: "Delete the page", attributes: [.destructive, .disabled], state: .mixed
        ) { _ in }
        #expect(action.title == "Delete" && action.subtitle == "For good" && action.image === image)
        #expect(action.identifier.rawValue == "delete" && action.discoverabilityTitle == "Delete the page")
        #expect(action.attributes == [.destructive, .disabled] && action.state == .mixed)
        let element: UIMenuElement = action
        action.title = "Remove"
        action.image = nil
        #expect(element.title == "Remove" && element.image == nil)
    }

    @Test func `an action created with only a handler has default property values`() {
        let action = UIAction { _ in }
        #expect(action.title == "" && action.subtitle == nil && action.image == nil)
        #expect(action.discoverabilityTitle == nil && action.attributes == [] && action.state == .off)
        #expect(action.identifier != UIAction { _ in }.identifier && action.sender == nil)
    }
}
