// Takes a hidden window for one that can't be key.
var lines: [String] = []
var visible: Set<String> = []
var key: String?
for call in calls {
    if call.method != .makeKey, visible.insert(call.window).inserted {
        lines.append("\(call.window) became visible")
    }
    guard call.method != .show, key != call.window, visible.contains(call.window) else { continue }
    if let key { lines.append("\(key) resigned key") }
    key = call.window
    lines.append("\(call.window) became key")
}
return lines
