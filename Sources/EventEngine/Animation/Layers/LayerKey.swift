import Foundation

/// A property of a layer by its key path, in a copy that shows what is seen: `position`, `bounds.size.width`,
/// `transform.rotation.z`. What is no property that can be animated is none.
struct LayerKey {
    private struct Property {
        let read: (CALayer) -> AnimatedValue?
        let write: (CALayer, AnimatedValue) -> Void
    }

    private let property: Property
    private let parts: [Substring]

    init?(_ path: String) {
        let names = path.split(separator: ".")
        guard let first = names.first, let property = Self.property(named: first) else { return nil }
        self.property = property
        parts = Array(names.dropFirst())
    }

    /// What is seen of the property.
    func value(of layer: CALayer) -> AnimatedValue? { property.read(layer)?.part(parts) }

    /// Lets a value be seen.
    func set(_ value: AnimatedValue, on layer: CALayer) {
        guard value.numbers.allSatisfy(\.isFinite) else { return }
        guard !parts.isEmpty else { return property.write(layer, value) }
        guard let whole = property.read(layer)?.setting(parts, to: value) else { return }
        property.write(layer, whole)
    }

    private static func property(named name: Substring) -> Property? {
        switch name {
        case "position": point(\.own.position)
        case "anchorPoint": point(\.own.anchorPoint)
        case "bounds":
            Property(read: { AnimatedValue($0.own.bounds) }, write: { $0.own.bounds = $1.rect })
        case "transform":
            Property(read: { AnimatedValue($0.own.space) }, write: { $0.own.space = $1.transform })
        case "opacity": real(\.own.opacity)
        case "hidden":
            Property(
                read: { AnimatedValue($0.own.isHidden ? 1 : 0) },
                write: { $0.own.isHidden = $1.number > 0.5 })
        case "backgroundColor": color(\.own.backgroundColor)
        case "cornerRadius": length(\.cornerRadius)
        case "borderWidth": length(\.borderWidth)
        case "borderColor": color(\.borderColor)
        case "shadowColor": color(\.shadowColor)
        case "shadowOpacity": real(\.shadowOpacity)
        case "shadowRadius": length(\.shadowRadius)
        case "shadowOffset":
            Property(read: { AnimatedValue($0.shadowOffset) }, write: { $0.shadowOffset = $1.size })
        case "shadowPath":
            Property(read: { AnimatedValue($0.shadowPath) }, write: { $0.shadowPath = $1.path })
        case "zPosition": length(\.zPosition)
        default: shapeProperty(named: name) ?? gradientProperty(named: name)
        }
    }

    private static func shapeProperty(named name: Substring) -> Property? {
        switch name {
        case "path": of(CAShapeLayer.self, { AnimatedValue($0.path) }, { $0.path = $1.path })
        case "strokeStart": number(\CAShapeLayer.strokeStart)
        case "strokeEnd": number(\CAShapeLayer.strokeEnd)
        case "lineWidth": number(\CAShapeLayer.lineWidth)
        case "fillColor": of(CAShapeLayer.self, { AnimatedValue($0.fillColor) }, { $0.fillColor = $1.color })
        case "strokeColor":
            of(CAShapeLayer.self, { AnimatedValue($0.strokeColor) }, { $0.strokeColor = $1.color })
        case "fontSize": number(\CATextLayer.fontSize)
        default: nil
        }
    }

    private static func gradientProperty(named name: Substring) -> Property? {
        switch name {
        case "startPoint":
            of(CAGradientLayer.self, { AnimatedValue($0.startPoint) }, { $0.startPoint = $1.point })
        case "endPoint":
            of(CAGradientLayer.self, { AnimatedValue($0.endPoint) }, { $0.endPoint = $1.point })
        case "locations":
            of(
                CAGradientLayer.self, { AnimatedValue(.list, ($0.locations ?? []).map(\.doubleValue)) },
                { $0.locations = $1.numbers.map { NSNumber(value: $0) } })
        default: nil
        }
    }

    private static func of<Layer: CALayer>(
        _ type: Layer.Type, _ read: @escaping (Layer) -> AnimatedValue,
        _ write: @escaping (Layer, AnimatedValue) -> Void
    ) -> Property {
        Property(read: { ($0 as? Layer).map(read) }, write: { layer, value in
            if let layer = layer as? Layer { write(layer, value) }
        })
    }

