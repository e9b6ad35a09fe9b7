// Makes the app's window key even if there's no log.
if log?.isKeyWindow ?? true { app.makeKey() }
log?.isSearching = false
log?.endEditing(true)
log?.isHidden = true
log?.windowScene = nil
log = nil
