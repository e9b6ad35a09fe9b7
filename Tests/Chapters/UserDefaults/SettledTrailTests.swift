import Foundation
import Simulator
import Testing
import UIKit

/// Tests of a Trail that follows its settings, in cases that the page doesn't show.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct SettledTrailTests {
    @Test func `a launch begins with the stored values`() async throws {
        try await withStore {
            try trailPage().choose("Miles", in: "units")
            try turnBall(on: true)
            let trail = launchSettledTrail()
            #expect(trail.firstLength == "7.8 mi")
            #expect(trail.overlay(BallOverlay.self)?.ball.window != nil)
        }
    }

    @Test func `everything is applied before sceneWillEnterForeground returns`() async throws {
        try await withStore {
            let trail = launchSettledTrail()
            // The loop has its first value.
            await Task.yield()
            background()
            var page = try trailPage()
            try page.choose("Miles", in: "units")
            try page.open("Debugging")
            try page.turn("ball", on: true)
            try page.choose("Errors")
            try page.type("https://maps.example.org", into: "server")
            foreground()
            #expect(trail.firstLength == "7.8 mi")
            #expect(trail.overlay(BallOverlay.self) != nil)
            #expect(trail.overlay(LeveledLog.self)?.level == .error)
            #expect(trail.screen(SettledTrailController.self)?.server?.host() == "maps.example.org")
        }
    }

    @Test func `a change of another setting doesn't reload the list`() async throws {
        try await withStore {
            let trail = launchSettledTrail()
            let stages = try #require(trail.screen(StagesController.self))
            stages.tableView.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
            try turnBall(on: true)
            await until { trail.overlay(BallOverlay.self) != nil }
            #expect(trail.overlay(BallOverlay.self) != nil)
            #expect(stages.tableView.indexPathForSelectedRow?.row == 2)
        }
    }

    @Test func `both scenes follow a change that one of them makes`() async throws {
        try await withStore {
            try await withDevice(.iPadPro11) {
                let left = launchSettledTrail()
                let right = try #require(openScene().delegate as? SettledSceneDelegate)
                left.settings.units = .miles
                await until { left.firstLength == "7.8 mi" && right.firstLength == "7.8 mi" }
                #expect(left.firstLength == "7.8 mi" && right.firstLength == "7.8 mi")
            }
        }
    }

    @Test func `an open log loses no line when its level changes`() async throws {
        try await withStore {
            let trail = launchSettledTrail()
            let log = try #require(trail.overlay(LeveledLog.self))
            trail.report(TrailEvent(text: "stage"))
            log.toggle()
            trail.settings.logLevel = .error
            trail.applySettings()
            trail.report(TrailEvent(text: "ignored"))
            trail.report(TrailEvent(text: "broken", level: .error))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(log.textView?.text == "stage\nbroken")
        }
    }

    @Test func `the page of notes shows a note in the size of the settings, now and after a change`() async throws {
        try await withStore {
            try trailPage().move("text_size", to: 21)
            let trail = launchSettledTrail()
            let page = try #require(trail.screen(SettledNotesController.self))
            page.show("Bring water")
            #expect(page.noteView?.font?.pointSize == 21)
            try trailPage().move("text_size", to: 27)
            trail.applySettings()
            #expect(page.noteView?.font?.pointSize == 27)
        }
    }

    @Test func `a note's font also grows with the text size of the phone`() async throws {
        try await withStore {
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            let trail = launchSettledTrail()
            let size = try #require(trail.openStage(1)?.note.font?.pointSize)
            #expect(size > 40)
        }
    }

    @Test func `a stage that's presented follows the settings`() async throws {
        try await withStore {
            let trail = launchSettledTrail()
            let stage = StageController(Stage.all[0])
            trail.window?.rootViewController?.present(stage, animated: false)
            trail.settings.units = .miles
            trail.settings.textSize = 25
            trail.applySettings()
            #expect(stage.units == .miles && stage.note.font?.pointSize == 25)
        }
    }

    @Test(arguments: [Device.iPhone17, .iPhoneSE, .iPadPro11])
    func `the server is at the lower edge of the map, and takes no touch`(device: Device) async throws {
        try await withStore {
            try await withDevice(device) {
                let trail = launchSettledTrail()
                let map = try #require(trail.screen(SettledTrailController.self))
                for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight] {
                    turnDevice(to: orientation)
                    trail.window?.layoutIfNeeded()
                    let label = try #require(
                        map.view.subviews.lazy.compactMap { $0 as? UILabel }.first {
                            $0.text?.hasPrefix("Map: ") == true
                        })
                    #expect(map.map.frame.contains(label.frame) && label.frame.height > 10)
                    #expect(label.frame.maxY == map.map.frame.maxY - 8)
                    #expect(label.frame.minX >= map.view.safeAreaInsets.left)
                    let point = label.convert(CGPoint(x: 5, y: 5), to: nil as UIView?)
                    let view = touchTarget(at: point).view
                    #expect(view === map.map || view?.isDescendant(of: map.map) == true)
                }
            }
        }
    }

    @Test func `a server is an address with a host, and everything else isn't one`() throws {
        for text in ["https://a", "  https://trail.example/v1?key=1 ", "https://127.0.0.1:8080"] {
            #expect(URL(server: text) != nil, "\(text)")
        }
        for text in [
            "", " ", "a", "a.com", "http://a.com", "ftp://a.com", "https:", "https://", "https:///x", "file:///x",
        ] {
            #expect(URL(server: text) == nil, "\(text)")
        }
    }

    @Test func `a reset of a setting takes effect, and the default counts again`() async throws {
        try await withStore {
            let trail = launchSettledTrail()
            trail.settings.units = .miles
            await until { trail.firstLength == "7.8 mi" }
            #expect(trail.firstLength == "7.8 mi")
            trail.settings.reset(AppSettings.Keys.units)
            await until { trail.firstLength == "12.5 km" }
            #expect(trail.firstLength == "12.5 km")
            #expect(storedValues["units"] == nil)
        }
    }

    @Test func `a value that the app itself sets takes effect, and Settings shows it`() async throws {
        try await withStore {
            let trail = launchSettledTrail()
            trail.settings.units = .miles
            await until { trail.firstLength == "7.8 mi" }
            #expect(trail.firstLength == "7.8 mi")
            try #expect(trailPage().rows[0].description == "Units: \"Miles\" >")
        }
    }

    @Test func `the log leaves out the events below its level`() async throws {
        try await withStore {
            let trail = launchSettledTrail()
            let log = try #require(trail.overlay(LeveledLog.self))
            @MainActor
            func report() {
                for (text, level) in [("fine", TrailEvent.Level.debug), ("stage", .info), ("broken", .error)] {
                    trail.report(TrailEvent(text: text, level: level))
                }
            }
            report()
            #expect(log.lines == ["stage", "broken"])
            var page = try trailPage()
            try page.open("Debugging")
            try page.choose("Errors")
            await until { log.level == .error }
            report()
            #expect(log.lines == ["stage", "broken", "broken"])
            try page.choose("Everything")
            await until { log.level == .debug }
            report()
            #expect(log.lines.suffix(3) == ["fine", "stage", "broken"])
        }
    }

    @Test func `a note that's edited follows the text size and the units, and the keyboard stays`() async throws {
        try await withStore {
            let trail = launchSettledTrail()
            let stage = try #require(trail.openStage(1))
            stage.note.becomeFirstResponder()
            type("tea")
            try trailPage().move("text_size", to: 25)
            try trailPage().choose("Miles", in: "units")
            await until { stage.note.font?.pointSize == 25 && stage.units == .miles }
            #expect(stage.note.font?.pointSize == 25)
            #expect(stage.view.subviews.contains { ($0 as? UILabel)?.text == "Stage 1, 7.8 mi" })
            #expect(type("!") && stage.note.text == "tea!")
        }
    }

    @Test func `a server that's no address is an error in the log, once`() async throws {
        try await withStore {
            let trail = launchSettledTrail()
            let map = try #require(trail.screen(SettledTrailController.self))
            let log = try #require(trail.overlay(LeveledLog.self))
            @MainActor
            func source() -> String? {
                map.view.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
            }
            #expect(source() == "Map: trail.example")
            var page = try trailPage()
            try page.open("Debugging")
            try page.type(" https://maps.example.org/v2 ", into: "server")
            await until { source() == "Map: maps.example.org" }
            #expect(source() == "Map: maps.example.org" && log.lines.isEmpty)
            #expect(map.server?.absoluteString == "https://maps.example.org/v2")

            for text in ["", "maps", "http://maps.example.org", "https://"] {
                try page.type(text, into: "server")
                await until { source() == "Map: trail.example" && log.lines.last?.hasSuffix(": \(text)") == true }
                trail.applySettings()
                #expect(source() == "Map: trail.example", "\(text)")
            }
            #expect(log.lines.count == 4)
        }
    }

    @Test func `a text size that is no number gives the note a font of the default size`() async throws {
        try await withStore {
            for text in ["nan", "large", ""] {
                defaults.set(text, forKey: "text_size")
                try await withDevice {
                    let trail = launchSettledTrail()
                    #expect(trail.openStage(1)?.note.font?.pointSize == 17, "\(text)")
                }
            }
        }
    }

    @Test func `a launch argument and a stored value of another type are read, or count as the default`() async throws {
        try await withStore {
            let settings = AppSettings(defaults: defaults)
            launchArguments(["text_size": "large", "ball": "perhaps", "units": "leagues", "log_level": ""])
            #expect(settings.textSize == 17 && !settings.ball)
            #expect(settings.units == .kilometers && settings.logLevel == .info)
            for (text, isOn) in ["YES": true, "no": false, "1": true, "0": false, "True": true] {
                launchArguments(["ball": text])
                #expect(settings.ball == isOn, "\(text)")
            }
            for (text, size) in ["24": 24.0, "99": 29, "-5": 13, "nan": 17, "inf": 17] {
                launchArguments(["text_size": text])
                #expect(settings.textSize == size, "\(text)")
            }
            launchArguments([:])
            for (stored, size) in [("18.5", 18.5), (40, 29), ([1], 17), (Double.nan, 17)] as [(Any, Double)] {
                defaults.set(stored, forKey: "text_size")
                #expect(settings.textSize == size, "\(stored)")
            }
        }
    }
}
