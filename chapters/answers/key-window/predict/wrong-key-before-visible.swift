// The window becomes key first.
var lines: [String] = []
var visible: Set<String> = []
var key: String?
for call in calls {
    if call.method != .show, key != call.window {
        if let key { lines.append("\(key) resigned key") }
        key = call.window
        lines.append("\(call.window) became key")
    }
    if call.method != .makeKey, visible.insert(call.window).inserted {
        lines.append("\(call.window) became visible")
    }
}
return lines
