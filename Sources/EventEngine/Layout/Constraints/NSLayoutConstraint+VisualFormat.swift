import Foundation

extension NSLayoutConstraint {
    /// What the views of a format line up at, and which way it runs.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alignAllLeft = FormatOptions(aligning: .left)
        public static let alignAllRight = FormatOptions(aligning: .right)
        public static let alignAllTop = FormatOptions(aligning: .top)
        public static let alignAllBottom = FormatOptions(aligning: .bottom)
        public static let alignAllLeading = FormatOptions(aligning: .leading)
        public static let alignAllTrailing = FormatOptions(aligning: .trailing)
        public static let alignAllCenterX = FormatOptions(aligning: .centerX)
        public static let alignAllCenterY = FormatOptions(aligning: .centerY)
        public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
        public static let directionLeadingToTrailing = FormatOptions([])
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        private init(aligning attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

        /// What neighbours have in common, in the order of attributes.
        fileprivate var alignments: [Attribute] {
            (1...12).compactMap { rawValue & 1 << UInt($0) == 0 ? nil : Attribute(rawValue: $0) }
        }
    }

    /// The constraints that a format such as `V:|-[title]-8-[text(>=20)]-|` stands for, in its order.
    /// None is active. A format that cannot be read stops the run, as it raises an exception on a device.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let world = Simulator.current
        world.work.draw(format.utf8.count + WorkCost.text)
        do {
            let format = try VisualFormat(format)
            var maker = FormatConstraints(format, opts, metrics ?? [:], views)
            return try maker.all()
        } catch {
            let place = error.place.map { " at character \($0)" } ?? ""
            world.report(.refused("the format '\(format)' is wrong\(place): \(error.sentence)"))
            return []
        }
    }
}

/// Makes the constraints of a format.
private struct FormatConstraints {
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private let isReversed: Bool

    init(
        _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
        _ views: [String: Any]
    ) {
        (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
        isReversed = options.contains(.directionRightToLeft) && !format.isVertical
    }

    private typealias Mistake = VisualFormat.Mistake
    private typealias Attribute = NSLayoutConstraint.Attribute

    /// Where a part begins in the direction of the format, and where it ends.
    private var edges: (first: Attribute, last: Attribute) {
        if format.isVertical { return (.top, .bottom) }
        if isReversed { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    mutating func all() throws(VisualFormat.Mistake) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        for (number, part) in format.parts.enumerated() {
            if number > 0 { result += try between(number - 1, number) }
            guard let name = part.name else { continue }
            let item = try view(name)
            let size: Attribute = format.isVertical ? .height : .width
            for predicate in part.sizes { result.append(try length(of: item, size, predicate)) }
        }
        return result + (try aligned())
    }

    private func length(
        of item: AnyObject, _ size: NSLayoutConstraint.Attribute, _ predicate: VisualFormat.Predicate
    ) throws(VisualFormat.Mistake) -> NSLayoutConstraint {
        let constraint: NSLayoutConstraint
        if case .name(let name) = predicate.content, metrics[name] == nil {
            constraint = NSLayoutConstraint(
                first: item, size, predicate.relation, second: try view(name), size)
        } else {
            constraint = NSLayoutConstraint(
                first: item, size, predicate.relation, second: nil, .notAnAttribute,
                constant: try number(predicate.content))
        }
        return try prioritized(constraint, predicate)
    }

    private func between(_ one: Int, _ other: Int) throws(VisualFormat.Mistake) -> [NSLayoutConstraint] {
        let connection = format.connections[one]
        let isStandard = connection == .standard
        let (left, right) = (format.parts[one], format.parts[other])
        let before = try end(left, edges.last, beside: right, edges.first, isStandard)
        let after = try end(right, edges.first, beside: left, edges.last, isStandard)
        let isInner = left.name != nil && right.name != nil
        let predicates: [VisualFormat.Predicate] =
            switch connection {
            case .touching: [VisualFormat.Predicate(content: .constant(0))]
            case .standard: [VisualFormat.Predicate(content: .constant(isInner ? 8 : 0))]
            case .apart(let predicates): predicates
            }
        var result: [NSLayoutConstraint] = []
        for predicate in predicates {
            let constant = try number(predicate.content)
            let constraint =
                isReversed
                ? NSLayoutConstraint(
                    first: before.item, before.edge, predicate.relation, second: after.item, after.edge,
                    constant: constant)
                : NSLayoutConstraint(
                    first: after.item, after.edge, predicate.relation, second: before.item, before.edge,
                    constant: constant)
            result.append(try prioritized(constraint, predicate))
        }
        return result
    }

    /// The item and the edge that a distance is measured at. At the superview that is its edge on the
    /// same side, or for the usual distance its margin.
    private func end(
        _ part: VisualFormat.Part, _ edge: NSLayoutConstraint.Attribute, beside other: VisualFormat.Part,
        _ outer: NSLayoutConstraint.Attribute, _ isStandard: Bool
    ) throws(VisualFormat.Mistake) -> (item: AnyObject, edge: NSLayoutConstraint.Attribute) {
        if let name = part.name { return (try view(name), edge) }
        let name = other.name ?? ""
        guard let view = try view(name) as? UIView, let superview = view.superview else {
            throw Mistake(sentence: "'\(name)' has no superview")
        }
        return (superview, isStandard ? outer.margin : outer)
    }

    /// Each view lines up with the one before it.
    private func aligned() throws(VisualFormat.Mistake) -> [NSLayoutConstraint] {
        let names = format.parts.compactMap(\.name)
        var result: [NSLayoutConstraint] = []
        // One view alone has none to line up with.
        for attribute in options.alignments where names.count > 1 {
            guard (attribute.family == .horizontal) == format.isVertical else {
                throw Mistake(
                    sentence: "views cannot line up at '\(attribute.name)' in its direction")
            }
            for (one, other) in zip(names, names.dropFirst()) {
                result.append(
                    NSLayoutConstraint(
                        first: try view(one), attribute, .equal, second: try view(other), attribute))
            }
        }
        return result
    }

    private func prioritized(
        _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
    ) throws(VisualFormat.Mistake) -> NSLayoutConstraint {
        if let priority = predicate.priority {
            constraint.priority = UILayoutPriority(Float(try number(priority)))
        }
        return constraint
    }

    private func view(_ name: String) throws(VisualFormat.Mistake) -> AnyObject {
        guard let item = views[name] else {
            throw Mistake(sentence: "'\(name)' is not a key of the views")
        }
        if let view = item as? UIView { return view }
        if let guide = item as? UILayoutGuide { return guide }
        throw Mistake(sentence: "'\(name)' is neither a view nor a guide")
    }

    private func number(_ content: VisualFormat.Predicate.Content) throws(VisualFormat.Mistake) -> CGFloat {
        guard case .name(let name) = content else {
            if case .constant(let number) = content { return number }
            return 0
        }
        switch metrics[name] {
        case let number as CGFloat: return number
        case let number as Double: return CGFloat(number)
        case let number as Float: return CGFloat(number)
        case let number as Int: return CGFloat(number)
        case let number as NSNumber: return CGFloat(number.doubleValue)
        case nil: throw Mistake(sentence: "'\(name)' is not a key of the metrics")
        default: throw Mistake(sentence: "the metric '\(name)' is no number")
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The same edge of the layout margins.
    fileprivate var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
