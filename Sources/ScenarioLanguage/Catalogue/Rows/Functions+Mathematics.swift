import EventEngine
import Foundation

/// `pow(2, 10)` of whole literals is a Decimal in Swift, and prints without a point.
extension Decimal: Bridged, NativeStruct {
    package static var staticType: StaticType { .native(Decimal.self) }
    package static func from(_ value: Value) -> Decimal? {
        switch value {
        case .native(let box): box as? Decimal
        case .int(let number): Decimal(number)
        case .large(let number): Decimal(number)
        default: nil
        }
    }
    package var bridged: Value { .native(self) }
}

extension NativeCatalogue {
    /// The functions that C has for Float under another name.
    private static let singles: Set<String> = [
        "sqrt", "pow", "fabs", "sin", "cos", "tan", "atan2", "floor", "ceil", "round", "fmod", "fmin", "fmax",
        "hypot", "asin", "acos", "atan", "exp", "log", "log2", "log10", "trunc", "rint", "cbrt", "copysign",
    ]

    /// What the functions of mathematics mean.
    func mathematicsMeanings(_ t: FunctionTable) {
        t.group.means("Roots and powers.", of: "sqrt", "cbrt", "pow", "exp", "exp2", "log", "log2", "log10")
        t.group.means("Of numbers close to zero, without loss.", of: "expm1", "log1p")
        t.group.means(
            "Angles, in radians.", of: "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh",
            "tanh", "asinh", "acosh", "atanh")
        t.group.means("To whole numbers.", of: "floor", "ceil", "round", "trunc", "rint", "lround")
        t.group.means(
            "Parts of numbers.", of: "fabs", "hypot", "fmod", "fmin", "fmax", "fdim", "copysign", "remainder",
            "fma")
        t.group.means(
            "Constants.", of: "M_PI", "M_PI_2", "M_PI_4", "M_1_PI", "M_2_PI", "M_2_SQRTPI", "M_E", "M_LOG2E",
            "M_LOG10E", "M_LN2", "M_LN10", "M_SQRT2", "M_SQRT1_2")
        t.group.means(
            "The bounds of C's types.", of: "CGFLOAT_MAX", "CGFLOAT_MIN", "CGFLOAT_EPSILON", "DBL_MAX",
            "DBL_MIN", "DBL_EPSILON", "FLT_MAX", "FLT_MIN", "FLT_EPSILON", "MAXFLOAT", "HUGE",
            "HUGE_VAL", "INFINITY", "NAN", "INT_MAX", "INT32_MAX", "INT64_MAX", "UINT32_MAX", "LONG_MAX")
        t.group.means("What an Objective-C method answers when it finds nothing.", of: "NSNotFound")
        t.group.means(
            "The same for Float.", of: "sqrtf", "powf", "fabsf", "sinf", "cosf", "tanf", "atan2f", "floorf",
            "ceilf", "roundf", "fmodf", "fminf", "fmaxf", "hypotf", "asinf", "acosf", "atanf", "expf", "logf",
            "log2f", "log10f", "truncf", "rintf", "cbrtf", "copysignf")
    }

    /// The rows of Decimal: hardly any, since nobody who has one wanted it.
    func decimalRows(_ t: MemberTable<Decimal>) {
        t.getter("description", \.description)
        t.means("Whether it is zero.")
        t.getter("isZero", \.isZero)
    }

