extension Duration {
    var inSeconds: TimeInterval { self / .seconds(1) }
}
