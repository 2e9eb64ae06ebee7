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
    /// The same where views around begin at a side.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
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
    /// What one says that the author made, or that is inherited; nil for those of the screen.
    private let made: TraitValues?

    /// - Parameters:
    ///   - screen: the size of the screen, in the orientation of the interface.
    ///   - room: the size of the app's windows there.
    init(screen: CGSize, room: CGSize) {
        (self.screen, self.room, made) = (screen, room, nil)
    }

    init(_ made: TraitValues) {
        (screen, room, self.made) = (.zero, .zero, made)
    }

    /// One that says nothing, or one thing.
    public convenience override init() { self.init(TraitValues()) }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(TraitValues(style: userInterfaceStyle))
    }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(TraitValues(idiom: idiom))
    }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(horizontal: horizontalSizeClass))
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(vertical: verticalSizeClass))
    }
    public convenience init(displayScale scale: CGFloat) { self.init(TraitValues(scale: scale)) }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(TraitValues(direction: layoutDirection))
    }
    /// What several say together; of what two say, the later one counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.followed(by: $1.values) })
    }

    /// All of them.
    final var values: TraitValues {
        TraitValues(
            style: userInterfaceStyle, idiom: userInterfaceIdiom, horizontal: horizontalSizeClass,
            vertical: verticalSizeClass, scale: displayScale, direction: layoutDirection)
    }

    /// The traits of this thread's world.
    open class var current: UITraitCollection { Simulator.current.screen.traitCollection }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { made?.idiom ?? (isTablet ? .pad : .phone) }
    open var userInterfaceStyle: UIUserInterfaceStyle { made?.style ?? .light }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { made?.direction ?? .leftToRight }
    /// Pixels for each point.
    open var displayScale: CGFloat { made?.scale ?? 2 }
    /// Compact on a phone, unless it is a large one on its side; that of the window, as far as no split view
    /// is about.
    open var horizontalSizeClass: UIUserInterfaceSizeClass {
        if let made { return made.horizontal }
        if isTablet { return room.width >= Self.leastRegular ? .regular : .compact }
        let isWide = screen.width > screen.height && screen.height >= Self.leastWidePhone
        return isWide ? .regular : .compact
    }
    /// Compact on a phone that lies on its side.
    open var verticalSizeClass: UIUserInterfaceSizeClass {
        made?.vertical ?? (isTablet || screen.height >= screen.width ? .regular : .compact)
    }
    /// Whether colours look different under other traits.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    final func hasSameSizeClasses(as other: UITraitCollection) -> Bool {
        horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
    }

    final var isTablet: Bool { min(screen.width, screen.height) >= Self.leastTablet }
}

extension UIColor {
    /// The color under some traits: what a closure has for them. Colors of the system have no dark form here.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if let provider { return provider(traitCollection) }
        if systemName != nil, traitCollection.userInterfaceStyle == .dark {
            Simulator.current.report(.refused("the colors of the system have no dark form here"))
        }
        return self
    }

    /// Writes hue, saturation, brightness and opacity, each from 0 to 1; true, as every color has them.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let values = hueParts
        hue?.pointee = values.hue
        saturation?.pointee = values.saturation
        brightness?.pointee = values.brightness
        alpha?.pointee = values.alpha
        return true
    }
}
