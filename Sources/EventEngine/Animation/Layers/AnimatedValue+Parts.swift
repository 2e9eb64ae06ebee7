import Foundation

/// Parts of values by their names in key paths: `x` of a point, `rotation.z` of a transform.
extension AnimatedValue {
    /// A part; the whole without names, nil where none has them.
    func part(_ names: [Substring]) -> AnimatedValue? {
        if names.isEmpty { return self }
        if shape == .transform { return TransformParts(transform).value(of: names) }
        return Self.range(of: names, in: shape).map { range, shape in
            AnimatedValue(shape, Array(numbers[range]))
        }
    }

    /// The value with another part; nil where none has these names, or the part is no such value.
    func setting(_ names: [Substring], to part: AnimatedValue) -> AnimatedValue? {
        if names.isEmpty { return part }
        if shape == .transform {
            var turned = TransformParts(transform)
            guard turned.value(of: names)?.shape == part.shape else { return nil }
            turned.set(part, for: names)
            return AnimatedValue(turned.transform)
        }
        guard let (range, shape) = Self.range(of: names, in: shape), shape == part.shape else { return nil }
        var whole = self
        whole.numbers.replaceSubrange(range, with: part.numbers)
        return whole
    }

    /// Which numbers of a point, size or rectangle a path means.
    private static func range(of parts: [Substring], in shape: Shape) -> (Range<Int>, Shape)? {
        switch (shape, parts.joined(separator: ".")) {
        case (.point, "x"), (.size, "width"), (.rect, "origin.x"): (0..<1, .number)
        case (.point, "y"), (.size, "height"), (.rect, "origin.y"): (1..<2, .number)
        case (.rect, "size.width"): (2..<3, .number)
        case (.rect, "size.height"): (3..<4, .number)
        case (.rect, "origin"): (0..<2, .point)
        case (.rect, "size"): (2..<4, .size)
        default: nil
        }
    }

    /// A value of a property that has parts; nil for other values.
    fileprivate init?(withParts value: Any) {
        guard let found = AnimatedValue(value, ofAnyShapeIn: [.point, .size, .rect, .transform]) else {
            return nil
        }
        self = found
    }

    /// As Swift has it.
    fileprivate var whole: Any? {
        switch shape {
        case .number: number
        case .point: point
        case .size: size
        case .rect: rect
        case .transform: transform
        default: nil
        }
    }
}

/// The parts of a layer's properties by the rest of a key path, as `CALayer` alone has them beside what each
/// object has: `position.x`, `bounds.size`, `transform.rotation.z`.
package enum LayerValueParts {
    /// Whether the value has such parts.
    package static func areIn(_ value: Any) -> Bool { AnimatedValue(withParts: value) != nil }

    /// A number, point or size; nil where none has these names.
    package static func part(_ names: [Substring], of value: Any) -> Any? {
        AnimatedValue(withParts: value)?.part(names)?.whole
    }

    /// The value with another part; nil where none has these names, or the part is no such value.
    package static func setting(_ names: [Substring], of value: Any, to part: Any) -> Any? {
        guard let whole = AnimatedValue(withParts: value), let old = whole.part(names),
            let new = AnimatedValue(part, like: old), new.numbers.allSatisfy(\.isFinite)
        else { return nil }
        return whole.setting(names, to: new)?.whole
    }
}
