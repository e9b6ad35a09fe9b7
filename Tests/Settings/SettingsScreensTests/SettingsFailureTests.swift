import SettingsBundle
import SettingsScreens
import Testing

/// Tests of the errors that are thrown when a row can't be changed, or a page can't be opened.
@Suite struct SettingsFailureTests {
    typealias Fixture = SettingsFixture

    /// Returns the message of a step that fails on a page, and checks that the preferences don't change.
    private func message(_ step: (inout SettingsApp) throws(SettingsApp.Failure) -> Void) -> String? {
        let rows = [
            Fixture.toggle(), Fixture.textField(), Fixture.slider(), Fixture.multiValue(),
            Fixture.radioGroup(["Key": "order", "Title": "Sort By", "Titles": ["Date", "Sender"]]),
            Fixture.toggle(["Title": "Loose"]).without("Key"), Fixture.child("Lost"),
        ]
        return withStore { store in
            var app = SettingsApp(Fixture.schema(rows), name: "Mail", store: store)
            var message: String?
            do throws(SettingsApp.Failure) { try step(&app) } catch { message = error.description }
            #expect(store.propertyLists == [:])
            return message
        }
    }

    @Test func `a change of an unknown row fails and lists the rows`() {
        #expect(
            message { app throws(SettingsApp.Failure) in try app.toggle("Vision") } == """
                there is no row 'Vision' on the page 'Mail'; there are 'Sound' (sound), 'Name' (name), 'volume', \
                'Size' (size), 'Date' (order), 'Sender' (order), 'Loose', 'More'
                """)
    }

    @Test func `a change of a row of another type fails`() {
        #expect(
            message { app throws(SettingsApp.Failure) in try app.toggle("Name") }
                == "the row 'Name' (name) cannot do that: it is no switch")
        #expect(
            message { app throws(SettingsApp.Failure) in try app.turn("volume", on: true) }
                == "the row 'volume' cannot do that: it is no switch")
        #expect(
            message { app throws(SettingsApp.Failure) in try app.move("Sound", to: 1) }
                == "the row 'Sound' (sound) cannot do that: it is no slider")
        #expect(
            message { app throws(SettingsApp.Failure) in try app.type("x", into: "Sort By") }
                == "the row 'Sort By' (order) cannot do that: it is no text field")
        #expect(
            message { app throws(SettingsApp.Failure) in try app.choose("Small", in: "Sound") }
                == "the row 'Sound' (sound) cannot do that: it has no choices")
    }

    @Test func `an unknown choice fails and lists the choices`() {
        #expect(
            message { app throws(SettingsApp.Failure) in try app.choose("Huge", in: "Size") }
                == "there is no choice 'Huge' to tap; there are 'Small', 'Large'")
    }

    @Test func `a choice of a list that isn't open fails`() {
        #expect(
            message { app throws(SettingsApp.Failure) in try app.choose("Large") }
                == "there is no choice 'Large' to tap; there are 'Date', 'Sender'")
    }

    @Test func `rows below an open list can't be changed`() {
        #expect(
            message { app throws(SettingsApp.Failure) in
                try app.open("Size")
                try app.toggle("Sound")
            } == "there is no row 'Sound' on the page 'Size'; there are 'Small' (size), 'Large' (size)")
    }

    @Test func `a row without a key can't be changed`() {
        #expect(
            message { app throws(SettingsApp.Failure) in try app.toggle("Loose") }
                == "the row 'Loose' has no key, so nothing can be stored for it")
    }

    @Test func `opening a row without a pane and going back from the first page fail`() {
        #expect(message { app throws(SettingsApp.Failure) in try app.open("More") } == "the row 'More' opens nothing")
        #expect(
            message { app throws(SettingsApp.Failure) in try app.open("Sound") }
                == "the row 'Sound' (sound) opens nothing")
        #expect(message { app throws(SettingsApp.Failure) in try app.back() } == "there is no page to go back to")
    }
}

extension PropertyList {
    fileprivate func without(_ key: String) -> PropertyList {
        var entries = dictionary!
        entries[key] = nil
        return .dictionary(entries)
    }
}
