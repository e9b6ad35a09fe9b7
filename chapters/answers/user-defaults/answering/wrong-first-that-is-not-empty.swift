return domains.first { !$0.values.isEmpty }?.name
