import Foundation

/// Numbers of controls that Apple does not publish, each with its reason.
package enum ControlConstants {
    /// Points beyond a control's bounds at which a touch that it tracks still counts as inside (G-08):
    /// measured.
    package static let trackingTolerance: CGFloat = 70
    /// Points that a finger must go before a switch's knob follows it: as far as a pan needs to begin.
    package static let knobThreshold: CGFloat = 10
    /// Points around a slider's knob that still take hold of it: with them it is about the 44 points that
    /// fingers need.
    package static let knobReach: CGFloat = 8
    /// The sizes of controls on a phone, in points: those that a new control of each sort has.
    package static let switchSize = CGSize(width: 51, height: 31)
    package static let sliderHeight: CGFloat = 34
    package static let sliderKnob: CGFloat = 28
    package static let stepperSize = CGSize(width: 94, height: 32)
    package static let segmentHeight: CGFloat = 32
    package static let segmentFontSize: CGFloat = 13
    package static let segmentMargin: CGFloat = 12
    package static let pageDot: CGFloat = 7
    package static let pageSpacing: CGFloat = 9
    package static let pageHeight: CGFloat = 37
    /// What a button has around its title above and below, and how wide it is at least.
    package static let buttonMargin: CGFloat = 6
    package static let buttonWidth: CGFloat = 30
    /// The size of a system button's title.
    package static let systemButtonFontSize: CGFloat = 15
    /// The size of the subtitle of a button with a configuration.
    package static let subtitleFontSize: CGFloat = 12
    /// The height of a text field's line with its border, and the space beside its text.
    package static let textFieldMargin = CGSize(width: 7, height: 6)
    /// Microseconds that a stepper is held before it repeats, and from one repetition to the next: as a key
    /// of the keyboard.
    package static let stepperDelay: Int64 = 500_000
    package static let stepperInterval: Int64 = 100_000
}
