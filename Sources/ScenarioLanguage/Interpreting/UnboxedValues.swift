import EventEngine
import Foundation

extension Value {
    /// What an object of Objective-C holds, for a cast to a type of Swift: a number, or a rectangle; nil for
    /// other objects, and where the number does not fit.
    func unboxed(as type: StaticType) -> Value? {
        guard case .object(let object) = unerased, let box = object as? NSValue else { return nil }
        guard let number = box as? NSNumber else {
            return type == CGRect.staticType ? .rect(box.cgRectValue) : nil
        }
        switch type {
        case .double, .cgFloat: return .double(number.doubleValue)
        case .float: return .float(number.floatValue)
        case .int: return Int(exactly: number.doubleValue).map { .int($0) }
        case .bool: return [0, 1].contains(number.doubleValue) ? .bool(number.boolValue) : nil
        default:
            guard type == UInt.staticType else { return nil }
            return UInt(exactly: number.doubleValue).map(\.bridged)
        }
    }
}
