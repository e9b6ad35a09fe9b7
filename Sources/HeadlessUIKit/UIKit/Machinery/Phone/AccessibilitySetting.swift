/// An accessibility setting that the user can turn on or off. The raw values are the words in Apple's names.
@_spi(Simulator)
public enum AccessibilitySetting: String, Sendable, CaseIterable {
    case voiceOver = "VoiceOver"
    case switchControl = "SwitchControl"
    case assistiveTouch = "AssistiveTouch"
    case reduceMotion = "ReduceMotion"
    case reduceTransparency = "ReduceTransparency"
    case boldText = "BoldText"
    case darkerSystemColors = "DarkerSystemColors"
    case invertColors = "InvertColors"
    case grayscale = "Grayscale"
}
