import EventEngine
import Foundation

extension UIAccessibility.Notification: BridgedStruct {}

/// Stands for the type itself: nothing has it.
private struct AccessibilitySettings: BridgedStruct {}

extension NativeCatalogue {
    /// UIAccessibility, and what belongs to it.
    func addUIAccessibility() {
        addStructure(
            AccessibilitySettings.self, named: "UIAccessibility",
            "The device's settings for accessibility: all are off here."
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
            t.means("Tells assistive apps; nobody hears it here.")
            t.staticMethod("post(notification:argument:)") {
                (notification: UIAccessibility.Notification, _: AnyValue?) in
                UIAccessibility.post(notification: notification, argument: nil)
            }
        }
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
}
