import UIKit

print(NSRange(location: .max, length: 0).upperBound == .max)
print(NSRange(location: .max, length: 1).upperBound)  // error 4:7: arithmetic overflow
