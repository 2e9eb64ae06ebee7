let item = DispatchWorkItem { print("never") }
let other = DispatchWorkItem { print("other") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: other)
device.wait(0.05)
item.cancel()
print(item.isCancelled)  // prints: true
device.wait(0.2)  // prints: other
DispatchQueue.main.async(execute: other)  // prints: other
OperationQueue.main.addOperation { print("operation") }  // prints: operation
