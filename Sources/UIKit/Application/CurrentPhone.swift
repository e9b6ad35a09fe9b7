/// Where the current phone is kept; outside of `Phone`, so that it can be asked for off the main actor.
@_spi(Simulator)
public enum CurrentPhone {
    @TaskLocal public static var phone: Phone?
}
