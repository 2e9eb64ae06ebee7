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

    /// Whether `as` makes a box of a value of this type, or one of each value in a list.
    func isBoxed(as goal: StaticType) -> Bool {
        switch (self, goal) {
        case (.array(let own), .array(let other)): own.isBoxed(as: other)
        case (.dictionary(let key, let own), .dictionary(let otherKey, let other)):
            key == otherKey && own.isBoxed(as: other)
        default: box == goal
        }
    }

    /// Whether it is a list of boxes, or of lists of them.
    var isListOfBoxes: Bool {
        switch self {
        case .array(let inner), .dictionary(_, let inner):
            [.boxedText, .boxedNumber, .boxedValue].contains(inner) || inner.isListOfBoxes
        default: false
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

    /// The value as an object of this class, or a list with such objects for each value; nil where one has no
    /// such box.
    func boxedWhole(as type: StaticType) -> Value? {
        switch (type, unerased) {
        case (.array(let element), .array(let values)):
            let boxes = values.compactMap { $0.boxedWhole(as: element) }
            return boxes.count == values.count ? .array(boxes) : nil
        case (.dictionary(_, let type), .dictionary(let dictionary)):
            var boxes = dictionary
            for pair in dictionary.pairs {
                guard let box = pair.value.boxedWhole(as: type) else { return nil }
                boxes[pair.key] = box
            }
            return .dictionary(boxes)
        default: return boxed(as: type)
        }
    }

    /// The value as an object of this class; nil where it has no such box.
    func boxed(as type: StaticType) -> Value? {
        let inside = unerased
        switch (type, inside) {
        case (.boxedText, .string(let text)): return .object(NSString(string: text))
        case (.boxedNumber, .bool(let value)): return .object(NSNumber(value: value))
        case (.boxedNumber, .int(let value)): return .object(NSNumber(value: value))
        case (.boxedNumber, .large(let value)): return .object(NSNumber(value: value))
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
    /// As Apple's Foundation writes it: a whole number has no fraction, which Linux's writes as `2.0`.
    var asWritten: String {
        let text = stringValue
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

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
