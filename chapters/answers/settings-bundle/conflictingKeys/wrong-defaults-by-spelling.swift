// Takes a number and its digits for one default.
var standards: [String: String] = [:]
var conflicts: [String] = []
for setting in settings {
    let first = standards[setting.key, default: setting.standard.spelling]
    standards[setting.key] = first
    if first != setting.standard.spelling && !conflicts.contains(setting.key) { conflicts.append(setting.key) }
}
return conflicts
