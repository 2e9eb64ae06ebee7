import UIKit

print(NSRange(location: 1, length: .max).contains(2))  // error 3:7: arithmetic overflow
