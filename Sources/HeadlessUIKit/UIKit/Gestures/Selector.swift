/// The name of a method in Objective-C, which there is none of here: nobody can make a value, and `nil` is all that
/// `UIGestureRecognizer.init(target:action:)` takes, and what makes items of bars.
///
/// It is there so that subclasses override that initialiser, and call it, as they do on a phone, and for gaps in bars.
public enum Selector {}
