/// An error that the user can resolve. Its description contains the problem and its location.
package protocol UserFacingError: Error, CustomStringConvertible {}
