// Looks at the app's windows, not at those it was given.
return UIApplication.shared.windows.filter { !$0.isHidden }.reversed()
    .sorted { $0.windowLevel.rawValue > $1.windowLevel.rawValue }
