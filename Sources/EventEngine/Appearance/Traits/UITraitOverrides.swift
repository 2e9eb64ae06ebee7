import Foundation

/// Traits that can be set.
public protocol UIMutableTraits {
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var displayScale: CGFloat { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
}

/// What an object says of traits, for itself and for all that inherits from it.
public struct UITraitOverrides: UIMutableTraits, Sendable {
    var values = TraitValues()

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.idiom }
        set { values.idiom = newValue }
    }
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.style }
        set { values.style = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.direction }
        set { values.direction = newValue }
    }
    public var displayScale: CGFloat {
        get { values.scale }
        set { values.scale = newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontal }
        set { values.horizontal = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.vertical }
        set { values.vertical = newValue }
    }

    /// Whether it says anything of a trait.
    public func contains(_ trait: UITrait) -> Bool { values.says(trait) }
    /// Says nothing of a trait any more, so that it is inherited.
    public mutating func remove(_ trait: UITrait) { values.forget(trait) }
}

/// What an object knows of traits beside those that it inherits.
final class TraitState {
    /// What a parent or a presentation says of it, which its own words come before.
    var given: UITraitCollection?
    /// What it says itself.
    var overrides = TraitValues()
    /// The style that it says by the older property, which the newer ones come before (our decision).
    var style = UIUserInterfaceStyle.unspecified
    /// What it said when those that inherit from it heard last; nil while that is what it says.
    var heard: TraitValues?
    /// What it inherited then, where it was moved since.
    var heardInherited: TraitValues?
    var registrations: [TraitRegistration] = []

    /// All that it says.
    var own: TraitValues {
        let own = TraitValues(style: style).followed(by: overrides)
        return given.map { $0.values.followed(by: own) } ?? own
    }
}

/// An object that says something of traits, or hears of them.
protocol TraitHolder: UITraitChangeObservable {
    /// Nil until it is needed.
    var traitState: TraitState? { get set }
    var world: Simulator { get }
    /// What it gets from those around it.
    var inheritedTraits: TraitValues { get }
}

extension TraitHolder {
    /// The state, made where there is none.
    var madeTraitState: TraitState {
        if let traitState { return traitState }
        let made = TraitState()
        traitState = made
        return made
    }

    /// What holds for it and for those that inherit from it.
    var heldTraits: TraitValues {
        guard let own = traitState?.own else { return inheritedTraits }
        return inheritedTraits.followed(by: own)
    }

    /// The traits as an object: that of the screen where nothing else is said.
    var traitsInForce: UITraitCollection {
        let usual = world.screen.traitCollection
        guard world.traits.areInUse else { return usual }
        let held = heldTraits
        return held == usual.values ? usual : UITraitCollection(held)
    }

    var storedOverrides: UITraitOverrides {
        get { UITraitOverrides(values: traitState?.overrides ?? TraitValues()) }
        set { change { $0.overrides = newValue.values } }
    }

    var storedStyle: UIUserInterfaceStyle {
        get { traitState?.style ?? .unspecified }
        set { change { $0.style = newValue } }
    }

    var givenTraits: UITraitCollection? {
        get { traitState?.given }
        set { change { $0.given = newValue } }
    }

    /// Says something else, of which those that inherit hear before the next layout.
    private func change(_ body: (TraitState) -> Void) {
        let state = madeTraitState
        let old = state.own
        body(state)
        guard state.own != old else { return }
        if state.heard == nil { state.heard = old }
        world.traits.hasChanged(self)
    }
}
