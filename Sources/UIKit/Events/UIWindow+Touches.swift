extension UIWindow {
    /// Tells each view what its fingers did.
    func deliver(_ event: UIEvent) {
        for touch in event.fingers where touch.window === self && touch.reachesView {
            touch.news.add(touch.moment)
            application.tracking.noteUnheard(touch)
        }
        application.deliverNews()
    }
}
