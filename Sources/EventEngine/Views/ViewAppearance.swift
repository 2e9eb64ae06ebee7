import Foundation

/// State of a view that has no effect on events: accepted and kept.
struct ViewAppearance {
    var clipsToBounds = false
    var contentMode = UIView.ContentMode.scaleToFill
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var layer: CALayer?
    var more: More?

    /// What few views have.
    struct More {
        var isOpaque = true
        var clearsContext = true
        var contentScaleFactor: CGFloat = 2
        var tintAdjustment = UIView.TintAdjustmentMode.automatic
        /// How many presentations dim what is behind them.
        var dimmers = 0
        var mask: UIView?
        var semantics = UISemanticContentAttribute.unspecified
        var accessibilityIdentifier: String?
        var ignoresInvertColors = false
        var motionEffects: [UIMotionEffect] = []
        var restorationIdentifier: String?
        /// Who observes its properties.
        var observers: [KeyValueObserver] = []
        /// What it can do beside its recognizers.
        var interactions: [any UIInteraction] = []
        /// What it says and hears of traits.
        var traits: TraitState?
    }
}

extension UIView {
    /// How content fills the bounds.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// How the colour of what can be tapped is shown.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }

    /// Whether the author promises that everything is painted.
    public var isOpaque: Bool {
        get { rare.isOpaque }
        set { rare.isOpaque = newValue }
    }

    /// What it says and hears of traits.
    final var traitState: TraitState? {
        get { appearance.more?.traits }
        set { rare.traits = newValue }
    }

    final var storedInteractions: [any UIInteraction] {
        get { appearance.more?.interactions ?? [] }
        set { rare.interactions = newValue }
    }

    /// Pixels for each point.
    public var contentScaleFactor: CGFloat {
        get { rare.contentScaleFactor }
        set { rare.contentScaleFactor = newValue }
    }

    /// A view whose opacity cuts this one out; what is cut away stays touchable (B-09).
    public var mask: UIView? {
        get { rare.mask }
        set { rare.mask = newValue }
    }

    /// Whether its colours stay as they are where a setting turns all around. Kept, without effect.
    public var accessibilityIgnoresInvertColors: Bool {
        get { appearance.more?.ignoresInvertColors ?? false }
        set { rare.ignoresInvertColors = newValue }
    }

    /// A name for user-interface tests.
    public var accessibilityIdentifier: String? {
        get { rare.accessibilityIdentifier }
        set { rare.accessibilityIdentifier = newValue }
    }

    final var rare: ViewAppearance.More {
        get { appearance.more ?? ViewAppearance.More() }
        set { appearance.more = newValue }
    }
}
