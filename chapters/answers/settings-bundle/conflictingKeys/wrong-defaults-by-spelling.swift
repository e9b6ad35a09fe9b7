var standards: [String: String] = [:]
var conflicts: [String] = []
for setting in settings {
    let spelled = "\(setting.standard)".filter { $0.isNumber }
    let first = standards[setting.key, default: spelled]
    standards[setting.key] = first
    if first != spelled && !conflicts.contains(setting.key) { conflicts.append(setting.key) }
}
return conflicts
