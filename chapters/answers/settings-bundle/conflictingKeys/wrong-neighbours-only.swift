var conflicts: [String] = []
for (setting, next) in zip(settings, settings.dropFirst())
where setting.key == next.key && setting.standard != next.standard && !conflicts.contains(next.key) {
    conflicts.append(next.key)
}
return conflicts
