@_exported import Figures
@_exported import SettingsScreens
@_exported import UIKit
