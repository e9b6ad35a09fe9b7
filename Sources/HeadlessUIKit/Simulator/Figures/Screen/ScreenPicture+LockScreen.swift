@_spi(Simulator) import UIKit

extension ScreenPicture {
    /// Replaces the contents of the screen with the lock screen.
    @MainActor
    mutating func show(_ lock: LockScreen, held isHeld: Bool) {
        lockScreen = lock
        orientation = lock.orientation
        if !isHeld { pose = lock.orientation }
        let area = CGRect(origin: .zero, size: lock.size)
        windows = [DrawingCommand(.image(lock.image, in: area), in: .rectangle(area, radius: 0))]
        windowsBehindStatusBar = 1
        statusBar = lock.statusBarFrame
        statusBarColor = .white
        (keyboard, caret, hidesHomeIndicator) = (nil, nil, false)
    }

    /// A description of the lock screen in words.
    var descriptionOfLockScreen: String {
        let held = pose == orientation ? "" : ", held \(pose.holdingWords)"
        return "\(device.name), \(orientation.displayName)\(held). The lock screen with the time "
            + "\(LockScreen.time) and the date \(LockScreen.date)."
    }
}
