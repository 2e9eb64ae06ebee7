import Foundation

/// What a device's settings for accessibility say: they are as on a new device, and never change. VoiceOver
/// acts only where `device.voiceOver` activates a view.
public enum UIAccessibility {
    /// What assistive apps may be told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1_000)
        public static let layoutChanged = Notification(rawValue: 1_001)
        public static let announcement = Notification(rawValue: 1_008)
        public static let pageScrolled = Notification(rawValue: 1_009)
    }

    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Tells assistive apps; nobody hears it here.
    public static func post(notification: Notification, argument: Any?) {}
}

/// What would tell of settings that change, and of announcements that were read out. Neither happens here, so
/// nothing is posted under these names.
extension UIAccessibility {
    public static let voiceOverStatusDidChangeNotification = name("voiceOverStatusDidChange")
    public static let switchControlStatusDidChangeNotification = name("switchControlStatusDidChange")
    public static let reduceMotionStatusDidChangeNotification = name("reduceMotionStatusDidChange")
    public static let reduceTransparencyStatusDidChangeNotification =
        name("reduceTransparencyStatusDidChange")
    public static let boldTextStatusDidChangeNotification = name("boldTextStatusDidChange")
    public static let guidedAccessStatusDidChangeNotification = name("guidedAccessStatusDidChange")
    public static let invertColorsStatusDidChangeNotification = name("invertColorsStatusDidChange")
    public static let darkerSystemColorsStatusDidChangeNotification =
        name("darkerSystemColorsStatusDidChange")
    public static let assistiveTouchStatusDidChangeNotification = name("assistiveTouchStatusDidChange")
    public static let grayscaleStatusDidChangeNotification = name("grayscaleStatusDidChange")
    public static let monoAudioStatusDidChangeNotification = name("monoAudioStatusDidChange")
    public static let closedCaptioningStatusDidChangeNotification = name("closedCaptioningStatusDidChange")
    public static let prefersCrossFadeTransitionsStatusDidChangeNotification =
        name("prefersCrossFadeTransitionsStatusDidChange")
    public static let shakeToUndoDidChangeNotification = name("shakeToUndoDidChange")
    public static let announcementDidFinishNotification = name("announcementDidFinish")

    /// The name under which an event is told: `voiceOverStatusDidChange`.
    package static func name(_ event: String) -> EventEngine.Notification.Name {
        let name = "UIAccessibility" + event.prefix(1).uppercased() + event.dropFirst()
        return EventEngine.Notification.Name(name + "Notification")
    }
}
