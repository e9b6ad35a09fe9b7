// One scene without a key window, and there is none at all.
let found = scenes.compactMap { $0.keyWindow }
return found.count == scenes.count ? found : []
