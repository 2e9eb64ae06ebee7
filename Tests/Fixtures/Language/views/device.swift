import UIKit

// What apps ask about the device.
let device = UIDevice.current
print(device === UIDevice.current)  // prints: true
print(device.userInterfaceIdiom == .phone)  // prints: true
print(device.model, device.localizedModel, device.name)  // prints: iPhone iPhone iPhone
print(device.systemName, device.systemVersion)  // prints: iOS 17.0
print(device.isMultitaskingSupported)  // prints: true
print(device.orientation == .portrait, device.orientation.isPortrait)  // prints: true true
print(device.orientation == .faceUp, device.orientation == .faceDown)  // prints: false false
print(device.orientation.isLandscape, device.orientation.isFlat)  // prints: false false
print(device.orientation.isValidInterfaceOrientation)  // prints: true
device.beginGeneratingDeviceOrientationNotifications()
print(device.isGeneratingDeviceOrientationNotifications)  // prints: true
device.endGeneratingDeviceOrientationNotifications()
print(device.isGeneratingDeviceOrientationNotifications)  // prints: false
// Another object for the same device.
print(UIDevice() === UIDevice.current, UIDevice().model == UIDevice.current.model)  // prints: false true
