import Simulator
import Testing
import UIKit

/// Tests of the chapter's containers in cases that the page doesn't show.
@MainActor
@Suite struct ContainersTests {
    @Test func `a container that names no child decides, whatever is inside`() async throws {
        try await withDevice {
            let (container, profile) = (UIViewController(), ProfileController())
            container.addChild(profile)
            container.view.addSubview(profile.view)
            profile.didMove(toParent: container)
            showApp(container)
            #expect(container.askedAboutStyle == [container])
            #expect(StatusBar.current.style == .default)
        }
    }

    @Test func `a pair hides the bar only if both screens do, and asks inside of containers`() async throws {
        try await withDevice {
            let photo = PhotoController(Stage.all[0])
            let other = PhotoController(Stage.all[1])
            let stack = TrailNavigationController(root: other)
            let pair = PairController([photo, stack], .wide)
            showApp(pair)
            pair.view.layoutIfNeeded()
            #expect(StatusBar.current.isHidden)
            other.hidesBar = false
            #expect(!StatusBar.current.isHidden)
            #expect(StatusBar.current.hiddenController === other)
            other.hidesBar = true
            photo.hidesBar = false
            #expect(StatusBar.current.hiddenController === photo)
        }
    }

    @Test func `a pair has UIKit ask again after a layout, because the other screen may cover more then`() async throws
    {
        final class RecordingPair: PairController {
            var requests = 0

            override func setNeedsStatusBarAppearanceUpdate() {
                requests += 1
                super.setNeedsStatusBarAppearanceUpdate()
            }
        }
        try await withDevice(.iPadPro11) {
            let pair = RecordingPair([ProfileController(), StageController(Stage.all[2])], .wide)
            showApp(pair)
            pair.view.layoutIfNeeded()
            pair.requests = 0
            resizeScene(scene, to: CGRect(x: 40, y: 60, width: 500, height: 700))
            pair.view.layoutIfNeeded()
            #expect(pair.requests > 0)
        }
    }

    @Test func `the profile's button isn't there if the profile is pushed, and the bar's tint is back after it`()
        async throws
    {
        try await withDevice {
            let delegate = launchTrail { StatusBarSceneDelegate() }
            let stack = try #require(delegate.window?.rootViewController as? UINavigationController)
            let tint = stack.navigationBar.tintColor
            await OpenedScreen.profile.open(in: delegate)
            #expect(stack.navigationBar.tintColor == .white)
            #expect(StatusBar.current.style == .lightContent)
            stack.popViewController(animated: false)
            #expect(stack.navigationBar.tintColor == tint)
            #expect(StatusBar.current.style == .default)
        }
    }

    @Test func `on a phone in landscape, the bar is hidden, and it's back in portrait`() async throws {
        try await withDevice(.iPhone8) {
            let delegate = launchTrail { StatusBarSceneDelegate() }
            await OpenedScreen.profile.open(in: delegate)
            turnDevice(to: .landscapeRight)
            #expect(StatusBar.current.isHidden)
            turnDevice(to: .portrait)
            #expect(!StatusBar.current.isHidden)
            #expect(StatusBar.current.style == .lightContent)
        }
    }

    @Test func `two scenes of Trail have an answer each`() async throws {
        try await withDevice(.iPadPro11) {
            turnDevice(to: .landscapeRight)
            let left = launchTrail { StatusBarSceneDelegate() }
            let second = openScene()
            let right = try #require(second.delegate as? StatusBarSceneDelegate)
            await OpenedScreen.profile.open(in: right)
            #expect(StatusBar(of: second).style == .lightContent)
            #expect(StatusBar(of: scene).styleController is ProfileTrailController)
            #expect(left !== right)
        }
    }

    @Test func `a photo is released after its dismissal`() async throws {
        try await withDevice {
            let delegate = launchTrail { StatusBarSceneDelegate() }
            await OpenedScreen.photo.open(in: delegate)
            let root = try #require(delegate.window?.rootViewController)
            weak let photo = root.presentedViewController
            #expect(photo is PhotoController)
            root.dismiss(animated: false)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(photo == nil)
        }
    }

    @Test func `in the largest text, the photo's buttons are below each other and on the screen`() async throws {
        try await withDevice {
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            let delegate = launchTrail { StatusBarSceneDelegate() }
            await OpenedScreen.photo.open(in: delegate)
            let points = ["Bar", "Done"].map { toolPoint($0) }
            #expect(points[0].y < points[1].y)
            #expect(points.allSatisfy { CGRect(x: 0, y: 0, width: 402, height: 874).contains($0) })
            tap(at: points[0])
            #expect(!StatusBar.current.isHidden)
        }
    }
}
