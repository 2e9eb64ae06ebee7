import UIKit

DispatchQueue.main.sync { print("never") }
// error 3:1: 'sync' on the queue that runs already waits for itself: Dispatch stops the app here
