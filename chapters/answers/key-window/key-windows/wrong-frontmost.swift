// Takes the window in front for the key window.
return scenes.compactMap { scene in scene.windows.last { !$0.isHidden } }
