import EventEngine
import Foundation

/// Something that classes can say of the looks of their views: a property, or a method such as
/// `setTitleColor(_:for:)` with what comes behind its first argument.
struct LookKey: Hashable {
    /// The property, or the setting method with its labels.
    let name: String
    var axes: [Value] = []

    init(_ name: String, axes: [Value] = []) {
        self.name = name
        self.axes = axes
    }

    /// The setting method whose value `titleColor(for:)` answers: `setTitleColor(_:for:)`.
    init(getter member: NativeMember, _ arguments: [Value]) {
        let labels = member.parameters.map { ($0.label ?? "_") + ":" }.joined()
        name = "set\(member.name.prefix(1).uppercased())\(member.name.dropFirst())(_:\(labels))"
        axes = arguments
    }
}

/// What was sent to an appearance.
struct Look {
    let key: LookKey
    let value: Value
    /// In order of sending; the first is 0.
    var number = 0
    let range: SourceRange
    /// Sends the same to a view.
    let send: (_ view: Value) throws -> Void
}

/// How an appearance understands a method of the scenario's.
struct LookMethod {
    /// With labels.
    let name: String
    let hasAnswer: Bool
    /// Whether calls of it are messages of Objective-C, which an appearance can take.
    let isMessage: Bool
}

extension Value {
    /// Whether Objective-C's proxies take it: UIKit refuses closures, and structs other than points, sizes,
    /// rectangles, insets and offsets.
    var mayBeLook: Bool {
        switch unerased {
        case .closure, .tuple, .structure: false
        case .native(let value):
            !(value is CGAffineTransform || value is CATransform3D || value is NSDirectionalEdgeInsets
                || value is CGVector || value is NSRange)
        default: true
        }
    }

    /// Whether it may be behind the first argument of a setting method: a whole number, as cases of UIKit's
    /// enums are.
    var mayBeAxis: Bool {
        switch unerased {
        case .int, .option, .enumeration: true
        default: false
        }
    }
}
