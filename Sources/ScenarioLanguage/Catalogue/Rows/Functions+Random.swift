import EventEngine
import Foundation

extension RunTrap {
    fileprivate static let emptyRange = RunTrap.trap("can't get random value with an empty range")
}

extension NativeCatalogue {
    /// Chance, from the run's own seed: the same numbers in every run.
    func randomRows(_ t: FunctionTable) {
        let bound = NativeParameter(nil, .native(UInt32.self))
        t.generic("arc4random_uniform", [bound], .native(UInt32.self)) { context, arguments in
            let bound = arguments[0].integer
            return .int(bound < 2 ? 0 : context.random.index(below: bound))
        }
        t.generic("arc4random", [], .native(UInt32.self)) { context, _ in
            .int(Int(context.random.next() >> 32))
        }
        t.generic("drand48", [], .double) { context, _ in .double(context.random.nextUnit()) }
        randomRows(GenericTable(types: [record(Int.self)]), Int.self)
        for type in IntegerBounds.types { randomRows(of: type) }
        for type in [StaticType.double, .cgFloat, .float] {
            guard let id = type.family else { continue }
            realRandomRows(GenericTable(types: [record(id.type)]), type)
        }
        GenericTable(types: [record(Bool.self)]).staticMethod("random()", [], .bool) { context, _ in
            .bool(context.random.next() >> 63 == 1)
        }
    }

    private func randomRows<Number: SizedInteger>(of type: Number.Type) {
        randomRows(GenericTable(types: [record(type)]), type)
    }

    private func randomRows<Number: FixedWidthInteger & Bridged>(_ t: GenericTable, _ type: Number.Type) {
        for range in [StaticType.range(Number.staticType), .closedRange(Number.staticType)] {
            t.staticMethod("random(in:)", [range], Number.staticType) { context, arguments in
                guard case .range(let range) = arguments[0] else {
                    preconditionFailure("a range was expected")
                }
                let lower = try Number.unwrapping(arguments[0].bounds.lower)
                let upper = try Number.unwrapping(arguments[0].bounds.upper)
                if lower == upper, !range.isClosed { throw RunTrap.emptyRange }
                let distance = UInt64(truncatingIfNeeded: upper) &- UInt64(truncatingIfNeeded: lower)
                // The width of all numbers of 64 bits is one too large for them, and comes out as 0.
                let width = distance &+ (range.isClosed ? 1 : 0)
                let number = width == 0 ? context.random.next() : context.random.next(below: width)
                return (lower &+ Number(truncatingIfNeeded: number)).bridged
            }
        }
    }

    private func realRandomRows(_ t: GenericTable, _ type: StaticType) {
        for range in [StaticType.range(type), .closedRange(type)] {
            t.staticMethod("random(in:)", [range], type) { context, arguments in
                guard case .range(let range) = arguments[0] else {
                    preconditionFailure("a range was expected")
                }
                switch range {
                case .int, .values: preconditionFailure("the checker let other bounds pass as \(type)")
                case .double(let lower, let upper, let isClosed):
                    return .double(try context.randomNumber(lower, upper, isClosed))
                case .float(let lower, let upper, let isClosed):
                    return .float(try context.randomNumber(lower, upper, isClosed))
                }
            }
        }
    }
}

extension RunContext {
    /// A number of a range; Swift stops at the widths that it cannot tell.
    fileprivate func randomNumber<Number: BinaryFloatingPoint>(
        _ lower: Number, _ upper: Number, _ isClosed: Bool
    ) throws -> Number {
        if lower == upper, !isClosed { throw RunTrap.emptyRange }
        guard (upper - lower).isFinite else {
            throw RunTrap.trap("there is no uniform distribution on an infinite range")
        }
        let number = lower + (upper - lower) * Number(random.nextUnit())
        // Rounding may reach the end.
        return number < upper || isClosed ? min(number, upper) : lower
    }
}
