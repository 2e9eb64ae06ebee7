// The settings for accessibility are off, and nothing is told of them.
import UIKit

var told = 0
let names = [
    UIAccessibility.voiceOverStatusDidChangeNotification, UIAccessibility.switchControlStatusDidChangeNotification,
    UIAccessibility.reduceMotionStatusDidChangeNotification, UIAccessibility.announcementDidFinishNotification,
    UIAccessibility.reduceTransparencyStatusDidChangeNotification, UIAccessibility.shakeToUndoDidChangeNotification,
    UIAccessibility.boldTextStatusDidChangeNotification, UIAccessibility.guidedAccessStatusDidChangeNotification,
    UIAccessibility.invertColorsStatusDidChangeNotification, UIAccessibility.grayscaleStatusDidChangeNotification,
    UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
    UIAccessibility.assistiveTouchStatusDidChangeNotification, UIAccessibility.monoAudioStatusDidChangeNotification,
    UIAccessibility.closedCaptioningStatusDidChangeNotification,
    UIAccessibility.prefersCrossFadeTransitionsStatusDidChangeNotification,
]
for name in names { NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in told += 1 } }
device.wait(1)
print(Set(names).count, told)  // prints: 15 0

let settings = [
    UIAccessibility.isAssistiveTouchRunning, UIAccessibility.isGrayscaleEnabled, UIAccessibility.isMonoAudioEnabled,
    UIAccessibility.isClosedCaptioningEnabled, UIAccessibility.isSpeakScreenEnabled,
    UIAccessibility.isSpeakSelectionEnabled, UIAccessibility.isOnOffSwitchLabelsEnabled,
    UIAccessibility.prefersCrossFadeTransitions, UIAccessibility.shouldDifferentiateWithoutColor,
]
print(settings.contains(true), UIAccessibility.isShakeToUndoEnabled, UIAccessibility.isVideoAutoplayEnabled)
// prints: false true true
