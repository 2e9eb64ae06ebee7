// Views begin at the left side.
let gray = UIView()
print(gray.effectiveUserInterfaceLayoutDirection == .leftToRight)  // prints: true
print(UIApplication.shared.userInterfaceLayoutDirection == UIUserInterfaceLayoutDirection.rightToLeft)
// prints: false
switch gray.effectiveUserInterfaceLayoutDirection {
case .leftToRight: print("left")  // prints: left
case .rightToLeft: print("right")
@unknown default: print("unknown")
}
gray.backgroundColor = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
print(gray.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))  // prints: true
