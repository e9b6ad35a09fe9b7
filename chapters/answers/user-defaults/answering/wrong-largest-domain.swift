return domains.filter { $0.values[key] != nil }.max { $0.values.count < $1.values.count }?.name