    /// `sqrt`, `hypot` and their kin, for Double and CGFloat. Each has one row for both: CGFloat's is
    /// Double's.
    func mathematicsRows(_ t: FunctionTable) {
        let single: [(String, @Sendable (Double) -> Double)] = [
            ("sqrt", { $0.squareRoot() }), ("cbrt", { cbrt($0) }), ("sin", { sin($0) }), ("cos", { cos($0) }),
            ("tan", { tan($0) }), ("asin", { asin($0) }), ("acos", { acos($0) }), ("atan", { atan($0) }),
            ("sinh", { sinh($0) }), ("cosh", { cosh($0) }), ("tanh", { tanh($0) }),
            ("exp", { exp($0) }), ("exp2", { exp2($0) }), ("log", { log($0) }), ("log2", { log2($0) }),
            ("log10", { log10($0) }), ("floor", { $0.rounded(.down) }), ("ceil", { $0.rounded(.up) }),
            ("round", { $0.rounded() }), ("trunc", { $0.rounded(.towardZero) }), ("rint", { rint($0) }),
            ("fabs", { abs($0) }), ("expm1", { expm1($0) }), ("log1p", { log1p($0) }),
            ("asinh", { asinh($0) }), ("acosh", { acosh($0) }), ("atanh", { atanh($0) }),
        ]
        for (name, function) in single {
            t.function("\(name)(_:)") { (x: Double) in function(x) }
            t.function("\(name)(_:)") { (x: CGFloat) in CGFloat(function(Double(x))) }
            t.function("\(name)(_:)") { (x: Float) in Float(function(Double(x))) }
            if Self.singles.contains(name) {
                t.function("\(name)f(_:)") { (x: Float) in Float(function(Double(x))) }
            }
        }
        let double: [(String, @Sendable (Double, Double) -> Double)] = [
            ("hypot", { hypot($0, $1) }), ("pow", { pow($0, $1) }), ("atan2", { atan2($0, $1) }),
            ("fmod", { fmod($0, $1) }), ("fmin", { fmin($0, $1) }), ("fmax", { fmax($0, $1) }),
            ("fdim", { fdim($0, $1) }),
            ("copysign", { copysign($0, $1) }), ("remainder", { remainder($0, $1) }),
        ]
        for (name, function) in double {
            t.function("\(name)(_:_:)") { (x: Double, y: Double) in function(x, y) }
            t.function("\(name)(_:_:)") { (x: CGFloat, y: CGFloat) in
                CGFloat(function(Double(x), Double(y)))
            }
            t.function("\(name)(_:_:)") { (x: Float, y: Float) in Float(function(Double(x), Double(y))) }
            if Self.singles.contains(name) {
                t.function("\(name)f(_:_:)") { (x: Float, y: Float) in
                    Float(function(Double(x), Double(y)))
                }
            }
        }
        otherFunctions(t)
        t.constant("M_PI", Double.pi)
        t.constant("M_PI_2", Double.pi / 2)
        t.constant("M_PI_4", Double.pi / 4)
        numberConstants(t)
        t.constant("NSNotFound", Int.max)
        t.constant("CGFLOAT_MAX", CGFloat.greatestFiniteMagnitude)
        t.constant("CGFLOAT_MIN", CGFloat.leastNormalMagnitude)
        t.constant("CGFLOAT_EPSILON", CGFloat.ulpOfOne)
    }

    /// Those that are neither of one number nor of two.
    private func otherFunctions(_ t: FunctionTable) {
        t.function("fma(_:_:_:)") { (x: Double, y: Double, z: Double) in fma(x, y, z) }
        t.function("fma(_:_:_:)") { (x: CGFloat, y: CGFloat, z: CGFloat) in
            CGFloat(fma(Double(x), Double(y), Double(z)))
        }
        t.function("lround(_:)") { (x: Double) in
            guard let whole = Int(exactly: x.rounded(.toNearestOrAwayFromZero)) else {
                throw RunTrap.unsupported("'lround' of a number that is no Int")
            }
            return whole
        }
        t.function("pow(_:_:)") { (x: Decimal, power: Int) in
            // Foundation multiplies once for each unit of the power.
            if power > 1_000 || power < 0 { throw RunTrap.unsupported("this power of a Decimal") }
            return Foundation.pow(x, power)
        }
    }

