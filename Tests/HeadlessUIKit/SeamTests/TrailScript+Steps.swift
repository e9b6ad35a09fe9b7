import Simulator
import UIKit

@testable import UserDefaultsChapterTests

extension TrailScript {
    /// Launches the app, and uses it in sixty-one steps.
    func run() async throws {
        await step("launch") { launch(TrailAppDelegate()) { _ in self.delegate } }
        try await useBallAndLog()
        await editForm()
        await logIn()
        await measure()
        await changeBar()
        await queueTips()
        await losesKeyWindow()
        await moveMap()
        await close()
    }

    private func useBallAndLog() async throws {
        let app = delegate.window
        await step("drag the ball") {
            guard let ball = overlay?.ball else { return expect(false, "there is a ball") }
            let center = ball.convert(CGPoint(x: ball.bounds.midX, y: ball.bounds.midY), to: nil)
            drag(from: center, to: CGPoint(x: 80, y: 300))
            await wait(0.5)
            expect(ball.center.x < 100, "the ball is on the left")
        }
        await step("open the log") {
            tapBall()
            await wait(0.5)
            expect(textView != nil, "the log is open")
        }
        await step("write") {
            for number in 1...100 { delegate.log.append("Line \(number)") }
            await wait(0.5)
            textView?.layoutIfNeeded()
            expect(textView?.text.hasSuffix("Line 100") == true, "the log shows the last line")
        }
        await step("scroll the log") {
            guard let text = textView else { return expect(false, "the log is open") }
            let (center, end) = (text.convert(text.bounds.center, to: nil), text.contentOffset.y)
            await swipe(from: center, to: CGPoint(x: center.x, y: center.y + 100))
            await wait(3)
            expect(text.contentOffset.y < end, "the log has scrolled")
        }
        await step("rotate with an open log") {
            turnDevice(to: .landscapeRight)
            expect((app?.bounds.width ?? 0) > (app?.bounds.height ?? 0), "the app has rotated")
        }
        await step("rotate back") { turnDevice(to: .portrait) }
        await step("close the log") {
            tapBall()
            await wait(0.5)
            expect(textView == nil, "the log is closed")
        }
    }

    private func editForm() async {
        await step("present a form") {
            let form = TransferController()
            screen.present(form, animated: true)
            self.form = form
            await wait(1)
        }
        await step("edit the amount") {
            guard let field = form?.amount else { return expect(false, "there is a form") }
            tap(at: field.convert(field.bounds.center, to: nil))
            expect(field.isFirstResponder, "the field is edited")
        }
        await step("type") {
            type("5")
            expect(form?.amount.text == "120.005", "the amount is typed")
        }
        await step("open the log while the amount is edited") {
            tapBall()
            await wait(0.5)
            expect(form?.amount.isFirstResponder == true, "the field is still edited")
            expect(textView != nil, "the log is open")
        }
        await step("type under the log") {
            type("6")
            expect(form?.amount.text == "120.0056", "the amount is typed")
        }
        await step("close the log over the keyboard") {
            tapBall()
            await wait(0.5)
            expect(form?.amount.isFirstResponder == true, "the field is still edited")
        }
        await step("show a tip over the form") {
            await showTip("Saved")
            expect(form?.amount.isFirstResponder == true, "the field is still edited")
        }
        await step("type under the tip") {
            type("7")
            expect(form?.amount.text == "120.00567", "the amount is typed")
        }
        await step("tap the tip") {
            guard let tip = tips?.tipView else { return expect(false, "there is a tip") }
            tap(at: tip.convert(tip.bounds.center, to: nil))
            await wait(0.5)
            expect(form?.amount.isFirstResponder == true, "the field is still edited")
            expect(shownTip == nil, "the tip has gone")
        }
    }

    private func logIn() async {
        await step("leave while the amount is edited") { leave() }
        await step("return") {
            foreground()
            expect(scene.keyWindow !== delegate.window, "the login is key")
        }
        await step("type a wrong password") {
            type("open sesame\n")
            expect(form?.amount.text == "120.00567", "the amount isn't typed")
        }
        await step("rotate under the login") { turnDevice(to: .landscapeRight) }
        await step("show a tip over the login") {
            await showTip("A message")
            expect(scene.keyWindow !== delegate.window, "the login is key")
        }
        await step("rotate back under the login") { turnDevice(to: .portrait) }
        await step("type the password") {
            unlock()
            await wait(4)
            expect(form?.amount.isFirstResponder == true, "the field is edited again")
        }
        await step("go on typing") {
            type("8")
            expect(form?.amount.text == "120.005678", "the amount is typed")
        }
        await step("close the form") {
            form?.dismiss(animated: true)
            await wait(1)
            form = nil
            expect(screen.presentedViewController == nil, "nothing is presented")
        }
    }

