// The window that is key now.
return leaving.windowScene?.keyWindow
