// Reports a window that already is what the call makes it.
var lines: [String] = []
var key: String?
for call in calls {
    if call.method != .makeKey { lines.append("\(call.window) became visible") }
    guard call.method != .show else { continue }
    if let key { lines.append("\(key) resigned key") }
    key = call.window
    lines.append("\(call.window) became key")
}
return lines
