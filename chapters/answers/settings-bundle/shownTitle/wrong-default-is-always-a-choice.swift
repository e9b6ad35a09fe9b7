guard let stored else { return choices.first { $0.value == standard }?.title ?? choices[0].title }
return choices.first { $0.value == stored }?.title ?? ""
