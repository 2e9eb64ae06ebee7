import Foundation

/// What a value function makes of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes the transform that an animation lets be seen of a number, or of three for all axes.
open class CAValueFunction: NSObject {
    public let name: CAValueFunctionName
    /// The part of a transform that it is about, as key paths name it, and the axis; nil for all three.
    private let part: String
    private let axis: Int?

    /// Nil for a name that no function has.
    public init?(name: CAValueFunctionName) {
        let parts = [("rotate", "rotation"), ("scale", "scale"), ("translate", "translation")]
        guard let (word, part) = parts.first(where: { name.rawValue.hasPrefix($0.0) }) else { return nil }
        let axis = name.rawValue.dropFirst(word.count).lowercased()
        self.name = name
        self.part = part
        self.axis = ["x", "y", "z"].firstIndex(of: axis)
        guard self.axis != nil || (axis.isEmpty && word != "rotate") else { return nil }
        super.init()
    }

    /// What it would have made a transform of; nil for what is no transform.
    final func numbers(in base: AnimatedValue) -> AnimatedValue? {
        guard base.shape == .transform else { return nil }
        let parts = TransformParts(base.transform)
        let numbers = (axis.map { [$0] } ?? [0, 1, 2]).compactMap { parts.value(of: path($0))?.number }
        return axis == nil ? AnimatedValue(.list, numbers) : numbers.first.map { AnimatedValue($0) }
    }

    final func transform(of value: AnimatedValue) -> CATransform3D {
        var parts = TransformParts(CATransform3DIdentity)
        for (place, number) in value.numbers.prefix(3).enumerated() {
            parts.set(AnimatedValue(number), for: path(axis ?? place))
        }
        return parts.transform
    }

    private func path(_ axis: Int) -> [Substring] { [part[...], ["x", "y", "z"][axis]] }
}
