// In the order in which the app has the scenes.
let all = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
return all.filter { scenes.contains($0) }.sorted { $0.windows.count < $1.windows.count }
    .flatMap { $0.windows }.filter { $0.isKeyWindow }
    .sorted { ($0 as? NamedWindow)?.name ?? "" < ($1 as? NamedWindow)?.name ?? "" }
