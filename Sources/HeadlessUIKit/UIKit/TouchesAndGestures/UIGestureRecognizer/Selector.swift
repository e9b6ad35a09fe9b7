/// A placeholder for the name of an Objective-C method.
///
/// There is no Objective-C here, so the type has no values. `nil` is the only argument that
/// `UIGestureRecognizer.init(target:action:)` and the initializers of bar items accept. The type exists so that
/// subclasses can override and call the initializer as on a phone, and so that flexible and fixed spaces can be created
/// for bars.
///
/// - Source: https://developer.apple.com/documentation/objectivec/selector
/// - Differs: On a phone, a selector names an Objective-C method.
public enum Selector {}
