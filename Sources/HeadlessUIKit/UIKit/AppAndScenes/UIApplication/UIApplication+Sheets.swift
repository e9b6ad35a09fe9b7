extension UIApplication {
    /// The presentation controller of the front sheet, if the last presentation of the frontmost window is a sheet.
    @_spi(Simulator) public var frontSheet: UISheetPresentationController? {
        let window = frontmostWindow { window, entry in
            !entry.isSystem && stack.isShown(entry) && window.rootViewController?.presented != nil
        }
        let front = window.map { Array($0.presentationChain) }?.last
        return front?.presentation as? UISheetPresentationController
    }
}
