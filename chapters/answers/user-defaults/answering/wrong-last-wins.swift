return domains.last { $0.values[key] != nil }?.name
