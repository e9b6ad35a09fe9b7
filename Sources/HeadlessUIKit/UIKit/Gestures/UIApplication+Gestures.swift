extension UIApplication {
    /// Tells actions and then views what has happened, and resets the recognisers that are done.
    ///
    /// Open: the order. Apple's header has the view lose its touches "immediately before the action method is called";
    /// in published logs, and with text fields, which are first `editingDidBegin` and then `touchCancel`, the action is
    /// first, and so it is here.
    func settleGestures() {
        gestures.during {
            repeat {
                while let owed = gestures.takeOwed() { owed.recognizer.announce(owed.state) }
                deliverNews()
            } while gestures.owesActions
        }
        gestures.finish()
    }

    /// Does so, unless it is being done.
    func settleGesturesIfIdle() {
        guard gestures.isIdle else { return }
        settleGestures()
        tracking.forgetSequence()
    }

    /// The recognisers of a view that leaves its window, and of those inside it, lose their touches.
    func withdrawRecognizers(inside view: UIView) {
        for recognizer in gestures.live where recognizer.view?.isDescendant(of: view) ?? false {
            let touches = Set(recognizer.attempt.touches.filter { recognizer.attempt.hasReceived($0) })
            if !touches.isEmpty, recognizer.attempt.isListening {
                recognizer.receive(touches, .cancelled, tracking.event)
            }
            recognizer.withdraw()
        }
    }
}
