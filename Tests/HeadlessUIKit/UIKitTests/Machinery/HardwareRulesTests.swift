import Testing

@_spi(Simulator) @testable import UIKit

@Suite struct HardwareRulesTests {
    private func hardware(_ idiom: UIUserInterfaceIdiom, _ version: Int, bar: CGFloat = 20) -> Phone.Hardware {
        var hardware = Phone.Hardware(
            screenSize: CGSize(width: 375, height: 667),
            scale: 2,
            idiom: idiom,
            systemVersion: Phone.SystemVersion("\(version).0"),
            hasCutout: false,
            metrics: metrics(bar: bar),
            metricsFromiOS26: metrics(bar: 32)
        )
        hardware.name = "My phone"
        hardware.userInterfaceStyle = .dark
        return hardware
    }

    private func metrics(bar: CGFloat) -> Phone.Hardware.Metrics {
        Phone.Hardware.Metrics(
            statusBarHeight: bar,
            portraitSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            landscapeSafeArea: .zero,
            portraitKeyboard: .init(height: 260, suggestions: 44),
            landscapeKeyboard: .init(height: 200, suggestions: 37)
        )
    }

    /// Returns the first system from 7 to 27 on which a rule holds, or 0 if it holds on all of them.
    ///
    /// Returns `nil` if the rule doesn't hold on all later systems.
    private func first(_ idiom: UIUserInterfaceIdiom, where holds: (Phone.Hardware) -> Bool) -> Int? {
        let answers = (7...27).map { holds(hardware(idiom, $0)) }
        guard let index = answers.firstIndex(of: true), answers[index...].allSatisfy(\.self) else { return nil }
        return index == 0 ? 0 : index + 7
    }

    @Test func `each behavior of phones starts with the iOS version that introduced it`() {
        #expect(first(.phone) { $0.turnsScreen } == 8)
        #expect(first(.phone) { $0.hidesStatusBarInLandscape } == 8)
        #expect(first(.phone) { $0.forbidsStatusBarInLandscape } == nil, "it has no cutout")
        #expect(first(.phone) { !$0.queriesShouldAutorotate } == 16)
        #expect(first(.phone) { $0.hasKeyboardAboveAlerts } == 9)
        #expect(first(.phone) { $0.hasKeyboardWindow } == 10)
        #expect(first(.phone) { $0.hasSafeAreas } == 11)
        #expect(first(.phone) { !$0.queriesSmallWindowsAboutStatusBar } == nil)
        #expect(
            first(.phone) {
                var hardware = $0
                hardware.assumptions = [.onlyFullWindowsDecideStatusBar]
                return !hardware.queriesSmallWindowsAboutStatusBar
            } == 11)
        #expect(first(.phone) { $0.touchesMakeWindowsKey } == 15, "and iOS 14.2")
        #expect(first(.phone) { $0.hasLowTabBarInLandscape } == 11)
        #expect(first(.phone) { $0.hasHighNavigationBar } == nil)
        #expect(first(.phone) { $0.prefersSheets } == 13)
        #expect(first(.phone) { $0.hasClearBarsAtScrollEdge } == 15)
        #expect(first(.phone) { $0.queriesPresentationDelegates } == 13)
        #expect(first(.phone) { $0.showsSheets } == 13)
        #expect(first(.phone) { $0.drawsStatusBarOutsideApps } == 13)
        #expect(first(.phone) { $0.namesScreenOfKeyboard } == 17, "and iOS 16.1")
        #expect(first(.phone) { $0.hasBrightColors } == 26)
        #expect(first(.phone) { $0.adaptsDefaultStatusBarStyle } == 13)
        #expect(first(.phone) { $0.hasScenes } == 13)
        #expect(first(.phone) { $0.notifiesOfEffectiveGeometry } == 26)
        #expect(first(.phone) { $0.locksOrientations } == 26)
        #expect(first(.phone) { $0.resizesScenesFreely } == nil)
        #expect(first(.phone) { $0.hasWideSwitches } == 26)
        #expect(first(.phone) { !$0.clearsBackgroundsInSelectedCells } == 13)
        #expect(first(.phone) { $0.requiresScenes } == 27)
        #expect(first(.phone) { $0.effectiveInterfaceStyle == .dark } == 13)
        #expect(first(.phone) { $0.predictsTraits } == 13)
        #expect(first(.phone) { $0.notifiesOfTraitsBeforeLayout } == 17)
        #expect(first(.phone) { $0.controllersInheritFromViews } == 17)
        #expect(first(.phone) { $0.scenes.haveKeyWindows } == 15)
        #expect(first(.phone) { $0.nameForApps == "iPhone" } == 16)
        #expect(first(.phone) { $0.metrics.statusBarHeight == 32 } == 26)
        #expect(first(.phone) { $0.keyboardHeight(in: .portrait) == 260 } == 8)
        #expect(first(.phone) { $0.keyboardHeight(in: .landscapeLeft) == 200 } == 8)
    }

    @Test func `each behavior of iPads starts with the iOS version that introduced it`() {
        #expect(first(.pad) { $0.turnsScreen } == 8)
        #expect(first(.pad) { $0.hidesStatusBarInLandscape } == nil)
        #expect(first(.pad) { $0.hasLowTabBarInLandscape } == nil)
        #expect(first(.pad) { $0.hasHighNavigationBar } == 12)
        #expect(first(.pad) { $0.prefersSheets } == 13)
        #expect(first(.pad) { $0.showsSheets } == 0)
        #expect(first(.pad) { $0.resizesScenesFreely } == 26)
    }

    @Test func `phones at least 414 points wide don't have lower bars in landscape`() {
        for (width, isLarge) in [(375.0, false), (402, false), (414, true), (440, true)] {
            var phone = hardware(.phone, 26)
            phone.screenSize = CGSize(width: width, height: 900)
            #expect(phone.isLargePhone == isLarge)
            #expect(phone.hasLowNavigationBarInLandscape == !isLarge && phone.hasLowTabBarInLandscape == !isLarge)
        }
        var tablet = hardware(.pad, 26)
        tablet.screenSize = CGSize(width: 744, height: 1133)
        #expect(!tablet.isLargePhone && !tablet.hasLowNavigationBarInLandscape)
    }

    @Test func `the safe area insets are zero before iOS 11`() {
        #expect(hardware(.phone, 10).safeArea(in: .portrait) == .zero)
        #expect(hardware(.phone, 11).safeArea(in: .portrait).top == 20)
    }

    @Test func `a call makes the status bar higher only on phones with a bar of 20 points`() {
        #expect(hardware(.phone, 12).statusBarGrowthInCall == 20)
        #expect(hardware(.phone, 12, bar: 44).statusBarGrowthInCall == 0)
        #expect(hardware(.pad, 12).statusBarGrowthInCall == 0)
    }
}