    /// C's names of numbers and of the bounds of its types.
    private func numberConstants(_ t: FunctionTable) {
        t.constant("M_E", M_E)
        t.constant("M_LOG2E", M_LOG2E)
        t.constant("M_LOG10E", M_LOG10E)
        t.constant("M_LN2", M_LN2)
        t.constant("M_LN10", M_LN10)
        t.constant("M_1_PI", M_1_PI)
        t.constant("M_2_PI", M_2_PI)
        t.constant("M_2_SQRTPI", M_2_SQRTPI)
        t.constant("M_SQRT2", M_SQRT2)
        t.constant("M_SQRT1_2", M_SQRT1_2)
        t.constant("DBL_MAX", Double.greatestFiniteMagnitude)
        t.constant("DBL_MIN", Double.leastNormalMagnitude)
        t.constant("DBL_EPSILON", Double.ulpOfOne)
        t.constant("FLT_MAX", Float.greatestFiniteMagnitude)
        t.constant("FLT_MIN", Float.leastNormalMagnitude)
        t.constant("FLT_EPSILON", Float.ulpOfOne)
        t.constant("MAXFLOAT", Float.greatestFiniteMagnitude)
        t.constant("HUGE", Float.greatestFiniteMagnitude)
        t.constant("HUGE_VAL", Double.infinity)
        t.constant("INFINITY", Float.infinity)
        t.constant("NAN", Float.nan)
        t.constant("INT_MAX", Int32.max)
        t.constant("INT32_MAX", Int32.max)
        t.constant("INT64_MAX", Int64.max)
        t.constant("UINT32_MAX", UInt32.max)
        t.constant("LONG_MAX", Int.max)
    }

    /// `min`, `max`, `abs`, of anything that compares.
    func comparisonRows(_ t: FunctionTable) {
        let other = NativeParameter(nil, .other)
        let more = NativeParameter(nil, .other, isVariadic: true)
        let comparable: [GenericRequirement] = [.conforms("Other", .comparable)]
        t.generic("min", [other, other], .other, where: comparable) { _, arguments in
            try Value.isLess(arguments[1], arguments[0]) ? arguments[1] : arguments[0]
        }
        t.generic("max", [other, other], .other, where: comparable) { _, arguments in
            try Value.larger(arguments[0], arguments[1])
        }
        t.generic("min", [other, other, other, more], .other, where: comparable) { _, arguments in
            let others = arguments[1...2] + arguments[3].list
            return try others.reduce(arguments[0]) { try Value.isLess($1, $0) ? $1 : $0 }
        }
        t.generic("max", [other, other, other, more], .other, where: comparable) { _, arguments in
            let others = arguments[1...2] + arguments[3].list
            return try others.reduce(arguments[0], Value.larger)
        }
        absRow(t, Int8.self)
        absRow(t, Int16.self)
        absRow(t, Int32.self)
        let signed: [GenericRequirement] = [.conforms("Other", .signedNumeric)]
        t.generic("abs", [other], .other, where: signed) { _, arguments in
            switch arguments[0] {
            case .int(.min): throw RunTrap.trap("arithmetic overflow")
            case .int(let number): return .int(abs(number))
            case .double(let number): return .double(abs(number))
            case .float(let number): return .float(abs(number))
            default: preconditionFailure("the checker let a value without sign pass")
            }
        }
    }
}

extension NativeCatalogue {
    /// `abs` of a type whose least number has no counterpart.
    private func absRow<Number: SizedInteger & SignedInteger>(_ t: FunctionTable, _ type: Number.Type) {
        t.function("abs(_:)") { (x: Number) in
            if x == .min { throw RunTrap.trap("arithmetic overflow") }
            return x < 0 ? 0 - x : x
        }
    }
}

extension Value {
    /// The second value if it is at least as large as the first, which is never so for what is not a number.
    fileprivate static func larger(_ a: Value, _ b: Value) throws -> Value {
        switch (a, b) {
        case (.double(let x), .double(let y)): y >= x ? b : a
        case (.float(let x), .float(let y)): y >= x ? b : a
        default: try isLess(b, a) ? a : b
        }
    }
}
