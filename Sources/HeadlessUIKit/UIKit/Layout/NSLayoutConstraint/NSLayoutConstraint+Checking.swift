extension NSLayoutConstraint {
    /// Checks that a constant or a multiplier is a finite number.
    ///
    /// - Source: https://github.com/ephread/Instructions/issues/282 and
    ///   https://github.com/Appboy/appboy-ios-sdk/issues/106, which have the exceptions.
    static func checkIsFinite(_ number: CGFloat, _ name: String) {
        precondition(
            number.isFinite,
            "NSInternalInconsistencyException: NSLayoutConstraint \(name) is not finite!  That's illegal.  "
                + "\(name):\(number)")
    }

    /// Returns the two sides of a constraint between the given items and attributes, after checking that they can be
    /// combined.
    ///
    /// The messages are those of the exceptions on a phone.
    static func checked(
        _ first: Any, _ attribute: Attribute, _ second: Any?, _ otherAttribute: Attribute, multiplier: CGFloat
    ) -> (first: LayoutTerm, second: LayoutTerm?) {
        guard let first = first as? any LayoutItem else {
            preconditionFailure("NSInvalidArgumentException: Constraint items must each be a view or layout guide.")
        }
        precondition(attribute != .notAnAttribute, "Constraint must contain a first attribute")
        let prefix = "NSLayoutConstraint for \(first.nameInMessages): "
        guard let second, otherAttribute != .notAnAttribute, multiplier != 0 else {
            precondition(
                attribute.kind == .length,
                prefix + "A multiplier of 0 or a nil second item together with a location for the first attribute "
                    + "creates an illegal constraint of a location equal to a constant. Location attributes must be "
                    + "specified in pairs.")
            return (LayoutTerm(first, attribute), nil)
        }
        guard let second = second as? any LayoutItem else {
            preconditionFailure("NSInvalidArgumentException: Constraint items must each be a view or layout guide.")
        }
        precondition(attribute.kind == otherAttribute.kind, prefix + "Invalid pairing of layout attributes.")
        precondition(
            !(attribute.isTextSide && otherAttribute.isFixedSide)
                && !(attribute.isFixedSide && otherAttribute.isTextSide),
            prefix + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither.")
        return (LayoutTerm(first, attribute), LayoutTerm(second, otherAttribute))
    }
}
