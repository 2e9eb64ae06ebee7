import Foundation

/// Core Foundation's names of what Swift has by itself.
public typealias CFArray = [Any]
public typealias CFString = String
public typealias CFTypeRef = AnyObject

/// A way to say colours in numbers. Nothing is drawn here, so it only has its name.
public final class CGColorSpace: Sendable {
    /// What it was made from; nil for one of the device.
    public let name: CFString?

    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

    init(deviceNamed name: CFString?) { self.name = name }

    /// Nil for a name that is none of those above.
    public convenience init?(name: CFString) {
        let known = [Self.sRGB, Self.extendedSRGB, Self.displayP3, Self.genericGrayGamma2_2]
        guard known.contains(name) else { return nil }
        self.init(deviceNamed: name)
    }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(deviceNamed: nil) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(deviceNamed: nil) }

/// Colours that pass into each other. Nothing is drawn here.
public final class CGGradient: Sendable {
    /// Nil without colours.
    ///
    /// - Parameter locations: of each colour, from 0 to 1; nil spreads them evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        if colors.isEmpty { return nil }
    }

    /// - Parameters:
    ///   - components: the numbers of all colours, one colour after the other.
    ///   - count: how many colours there are.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        if count < 1 { return nil }
    }
}

/// Whether a gradient goes on behind its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    /// Fills the clipped area with a gradient along a line; nothing is seen here.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {}
    /// The same from one circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {}
}
