extension UIApplication {
    /// Calls the queued actions, delivers touches to the views, and resets the recognizers whose gestures are complete.
    ///
    /// - Note: Undocumented by Apple. According to Apple's header, the view loses its touches "immediately before the
    ///   action method is called". In published logs, the action comes first. Text fields also receive
    ///   `editingDidBegin` before `touchCancel`. This implementation calls the action first.
    func settleGestures() {
        gestures.during {
            repeat {
                while let action = gestures.dequeue() { action.recognizer.announce(action.state) }
                deliverPendingEvents()
            } while gestures.hasPendingActions
        }
        gestures.finish()
    }

    /// Settles the gestures, unless that's already in progress.
    func settleGesturesIfIdle() {
        guard gestures.isIdle else { return }
        settleGestures()
        tracking.forgetSequence()
    }

    /// Cancels the touches of the recognizers of a view that is removed from its window, and of its descendants.
    func withdrawRecognizers(inside view: UIView) {
        for recognizer in gestures.live where recognizer.view?.isDescendant(of: view) ?? false {
            let touches = Set(recognizer.tracking.touches.filter { recognizer.tracking.hasReceived($0) })
            if !touches.isEmpty, recognizer.tracking.isListening {
                recognizer.receive(touches, .cancelled, tracking.event)
            }
            recognizer.withdraw()
        }
    }
}
