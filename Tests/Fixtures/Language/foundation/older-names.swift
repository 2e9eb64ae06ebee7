// Names that older code has.
let size: CDouble = 2.5
let part: CFloat = 0.5
print(size, part, "Straße".localizedUppercase, "ABC".localizedLowercase)  // prints: 2.5 0.5 STRASSE abc
print("Straße".dropFirst(3).localizedUppercase, "ABC".dropFirst().localizedLowercase)  // prints: ASSE bc
let start: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
device.wait(0.5)
print(CFAbsoluteTimeGetCurrent() - start)  // prints: 0.5
UIViewController.attemptRotationToDeviceOrientation()
print(UIColor.lightText == UIColor(white: 1, alpha: 0.6), UIColor.darkText == .black)  // prints: true true
