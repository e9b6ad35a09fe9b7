if let stored, let choice = choices.first(where: { $0.value == stored }) { return choice.title }
return choices.first { $0.value == standard }?.title ?? ""
