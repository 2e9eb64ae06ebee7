import Foundation

/// A value of a scenario that the engine keeps, and what the engine knows of it.
package protocol ValueBox {
    /// The number, point, rectangle or object in it; an array has boxes again.
    var unboxed: Any? { get }
}

/// A value that an animation moves: numbers of one shape, or what cannot be mixed.
struct AnimatedValue {
    enum Shape: Equatable { case number, point, size, rect, transform, color, list, path, object }

    var shape: Shape
    var numbers: [Double]
    /// A path, or anything else that changes at once.
    var object: Any?

    init(_ shape: Shape, _ numbers: [Double], object: Any? = nil) {
        (self.shape, self.numbers, self.object) = (shape, numbers, object)
    }

    init(_ number: Double) { self.init(.number, [number]) }
    init(_ point: CGPoint) { self.init(.point, [Double(point.x), Double(point.y)]) }
    init(_ size: CGSize) { self.init(.size, [Double(size.width), Double(size.height)]) }

    init(_ rect: CGRect) {
        self.init(.rect, [Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)])
    }

    init(_ transform: CATransform3D) { self.init(.transform, transform.rows.joined().map { Double($0) }) }

    /// What no colour is counts as clear; grays count as colours of three numbers.
    init(_ color: CGColor?) {
        let parts = (color?.components ?? [0, 0]).map { Double($0) }
        self.init(.color, parts.count == 2 ? [parts[0], parts[0], parts[0], parts[1]] : parts)
    }

    init(_ path: CGPath?) {
        let points = path.map { $0.elements.flatMap(\.points) } ?? []
        self.init(.path, points.flatMap { [Double($0.x), Double($0.y)] }, object: path)
    }

    /// What an author gave, for a property with values of another one's shape; nil when it does not fit.
    init?(_ value: Any?, like other: AnimatedValue) {
        guard let found = AnimatedValue(any: value), found.shape == other.shape else { return nil }
        guard found.shape != .list || found.numbers.count == other.numbers.count else { return nil }
        self = found
    }

    /// A value of one of some shapes.
    init?(_ value: Any, ofAnyShapeIn shapes: [Shape]) {
        guard let found = AnimatedValue(any: value), shapes.contains(found.shape) else { return nil }
        self = found
    }

    private init?(any value: Any?) {
        switch value {
        case nil: return nil
        case let box as any ValueBox: self.init(any: box.unboxed)
        case let number as CGFloat: self.init(Double(number))
        case let point as CGPoint: self.init(point)
        case let size as CGSize: self.init(size)
        case let rect as CGRect: self.init(rect)
        case let transform as CATransform3D: self.init(transform)
        case let transform as CGAffineTransform: self.init(CATransform3D(transform))
        case let color as CGColor: self.init(color)
        case let color as UIColor: self.init(color.cgColor)
        case let path as CGPath: self.init(path)
        case let list as [Any]:
            Simulator.current.work.draw(list.count)
            let parts = list.compactMap { AnimatedValue(any: $0) }
            guard parts.count == list.count else { return nil }
            self.init(.list, parts.flatMap(\.numbers))
        case let number as NSNumber: self.init(number.doubleValue)
        case let value as NSValue where value.isLike(NSValue(cgPoint: .zero)): self.init(value.cgPointValue)
        case let value as NSValue where value.isLike(NSValue(cgSize: .zero)): self.init(value.cgSizeValue)
        case let value as NSValue where value.isLike(NSValue(cgRect: .zero)): self.init(value.cgRectValue)
        default: return nil
        }
    }

    /// The value that adding changes nothing with.
    var zero: AnimatedValue { AnimatedValue(shape, numbers.map { _ in 0 }, object: object) }

    /// Between this value (0) and another one (1), number by number, past both with a spring: our decision
    /// for transforms. Paths of different steps change at the end.
    func mixed(with other: AnimatedValue, _ part: Double) -> AnimatedValue {
        guard numbers.count == other.numbers.count, shape != .object, shape != .path || isLike(other) else {
            return part < 1 ? self : other
        }
        var mixed = self
        mixed.numbers = zip(numbers, other.numbers).map { $0 + ($1 - $0) * part }
        return mixed
    }

    private func isLike(_ other: AnimatedValue) -> Bool {
        guard let one = object as? CGPath, let two = other.object as? CGPath else { return false }
        return one.elements.count == two.elements.count
            && zip(one.elements, two.elements).allSatisfy { $0.points.count == $1.points.count }
    }

    /// Transforms are added by doing one after the other.
    func adding(_ other: AnimatedValue, times: Double) -> AnimatedValue {
        if shape == .transform, other.shape == .transform, times == 1 {
            return AnimatedValue(other.transform.times(transform))
        }
        guard numbers.count == other.numbers.count else { return self }
        var sum = self
        sum.numbers = zip(numbers, other.numbers).map { $0 + $1 * times }
        return sum
    }

    /// How far it is to another value.
    func way(to other: AnimatedValue) -> Double {
        guard numbers.count == other.numbers.count else { return 0 }
        return zip(numbers, other.numbers).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    var number: Double { numbers.first ?? 0 }
    var point: CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
    var size: CGSize { CGSize(width: numbers[0], height: numbers[1]) }
    var rect: CGRect { CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
    var color: CGColor {
        let parts = numbers.map { CGFloat($0) }
        return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    var transform: CATransform3D {
        let parts = numbers.map { CGFloat($0) }
        return CATransform3D(rows: stride(from: 0, to: 16, by: 4).map { Array(parts[$0..<$0 + 4]) })
    }
    var path: CGPath? {
        guard let path = object as? CGPath else { return nil }
        var rest = numbers[...]
        func next() -> CGPoint { CGPoint(x: rest.removeFirst(), y: rest.removeFirst()) }
        return CGMutablePath.building { made in
            for element in path.elements {
                switch element {
                case .move: made.move(to: next())
                case .line: made.addLine(to: next())
                case .quadCurve:
                    let control = next()
                    made.addQuadCurve(to: next(), control: control)
                case .curve:
                    let (one, two) = (next(), next())
                    made.addCurve(to: next(), control1: one, control2: two)
                case .close: made.closeSubpath()
                }
            }
        }
    }
}
