// Foundation is imported here for all files of the module, and reexported to the importers of UIKit, as on a phone.
@_exported import Foundation
