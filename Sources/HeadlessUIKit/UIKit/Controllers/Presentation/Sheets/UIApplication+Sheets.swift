extension UIApplication {
    /// The sheet in front, if what is presented last in the frontmost window is one.
    @_spi(Simulator) public var frontSheet: UISheetPresentationController? {
        let window = allWindows.last { $0.isShown && !$0.isSystem && $0.rootViewController?.presented != nil }
        let front = window.map { Array($0.presentationChain) }?.last
        return front?.presentation as? UISheetPresentationController
    }
}
