import Foundation

/// Says what a trait is about. Traits of the author's own are not among those of the engine.
public protocol UITraitDefinition {}

/// A trait, by the type that stands for it.
public typealias UITrait = any UITraitDefinition.Type

public final class UITraitUserInterfaceIdiom: UITraitDefinition {}
public final class UITraitUserInterfaceStyle: UITraitDefinition {}
public final class UITraitLayoutDirection: UITraitDefinition {}
public final class UITraitDisplayScale: UITraitDefinition {}
public final class UITraitHorizontalSizeClass: UITraitDefinition {}
public final class UITraitVerticalSizeClass: UITraitDefinition {}

/// What traits say; the rest is left open.
struct TraitValues: Equatable {
    var style = UIUserInterfaceStyle.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var scale: CGFloat = 0
    var direction = UITraitEnvironmentLayoutDirection.unspecified

    /// These, and what others say in their place.
    func followed(by other: TraitValues) -> TraitValues {
        var result = self
        if other.style != .unspecified { result.style = other.style }
        if other.idiom != .unspecified { result.idiom = other.idiom }
        if other.horizontal != .unspecified { result.horizontal = other.horizontal }
        if other.vertical != .unspecified { result.vertical = other.vertical }
        if other.scale != 0 { result.scale = other.scale }
        if other.direction != .unspecified { result.direction = other.direction }
        return result
    }

    /// Whether one of some traits is another here than there.
    func differ(from other: TraitValues, in traits: [UITrait]) -> Bool {
        traits.contains { trait in
            switch ObjectIdentifier(trait) {
            case ObjectIdentifier(UITraitUserInterfaceStyle.self): style != other.style
            case ObjectIdentifier(UITraitUserInterfaceIdiom.self): idiom != other.idiom
            case ObjectIdentifier(UITraitHorizontalSizeClass.self): horizontal != other.horizontal
            case ObjectIdentifier(UITraitVerticalSizeClass.self): vertical != other.vertical
            case ObjectIdentifier(UITraitDisplayScale.self): scale != other.scale
            case ObjectIdentifier(UITraitLayoutDirection.self): direction != other.direction
            default: false
            }
        }
    }

    /// Whether it says anything of a trait.
    func says(_ trait: UITrait) -> Bool { differ(from: TraitValues(), in: [trait]) }

    /// Says nothing of a trait any more.
    mutating func forget(_ trait: UITrait) {
        switch ObjectIdentifier(trait) {
        case ObjectIdentifier(UITraitUserInterfaceStyle.self): style = .unspecified
        case ObjectIdentifier(UITraitUserInterfaceIdiom.self): idiom = .unspecified
        case ObjectIdentifier(UITraitHorizontalSizeClass.self): horizontal = .unspecified
        case ObjectIdentifier(UITraitVerticalSizeClass.self): vertical = .unspecified
        case ObjectIdentifier(UITraitDisplayScale.self): scale = 0
        case ObjectIdentifier(UITraitLayoutDirection.self): direction = .unspecified
        default: break
        }
    }
}
