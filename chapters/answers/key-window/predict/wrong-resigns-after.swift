// The old window resigns after the new one has become key.
var lines: [String] = []
var visible: Set<String> = []
var key: String?
for call in calls {
    if call.method != .makeKey, visible.insert(call.window).inserted {
        lines.append("\(call.window) became visible")
    }
    guard call.method != .show, key != call.window else { continue }
    lines.append("\(call.window) became key")
    if let key { lines.append("\(key) resigned key") }
    key = call.window
}
return lines
