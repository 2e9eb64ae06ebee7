import Foundation

/// What a view is for assistive apps. Kept, without effect on events; the bits are our own.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt64

    /// The members whose bits are set.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing particular.
    public static var none: UIAccessibilityTraits { [] }
    /// It is a button.
    public static var button: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 0) }
    /// It is a link.
    public static var link: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 1) }
    /// It is a picture.
    public static var image: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 2) }
    /// It is selected.
    public static var selected: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 3) }
    /// It plays a sound of its own.
    public static var playsSound: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 4) }
    /// It is a key of a keyboard.
    public static var keyboardKey: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 5) }
    /// It is text that does not change.
    public static var staticText: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 6) }
    /// It sums up what is on the screen when the app begins.
    public static var summaryElement: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 7) }
    /// It takes no touches.
    public static var notEnabled: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 8) }
    /// It changes often.
    public static var updatesFrequently: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 9) }
    /// It is a field to search with.
    public static var searchField: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 10) }
    /// It begins sound or film.
    public static var startsMediaSession: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 11) }
    /// It has a value that can be changed.
    public static var adjustable: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 12) }
    /// It is touched directly.
    public static var allowsDirectInteraction: UIAccessibilityTraits {
        UIAccessibilityTraits(rawValue: 1 << 13)
    }
    /// It turns the page when it was read.
    public static var causesPageTurn: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 14) }
    /// It is a heading.
    public static var header: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 15) }
    /// It is a tab bar.
    public static var tabBar: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 16) }
}
