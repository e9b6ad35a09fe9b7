// Forgets the window that was key.
var lines: [String] = []
var visible: Set<String> = []
var key: String?
for call in calls {
    if call.method != .makeKey, visible.insert(call.window).inserted {
        lines.append("\(call.window) became visible")
    }
    guard call.method != .show, key != call.window else { continue }
    key = call.window
    lines.append("\(call.window) became key")
}
return lines
