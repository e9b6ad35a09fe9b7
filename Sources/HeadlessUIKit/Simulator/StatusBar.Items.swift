@_spi(Simulator) import UIKit

extension StatusBar {
    /// The items of a visible status bar, by their place.
    struct Items: Equatable {
        let leading: [Item]
        var center: [Item] = []
        let trailing: [Item]
    }
}

extension Device {
    /// The items of the device's status bar while it's visible.
    var statusBarItems: StatusBar.Items {
        if hardware.showsDateInStatusBar { return .init(leading: [.time, .date], trailing: [.wifi, .battery]) }
        if idiom == .pad { return .init(leading: [.wifi], center: [.time], trailing: [.battery]) }
        if cutout == .none { return .init(leading: [.cellular, .wifi], center: [.time], trailing: [.battery]) }
        return .init(leading: [.time], trailing: [.cellular, .wifi, .battery])
    }
}
