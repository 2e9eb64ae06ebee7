import Foundation

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5, vision
}

/// Where lines of text begin.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}

/// The side at which views begin.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

extension UIView {
    /// The side at which what is in it begins: always the left one.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// The side at which views of a kind begin: always the left one, as text runs from left to right here.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { .leftToRight }
}

/// What a view is about, which decides whether it turns around with the direction of text. Text runs from
/// left to right here.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIApplication {
    /// The side at which the app's views begin: always the left one.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// What a screen is like. A scenario has one screen in light mode; how much room there is changes when the
/// device is turned (N-39).
open class UITraitCollection: NSObject {
    /// Screens that are at least as large as this in both directions, in points, are those of tablets.
    private static let leastTablet: CGFloat = 700
    /// Phones whose shorter side is at least as long as this, in points, have a regular width when they lie
    /// on their side, as Apple's table of devices says.
    private static let leastWidePhone: CGFloat = 414
    /// Windows of tablets that are at least as wide as this, in points, have a regular width: the narrowest
    /// that Apple's table lists so has 678, the widest compact one 639.
    private static let leastRegular: CGFloat = 660
    private let screen: CGSize
    private let room: CGSize

    /// - Parameters:
    ///   - screen: the size of the screen as the interface stands.
    ///   - room: the size of the app's windows there.
    init(screen: CGSize, room: CGSize) {
        (self.screen, self.room) = (screen, room)
    }

    /// The traits of this thread's world.
    open class var current: UITraitCollection { Simulator.current.screen.traitCollection }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { isTablet ? .pad : .phone }
    open var userInterfaceStyle: UIUserInterfaceStyle { .light }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
    /// Pixels for each point.
    open var displayScale: CGFloat { 2 }
    /// Compact on a phone, unless it is a large one on its side; that of the window, as far as no split view
    /// is about.
    open var horizontalSizeClass: UIUserInterfaceSizeClass {
        if isTablet { return room.width >= Self.leastRegular ? .regular : .compact }
        let isWide = screen.width > screen.height && screen.height >= Self.leastWidePhone
        return isWide ? .regular : .compact
    }
    /// Compact on a phone that lies on its side.
    open var verticalSizeClass: UIUserInterfaceSizeClass {
        isTablet || screen.height >= screen.width ? .regular : .compact
    }
    /// Whether colours look different under other traits.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traitCollection == nil
    }

    final func hasSameSizeClasses(as other: UITraitCollection) -> Bool {
        horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
    }

    final var isTablet: Bool { min(screen.width, screen.height) >= Self.leastTablet }
}
