import Foundation

/// How a visual effect view changes what is behind it. Kept, without effect on events.
open class UIVisualEffect: NSObject {}

/// What is behind, out of focus.
open class UIBlurEffect: UIVisualEffect {
    /// How strong, and how light.
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark
    }

    public init(style: Style) {}
}

/// Colours that stay legible on a blurred ground.
open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) {}
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// What is shown on the ground.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A view that blurs what is behind it. Its content is in `contentView`, which fills it and is hit like any
/// view; UIKit raises an exception when another view is added to the effect view itself.
open class UIVisualEffectView: UIView {
    private final let content = UIView(frame: .zero)

    /// The effect; nil shows what is behind as it is.
    open var effect: UIVisualEffect?
    /// The view for what is in front of the effect.
    open var contentView: UIView { content }

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
        takeContent()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takeContent()
    }

    // UIKit raises an exception for each of these.
    open override func addSubview(_ view: UIView) { refuse(view) }
    open override func insertSubview(_ view: UIView, at index: Int) { refuse(view) }
    open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { refuse(view) }
    open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { refuse(view) }

    override package var knownProperties: [(name: String, object: AnyObject?)] { [("contentView", content)] }

    private func refuse(_ view: UIView) {
        let (name, place) = (world.description(of: view), world.description(of: self))
        world.report(.refused("'\(name)' is not for '\(place)' itself; add it to its 'contentView'"))
    }

    private func takeContent() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(content, at: .front)
    }
}
