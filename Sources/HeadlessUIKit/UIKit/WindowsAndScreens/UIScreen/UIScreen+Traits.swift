extension UIScreen {
    /// Returns the traits of a part of the screen. Equal traits are the same object, which makes comparisons fast.
    func traits(width: CGFloat) -> UITraitCollection {
        let traits = DeviceTraits(width: width, orientation, on: hardware)
        if let known = knownTraits[traits] { return known }
        let collection = traits.collection
        knownTraits[traits] = collection
        return collection
    }
}
