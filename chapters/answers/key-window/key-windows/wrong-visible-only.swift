// A hidden window may be key.
return scenes.compactMap { $0.keyWindow }.filter { !$0.isHidden }
