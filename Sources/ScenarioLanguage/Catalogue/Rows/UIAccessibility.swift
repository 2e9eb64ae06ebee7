import EventEngine
import Foundation

extension UIAccessibility.Notification: BridgedStruct {}
extension UIAccessibilityTraits: BridgedOptionSet {}

/// Stands for the type itself: nothing has it.
struct AccessibilitySettings: BridgedStruct {}

extension NativeCatalogue {
    /// UIAccessibility, and what belongs to it.
    func addUIAccessibility() {
        addStructure(
            AccessibilitySettings.self, named: "UIAccessibility",
            "The device's settings for accessibility, as on a new device."
        ) { t in
            t.means("Whether it is on: no.")
            t.staticGetter("isVoiceOverRunning") { UIAccessibility.isVoiceOverRunning }
            t.staticGetter("isSwitchControlRunning") { UIAccessibility.isSwitchControlRunning }
            t.staticGetter("isReduceMotionEnabled") { UIAccessibility.isReduceMotionEnabled }
            t.staticGetter("isReduceTransparencyEnabled") { UIAccessibility.isReduceTransparencyEnabled }
            t.staticGetter("isBoldTextEnabled") { UIAccessibility.isBoldTextEnabled }
            t.staticGetter("isGuidedAccessEnabled") { UIAccessibility.isGuidedAccessEnabled }
            t.staticGetter("isInvertColorsEnabled") { UIAccessibility.isInvertColorsEnabled }
            t.staticGetter("isDarkerSystemColorsEnabled") { UIAccessibility.isDarkerSystemColorsEnabled }
            t.staticGetter("isAssistiveTouchRunning") { UIAccessibility.isAssistiveTouchRunning }
            t.staticGetter("isGrayscaleEnabled") { UIAccessibility.isGrayscaleEnabled }
            t.staticGetter("isMonoAudioEnabled") { UIAccessibility.isMonoAudioEnabled }
            t.staticGetter("isClosedCaptioningEnabled") { UIAccessibility.isClosedCaptioningEnabled }
            t.staticGetter("isSpeakScreenEnabled") { UIAccessibility.isSpeakScreenEnabled }
            t.staticGetter("isSpeakSelectionEnabled") { UIAccessibility.isSpeakSelectionEnabled }
            t.staticGetter("isOnOffSwitchLabelsEnabled") { UIAccessibility.isOnOffSwitchLabelsEnabled }
            t.staticGetter("prefersCrossFadeTransitions") { UIAccessibility.prefersCrossFadeTransitions }
            t.staticGetter("shouldDifferentiateWithoutColor") {
                UIAccessibility.shouldDifferentiateWithoutColor
            }
            t.means("Whether shaking takes typing back, and whether videos play by themselves: yes.")
            t.staticGetter("isShakeToUndoEnabled") { UIAccessibility.isShakeToUndoEnabled }
            t.staticGetter("isVideoAutoplayEnabled") { UIAccessibility.isVideoAutoplayEnabled }
            settingNewsRows(t)
            t.means("Tells assistive apps; nobody hears it here.")
            t.staticMethod("post(notification:argument:)") {
                (notification: UIAccessibility.Notification, _: AnyValue?) in
                UIAccessibility.post(notification: notification, argument: nil)
            }
        }
        addOptionSet(
            UIAccessibilityTraits.self, named: "UIAccessibilityTraits", isHashable: true,
            "What a view is for assistive apps.", traitRows)
        addStructure(
            UIAccessibility.Notification.self, named: "UIAccessibility.Notification",
            conformances: [.equatable, .hashable, .rawRepresentable],
            "What assistive apps may be told."
        ) { t in
            t.initializer("init(rawValue:)") { (number: UInt32) in
                UIAccessibility.Notification(rawValue: number)
            }
            t.getter("rawValue", \.rawValue)
            t.means("That another screen, or another part of one, is there.")
            t.staticGetter("screenChanged") { UIAccessibility.Notification.screenChanged }
            t.staticGetter("layoutChanged") { UIAccessibility.Notification.layoutChanged }
            t.means("Something to be read out.")
            t.staticGetter("announcement") { UIAccessibility.Notification.announcement }
            t.means("That a page was turned.")
            t.staticGetter("pageScrolled") { UIAccessibility.Notification.pageScrolled }
        }
    }

    private func settingNewsRows(_ t: MemberTable<AccessibilitySettings>) {
        t.means("What settings that change, and announcements that were read, would tell; never here.")
        let events = [
            "voiceOverStatusDidChange", "switchControlStatusDidChange", "reduceMotionStatusDidChange",
            "reduceTransparencyStatusDidChange", "boldTextStatusDidChange", "guidedAccessStatusDidChange",
            "invertColorsStatusDidChange", "darkerSystemColorsStatusDidChange", "grayscaleStatusDidChange",
            "assistiveTouchStatusDidChange", "monoAudioStatusDidChange", "closedCaptioningStatusDidChange",
            "prefersCrossFadeTransitionsStatusDidChange", "shakeToUndoDidChange", "announcementDidFinish",
        ]
        for event in events { t.staticGetter(event + "Notification") { UIAccessibility.name(event) } }
    }

    private func traitRows(_ t: MemberTable<UIAccessibilityTraits>) {
        t.means("This one.")
        t.enumCase("none", .none)
        t.enumCase("button", .button)
        t.enumCase("link", .link)
        t.enumCase("image", .image)
        t.enumCase("selected", .selected)
        t.enumCase("playsSound", .playsSound)
        t.enumCase("keyboardKey", .keyboardKey)
        t.enumCase("staticText", .staticText)
        t.enumCase("summaryElement", .summaryElement)
        t.enumCase("notEnabled", .notEnabled)
        t.enumCase("updatesFrequently", .updatesFrequently)
        t.enumCase("searchField", .searchField)
        t.enumCase("startsMediaSession", .startsMediaSession)
        t.enumCase("adjustable", .adjustable)
        t.enumCase("allowsDirectInteraction", .allowsDirectInteraction)
        t.enumCase("causesPageTurn", .causesPageTurn)
        t.enumCase("header", .header)
        t.enumCase("tabBar", .tabBar)
    }
}
