import EventEngine
import Foundation

/// Objective-C's boxes: texts, numbers and rectangles as objects. Swift's values go into them and come out of
/// them by casts.
extension StaticType {
    static let boxedText = NSString.staticType
    static let boxedNumber = NSNumber.staticType
    static let boxedValue = NSValue.staticType

    /// What a value of this type is as an object; nil for types without a box.
    var box: StaticType? {
        switch self {
        case .string: return .boxedText
        case .bool: return .boxedNumber
        case CGPoint.staticType, CGSize.staticType, CGRect.staticType, UIEdgeInsets.staticType,
            NSRange.staticType:
            return .boxedValue
        default: return isNumber ? .boxedNumber : nil
        }
    }
}

extension Value {
    /// What an object of Objective-C holds, for a cast to a type of Swift; nil for other objects, and where
    /// the number does not fit.
    func unboxed(as type: StaticType) -> Value? {
        guard case .object(let object) = unerased else { return nil }
        if let text = object as? NSString { return type == .string ? .string(text as String) : nil }
        guard let box = object as? NSValue else { return nil }
        if let number = box as? NSNumber { return number.unboxed(as: type) }
        return switch type {
        case CGPoint.staticType where box.isLike(NSValue(cgPoint: .zero)): box.cgPointValue.bridged
        case CGSize.staticType where box.isLike(NSValue(cgSize: .zero)): box.cgSizeValue.bridged
        case CGRect.staticType where box.isLike(NSValue(cgRect: .zero)): box.cgRectValue.bridged
        case UIEdgeInsets.staticType where box.isLike(NSValue(uiEdgeInsets: .zero)):
            box.uiEdgeInsetsValue.bridged
        case NSRange.staticType where box.isLike(NSValue(range: NSRange())): box.rangeValue.bridged
        default: nil
        }
    }

    /// The value as an object of this class; nil where it has no such box.
    func boxed(as type: StaticType) -> Value? {
        let inside = unerased
        switch (type, inside) {
        case (.boxedText, .string(let text)): return .object(NSString(string: text))
        case (.boxedNumber, .bool(let value)): return .object(NSNumber(value: value))
        case (.boxedNumber, .int(let value)): return .object(NSNumber(value: value))
        case (.boxedNumber, .double(let value)): return .object(NSNumber(value: value))
        case (.boxedNumber, .float(let value)): return .object(NSNumber(value: value))
        case (.boxedValue, _):
            if let point = CGPoint.from(inside) { return .object(NSValue(cgPoint: point)) }
            if let size = CGSize.from(inside) { return .object(NSValue(cgSize: size)) }
            if let rect = CGRect.from(inside) { return .object(NSValue(cgRect: rect)) }
            if let insets = UIEdgeInsets.from(inside) { return .object(NSValue(uiEdgeInsets: insets)) }
            if let range = NSRange.from(inside) { return .object(NSValue(range: range)) }
            return nil
        default: return nil
        }
    }
}

extension NSNumber {
    fileprivate func unboxed(as type: StaticType) -> Value? {
        switch type {
        case .double, .cgFloat: return .double(doubleValue)
        case .float: return .float(floatValue)
        case .int: return Int(exactly: doubleValue).map { .int($0) }
        case .bool: return [0, 1].contains(doubleValue) ? .bool(boolValue) : nil
        default:
            guard type == UInt.staticType else { return nil }
            return UInt(exactly: doubleValue).map(\.bridged)
        }
    }
}
