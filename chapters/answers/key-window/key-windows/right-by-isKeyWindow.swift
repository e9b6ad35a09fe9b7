// Each window knows whether it is key.
return scenes.flatMap { $0.windows.filter { $0.isKeyWindow } }
