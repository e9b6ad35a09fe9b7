/// An error that the user can do something about: its description says what is wrong and where.
public protocol UserFacingError: Error, CustomStringConvertible {}
