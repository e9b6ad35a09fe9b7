// One state for each window, and the key window is found among them.
var isVisible: [String: Bool] = [:]
var isKey: [String: Bool] = [:]
return calls.flatMap { call -> [String] in
    var lines: [String] = []
    let shows = call.method == .show || call.method == .makeKeyAndVisible
    if shows, isVisible[call.window] != true {
        isVisible[call.window] = true
        lines.append(call.window + " became visible")
    }
    if call.method == .show || isKey[call.window] == true { return lines }
    for (name, key) in isKey where key {
        isKey[name] = false
        lines.append(name + " resigned key")
    }
    isKey[call.window] = true
    return lines + [call.window + " became key"]
}
