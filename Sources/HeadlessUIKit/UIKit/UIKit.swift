// Foundation is imported here for all files of the module, and for whoever imports UIKit, as on a phone.
@_exported import Foundation
