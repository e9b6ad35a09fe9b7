// As if there were one scene.
return scenes.prefix(1).compactMap { $0.keyWindow }
