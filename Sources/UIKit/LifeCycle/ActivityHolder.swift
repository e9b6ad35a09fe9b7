/// What climbs the ladder: the app and its scenes.
@MainActor
protocol ActivityHolder: AnyObject {
    var activity: Activity { get set }

    func announce(_ step: Activity.Step)
}

extension ActivityHolder {
    func take(_ step: Activity.Step) {
        if !step.isAnnouncedAfterwards { announce(step) }
        activity = step.result
        if step.isAnnouncedAfterwards { announce(step) }
    }
}
