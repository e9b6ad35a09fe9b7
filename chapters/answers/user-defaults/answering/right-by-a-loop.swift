for domain in domains {
    if domain.values.keys.contains(key) { return domain.name }
}
return nil
