guard let stored else { return choices.last?.title ?? "" }
return choices.first { $0.value == stored }?.title ?? ""