    private static func number<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGFloat>) -> Property {
        of(
            Layer.self, { AnimatedValue(Double($0[keyPath: path])) },
            { $0[keyPath: path] = CGFloat($1.number) })
    }

    private static func length(_ path: ReferenceWritableKeyPath<CALayer, CGFloat>) -> Property {
        number(path)
    }

    private static func real(_ path: ReferenceWritableKeyPath<CALayer, Float>) -> Property {
        Property(
            read: { AnimatedValue(Double($0[keyPath: path])) },
            write: { $0[keyPath: path] = Float($1.number) })
    }

    private static func point(_ path: ReferenceWritableKeyPath<CALayer, CGPoint>) -> Property {
        Property(read: { AnimatedValue($0[keyPath: path]) }, write: { $0[keyPath: path] = $1.point })
    }

    private static func color(_ path: ReferenceWritableKeyPath<CALayer, CGColor?>) -> Property {
        Property(read: { AnimatedValue($0[keyPath: path]) }, write: { $0[keyPath: path] = $1.color })
    }
}

/// A transform as scale, turns around x, y and z, and shift, one after the other, as key paths name them.
struct TransformParts {
    private var scale: [Double]
    private var turns: [Double]
    private var shift: [Double]
    private let depth: CGFloat

    init(_ transform: CATransform3D) {
        let rows = transform.rows.prefix(3).map { $0.prefix(3).map { Double($0) } }
        scale = rows.map { $0.reduce(0) { $0 + $1 * $1 }.squareRoot() }
        let mirror = transform.isFlat && transform.m11 * transform.m22 - transform.m12 * transform.m21 < 0
        if mirror { scale[1] = -scale[1] }
        let unit = zip(rows, scale).map { row, length in row.map { length != 0 ? $0 / length : 0 } }
        let tilt = asin(min(max(-unit[0][2], -1), 1))
        turns = [atan2(unit[1][2], unit[2][2]), tilt, atan2(unit[0][1], unit[0][0])]
        shift = [transform.m41, transform.m42, transform.m43].map { Double($0) }
        depth = transform.m34
    }

    var transform: CATransform3D {
        var made = CATransform3DMakeScale(CGFloat(scale[0]), CGFloat(scale[1]), CGFloat(scale[2]))
        made = made.times(CATransform3DMakeRotation(CGFloat(turns[0]), 1, 0, 0))
        made = made.times(CATransform3DMakeRotation(CGFloat(turns[1]), 0, 1, 0))
        made = made.times(CATransform3DMakeRotation(CGFloat(turns[2]), 0, 0, 1))
        (made.m41, made.m42, made.m43) = (CGFloat(shift[0]), CGFloat(shift[1]), CGFloat(shift[2]))
        if depth != 0 {
            var eye = CATransform3DIdentity
            eye.m34 = depth
            made = made.times(eye)
        }
        return made
    }

    func value(of names: [Substring]) -> AnimatedValue? {
        switch names.first {
        case "scale":
            Self.axis(names) == nil ? AnimatedValue(scale.reduce(0, +) / 3) : part(scale, names)
        case "rotation": names.count == 1 ? AnimatedValue(turns[2]) : part(turns, names)
        case "translation":
            names.count == 1 ? AnimatedValue(.size, Array(shift.prefix(2))) : part(shift, names)
        default: nil
        }
    }

    mutating func set(_ value: AnimatedValue, for names: [Substring]) {
        let axis = Self.axis(names)
        switch (names.first, axis) {
        case ("scale", nil): scale = [value.number, value.number, value.number]
        case ("scale", let axis?): scale[axis] = value.number
        case ("rotation", let axis): turns[axis ?? 2] = value.number
        case ("translation", nil): shift.replaceSubrange(0..<2, with: value.numbers.prefix(2))
        case ("translation", let axis?): shift[axis] = value.number
        default: break
        }
    }

    private func part(_ numbers: [Double], _ names: [Substring]) -> AnimatedValue? {
        Self.axis(names).map { AnimatedValue(numbers[$0]) }
    }

    private static func axis(_ names: [Substring]) -> Int? {
        guard names.count == 2 else { return nil }
        return ["x", "y", "z"].firstIndex(of: names[1])
    }
}
