// One scene after the other.
var found: [UIWindow] = []
for scene in scenes {
    if let window = scene.keyWindow { found.append(window) }
}
return found
