@testable import WorkbookKit