    private func measure() async {
        await step("measure the slope") { slope.isMeasuring = true }
        await step("rotate while it's measured") {
            turnDevice(to: .landscapeRight)
            expect(scene.effectiveGeometry.interfaceOrientation == .portrait, "the interface stays")
        }
        await step("hold it upright while it's measured") { turnDevice(to: .portrait) }
        await step("show a tip while it's measured") { await showTip("Ready") }
        await step("rotate under the tip") {
            turnDevice(to: .landscapeRight)
            expect(scene.effectiveGeometry.interfaceOrientation == .portrait, "the interface stays")
        }
        await step("hold it upright when the tip goes") {
            turnDevice(to: .portrait)
            await wait(4)
        }
        await step("open the log while it's measured") {
            tapBall()
            await wait(0.5)
        }
        await step("rotate under the log") {
            turnDevice(to: .landscapeLeft)
            expect(scene.effectiveGeometry.interfaceOrientation == .portrait, "the interface stays")
        }
        await step("hold it upright under the log") { turnDevice(to: .portrait) }
        await step("finish measuring") {
            slope.isMeasuring = false
            tapBall()
            await wait(0.5)
        }
        await step("rotate afterward") {
            turnDevice(to: .landscapeLeft)
            expect(scene.effectiveGeometry.interfaceOrientation == .landscapeLeft, "the interface rotates")
        }
        await step("rotate by half a turn") {
            turnDevice(to: .landscapeRight)
            expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight, "the interface rotates")
        }
        await step("hold it upright") { turnDevice(to: .portrait) }
    }

    private func changeBar() async {
        await step("open a photo") { screen.hidesBar = true }
        await step("show a tip over the photo") { await showTip("Shared") }
        await step("close the photo under the tip") {
            screen.hidesBar = false
            await wait(0.5)
        }
        await step("open the log when the tip has gone") {
            await wait(4)
            tapBall()
            await wait(0.5)
        }
        await step("show a dark header under the log") { screen.barStyle = .lightContent }
        await step("read the tree over the log") { useTree() }
        await step("close the log over the header") {
            tapBall()
            await wait(0.5)
        }
        await step("show a light header") { screen.barStyle = .default }
    }

    /// Opens the tree, compares what it says with the bar, and closes it.
    private func useTree() {
        guard let overlay = delegate.overlay(StatusBarTreeOverlay.self) else { return expect(false, "there is a tree") }
        overlay.toggle()
        let tree = (overlay.window?.rootViewController as? StatusBarPage)?.tree
        expect(tree != nil, "the tree shows the app")
        let state = tree.flatMap { $0.state(of: $0.current) }
        expect(state?.style == StatusBar.current.style, "the end of the path wants the style of the bar")
        checkRules()
        overlay.toggle()
        expect(!overlay.isOpen, "the tree is closed")
    }

    private func queueTips() async {
        await step("fail ten times") {
            for _ in 1...10 { await showTip("No connection") }
            await wait(4)
            expect(shownTip == nil, "equal tips count as one")
        }
        await step("wait for all of them") {
            await wait(40)
            expect(shownTip == nil, "no tip shows")
        }
        await step("begin an upload") { await showTip("Uploading", id: "upload", stay: nil) }
        await step("fail to pay during the upload") {
            await showTip("Payment failed")
            await wait(1)
            expect(shownTip == "Payment failed", "a tip that lasts doesn't delay others")
        }
        await step("finish the upload") {
            tips?.dismiss("upload")
            await wait(5)
            expect(shownTip == nil, "no tip shows")
        }
    }

    private func losesKeyWindow() async {
        await step("a library shows a window") { showLibraryWindow() }
        await step("leave while the library's window is key") { leave() }
        await step("return to the login") { foreground() }
        await step("the library hides its window") {
            libraryWindow?.isHidden = true
            libraryWindow = nil
        }
        await step("type the password again") { unlock() }
    }

    private func moveMap() async {
        let trail = screen.trail
        await step("scroll the map by code") {
            trail.map.setContentOffset(CGPoint(x: 40, y: 60), animated: false)
        }
        await step("rotate after scrolling") {
            let middle = trail.map.middle
            turnDevice(to: .landscapeRight)
            await wait(1)
            let distance = hypot(trail.map.middle.x - middle.x, trail.map.middle.y - middle.y)
            expect(distance < 1, "the map keeps its middle")
        }
        await step("select a stage, and rotate back") {
            let table = trail.list.view as? UITableView
            table?.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
            turnDevice(to: .portrait)
            let selection = table?.indexPathForSelectedRow
            expect(selection == IndexPath(row: 2, section: 0), "the stage stays selected")
        }
    }

    private func close() async {
        weak var tips: AnyObject?
        weak var overlay: AnyObject?
        tips = self.tips
        overlay = delegate.overlay(BallOverlay.self)
        await step("close the scene") {
            closeScene(scene)
            await wait(5)
            expect(tips == nil && overlay == nil, "the components are released")
        }
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
