// Any class can conform to NSCopying, not only those of NSObject's kind.
import Foundation

final class Model: NSCopying {
    var number: Int
    init(_ number: Int) { self.number = number }
    func copy(with zone: NSZone? = nil) -> Any { Model(number) }
}

let model = Model(5)
let copy = model.copy(with: nil) as? Model
model.number = 6
print(copy?.number ?? 0, copy !== model)
let copyable: any NSCopying = model
print((copyable.copy(with: nil) as? Model)?.number ?? 0)
// prints: 5 true
// prints: 6
