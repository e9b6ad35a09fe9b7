return domains.first { !($0.values[key] ?? "").isEmpty }?.name
