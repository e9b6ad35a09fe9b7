try show(key)
