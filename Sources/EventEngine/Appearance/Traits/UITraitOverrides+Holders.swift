/// What views, controllers and scenes say of traits, for themselves and for all that inherits from them.
extension UIView {
    /// What it says of traits, its subviews included.
    public var traitOverrides: UITraitOverrides {
        get { storedOverrides }
        set { storedOverrides = newValue }
    }
    /// Light or dark, its subviews included; `unspecified` leaves that to what is around.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { storedStyle }
        set { storedStyle = newValue }
    }
    /// Tells everybody at once who waits for news about traits, not only what is in this view (our decision).
    public func updateTraitsIfNeeded() { world.traits.tell() }
}

extension UIViewController {
    /// What it says of traits, its view included.
    public var traitOverrides: UITraitOverrides {
        get { storedOverrides }
        set { storedOverrides = newValue }
    }
    /// Light or dark, its view included; `unspecified` leaves that to what is around.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { storedStyle }
        set { storedStyle = newValue }
    }
    /// Tells everybody at once who waits for news about traits, not only what is in its view (our decision).
    public func updateTraitsIfNeeded() { world.traits.tell() }
}

extension UIWindowScene {
    /// What it says of traits, its windows included.
    public var traitOverrides: UITraitOverrides {
        get { storedOverrides }
        set { storedOverrides = newValue }
    }
}
