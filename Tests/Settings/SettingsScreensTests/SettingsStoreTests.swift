import Foundation
import SettingsBundle
import SettingsScreens
import Testing

/// Tests that the app and the Settings app share the stored values.
@Suite struct SettingsStoreTests {
    typealias Fixture = SettingsFixture

    @Test func `the app reads the values that Settings stored`() throws {
        try withStore { store in
            let app = SettingsApp(Fixture.schema([Fixture.toggle(), Fixture.textField()]), store: store)
            try app.toggle("Sound")
            try app.type("Ann", into: "Name")
            let other = try #require(UserDefaults(suiteName: store.suiteName))
            #expect(store.defaults.object(forKey: "sound") as? Bool == false)
            #expect(other.string(forKey: "name") == "Ann")
        }
    }

    @Test func `each change posts one notification for the app's UserDefaults`() throws {
        try withStore { store in
            let app = SettingsApp(Fixture.schema([Fixture.toggle(), Fixture.slider()]), store: store)
            nonisolated(unsafe) var notificationCount = 0
            let token = NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification, object: store.defaults, queue: nil
            ) { _ in notificationCount += 1 }
            defer { NotificationCenter.default.removeObserver(token) }
            try app.toggle("Sound")
            #expect(notificationCount == 1)
            try app.move("volume", to: 0)
            #expect(notificationCount == 2)
            _ = app.page
            #expect(throws: (any Error).self) { try app.toggle("volume") }
            #expect(notificationCount == 2)
        }
    }

    @Test func `when the notification is posted, the new value is stored`() throws {
        try withStore { store in
            let app = SettingsApp(Fixture.schema([Fixture.textField()]), store: store)
            nonisolated(unsafe) let defaults = store.defaults
            nonisolated(unsafe) var names: [String?] = []
            let token = NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification, object: store.defaults, queue: nil
            ) { _ in names.append(defaults.string(forKey: "name")) }
            defer { NotificationCenter.default.removeObserver(token) }
            try app.type("Ann", into: "Name")
            #expect(names == ["Ann"])
        }
    }

    @Test func `the page shows values that the app sets, and the default after a removal`() {
        withStore { store in
            let app = SettingsApp(Fixture.schema([Fixture.multiValue(), Fixture.toggle()]), store: store)
            store.defaults.set(2, forKey: "size")
            store.defaults.set(false, forKey: "sound")
            #expect(app.rows.map(\.content) == [.multiValue("Large"), .toggleSwitch(isOn: false)])
            store.defaults.removeObject(forKey: "size")
            #expect(app.rows.map(\.content) == [.multiValue("Small"), .toggleSwitch(isOn: false)])
        }
    }

    @Test func `Settings doesn't show defaults that the app registered`() throws {
        let key = "SettingsStoreTests.registered"
        try withStore { store in
            store.defaults.register(defaults: [key: false])
            let app = SettingsApp(Fixture.schema([Fixture.toggle(["Key": .string(key)])]), store: store)
            #expect(store.defaults.object(forKey: key) as? Bool == false)
            #expect(app.rows.map(\.content) == [.toggleSwitch(isOn: true)])
            try app.toggle("Sound")
            #expect(store.contents[key] as? Bool == false)
            #expect(app.rows.map(\.content) == [.toggleSwitch(isOn: false)])
        }
    }

    @Test func `an app group's panes and their child panes use the group's suite`() throws {
        let panes = [
            "Shared": Fixture.pane(
                [Fixture.toggle(), Fixture.child("Deep")], ["ApplicationGroupContainerIdentifier": "group.a"]),
            "Deep": Fixture.pane([Fixture.textField()]),
        ]
        let schema = Fixture.schema([Fixture.slider(), Fixture.child("Shared")], panes: panes)
        try withStore { appStore in
            try withStore { group in
                var app = SettingsApp(schema, store: appStore) { $0 == "group.a" ? group : appStore }
                try app.move("volume", to: 1)
                try app.open("More")
                try app.toggle("Sound")
                try app.open("More")
                try app.type("Ann", into: "Name")
                #expect(appStore.propertyLists == ["volume": 1.0])
                #expect(group.propertyLists == ["sound": false, "name": "Ann"])
                group.defaults.set("Bob", forKey: "name")
                #expect(app.rows.map(\.content) == [.textField("Bob")])
            }
        }
    }

    @Test func `an app group of the first pane is the suite with that name`() throws {
        let suite = "SimulatorTests.\(UUID().uuidString)"
        let group = SettingsStore(suiteName: suite)
        defer { group.defaults.removeObject(forKey: "sound") }
        try withStore { appStore in
            let schema = Fixture.schema(
                [Fixture.toggle()], root: ["ApplicationGroupContainerIdentifier": .string(suite)])
            try SettingsApp(schema, store: appStore).toggle("Sound")
            #expect(appStore.propertyLists == [:])
            #expect(group.propertyLists == ["sound": false])
        }
    }

    @Test func `without a store, the standard UserDefaults are used`() throws {
        let key = "SettingsStoreTests.standard"
        defer { UserDefaults.standard.removeObject(forKey: key) }
        let app = SettingsApp(Fixture.schema([Fixture.toggle(["Key": .string(key)])]))
        try app.toggle("Sound")
        #expect(UserDefaults.standard.object(forKey: key) as? Bool == false)
        #expect(app.rows.map(\.content) == [.toggleSwitch(isOn: false)])
    }
}
