import Simulator
import Testing
import UIKit

/// Tests of the page about the status bar in situations that the page of the book doesn't show.
@MainActor
@Suite struct StatusBarPageTests {
    private func launched() -> (TreeSceneDelegate, StatusBarTreeOverlay) {
        let delegate = launchTrail { TreeSceneDelegate() }
        guard let overlay = delegate.overlay(StatusBarTreeOverlay.self) else { preconditionFailure("no page") }
        return (delegate, overlay)
    }

    private func openPage(_ overlay: StatusBarTreeOverlay) -> StatusBarPage? {
        let page = overlay.window?.rootViewController as? StatusBarPage
        page?.view.layoutIfNeeded()
        return page
    }

    private func labels(_ page: StatusBarPage) -> [UILabel] { page.scrollView.subviews.compactMap { $0 as? UILabel } }

    @Test func `the page has a heading and a row for each controller, and one row decides`() async throws {
        try await withDevice {
            let (delegate, overlay) = launched()
            overlay.toggle()
            let page = try #require(openPage(overlay))
            let texts = labels(page).map { $0.text ?? "" }
            #expect(
                texts == [
                    "Status bar", "TrailNavigationController: default", "ProfileTrailController: default",
                    "StagesController: default",
                ])
            #expect(labels(page).map(\.accessibilityValue) == [nil, "level 1", "level 2, decides", "level 3"])
            #expect(delegate.window?.isKeyWindow == true)
        }
    }

    @Test func `a photo hides the bar under the page, the log, and both`() async throws {
        try await withDevice {
            let (delegate, overlay) = launched()
            overlay.toggle()
            delegate.overlay(LogOverlay.self)?.toggle()
            await TreePlace.photo.open(in: delegate)
            #expect(StatusBar.current.isHidden)
            tap(at: toolPoint("Bar"))
            #expect(!StatusBar.current.isHidden)
            tap(at: toolPoint("Bar"))
            #expect(StatusBar.current.isHidden)
            #expect(overlay.window.map { $0.windowLevel > .log && $0.windowLevel < .login } == true)
        }
    }

    @Test(arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet])
    func `the page follows a photo that captures the bar, and that is dismissed`(_ style: UIModalPresentationStyle)
        async throws
    {
        try await withDevice(assuming: []) {
            let (delegate, overlay) = launched()
            overlay.toggle()
            await TreePlace.stage.open(in: delegate)
            let photo = PhotoController(Stage.all[2])
            photo.modalPresentationStyle = style
            photo.modalPresentationCapturesStatusBarAppearance = true
            delegate.stack?.present(photo, animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(openPage(overlay)?.tree?.pathInWords.hasSuffix("Photo: hidden") == true)
            #expect(StatusBar.current.isHidden)
            tap(at: toolPoint("Done"))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(openPage(overlay)?.tree?.pathInWords == "TrailNavigationController > High Pass: default")
            #expect(openPage(overlay)?.tree?.outline.contains("Photo") == false)
            #expect(!StatusBar.current.isHidden)
        }
    }

    @Test func `the page's border has the color of the mode`() async throws {
        try await withDevice {
            let (_, overlay) = launched()
            overlay.toggle()
            let page = try #require(openPage(overlay))
            func color(_ style: UIUserInterfaceStyle) -> CGColor {
                UIColor.secondaryLabel.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
            }
            for style in [UIUserInterfaceStyle.light, .dark, .light] {
                setUserInterfaceStyle(style)
                #expect(page.scrollView.layer.borderColor == color(style))
            }
            overlay.window?.overrideUserInterfaceStyle = .dark
            overlay.window?.layoutIfNeeded()
            #expect(page.scrollView.layer.borderColor == color(.dark))
        }
    }

    @Test func `a rotation reads the tree again`() async throws {
        try await withDevice(.iPhone8) {
            final class Film: TrailScreen {
                override var prefersStatusBarHidden: Bool { false }
            }
            let (delegate, overlay) = launched()
            let film = Film()
            film.title = "Film"
            delegate.stack?.pushViewController(film, animated: false)
            overlay.toggle()
            #expect(openPage(overlay)?.tree?.pathInWords.hasSuffix("Film: default") == true)
            turnDevice(to: .landscapeLeft)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(openPage(overlay)?.tree?.pathInWords.hasSuffix("Film: default, shown") == true)
        }
    }

    @Test func `the slope stays upright under the page`() async throws {
        try await withDevice {
            let (delegate, overlay) = launched()
            overlay.toggle()
            await TreePlace.slope.open(in: delegate)
            tap(at: toolPoint("Measure"))
            turnDevice(to: .landscapeRight)
            #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
        }
    }

    @Test func `with the largest text, and in a small window, the rows are inside the page`() async throws {
        for device in [Device.iPhone17, .iPadPro11] {
            try await withDevice(device) {
                let (delegate, overlay) = launched()
                overlay.toggle()
                await TreePlace.stage.open(in: delegate)
                setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
                if device == .iPadPro11 { resizeScene(scene, to: CGRect(x: 40, y: 60, width: 380, height: 500)) }
                let page = try #require(openPage(overlay))
                let width = page.scrollView.bounds.width
                #expect(page.scrollView.frame.height <= page.view.bounds.height / 2)
                #expect(page.view.bounds.contains(page.scrollView.frame))
                for label in labels(page) {
                    #expect(label.frame.minX >= 0 && label.frame.maxX <= width, "\(label.text ?? "")")
                    #expect(label.frame.maxY <= page.scrollView.contentSize.height, "\(label.text ?? "")")
                }
            }
        }
    }

    @Test func `two scenes have a page each, and a closed scene releases everything`() async throws {
        try await withDevice(.iPadPro11) {
            let (_, overlay) = launched()
            let second = openScene()
            weak var other: StatusBarTreeOverlay?
            do {
                let delegate = try #require(second.delegate as? TreeSceneDelegate)
                other = delegate.overlay(StatusBarTreeOverlay.self)
                other?.toggle()
                let profile = ProfileController()
                delegate.stack?.pushViewController(profile, animated: false)
                #expect(!overlay.isOpen)
                let page = other?.window?.rootViewController as? StatusBarPage
                #expect(page?.tree?.pathInWords == "TrailNavigationController > Profile: light")
            }
            overlay.toggle()
            #expect(openPage(overlay)?.tree?.pathInWords.hasSuffix("ProfileTrailController: default") == true)
            closeScene(second)
            #expect(other == nil)
        }
    }

    @Test func `after it was removed, the page doesn't open again`() async throws {
        try await withDevice {
            let (delegate, overlay) = launched()
            overlay.toggle()
            delegate.remove(overlay)
            #expect(!overlay.isOpen && scene.windows == [delegate.window])
            overlay.toggle()
            #expect(!overlay.isOpen)
        }
    }

    @Test func `the login covers the page`() async throws {
        try await withDevice {
            let (delegate, overlay) = launched()
            overlay.toggle()
            background()
            foreground()
            let login = try #require(delegate.overlay(LoginOverlay.self))
            #expect(login.isLocked)
            let page = try #require(openPage(overlay))
            let corner = page.scrollView.convert(CGPoint(x: 20, y: 4), to: nil)
            #expect(touchTarget(at: corner).window !== overlay.window)
        }
    }
}
