import EventEngine
import Foundation

extension UIBlurEffect.Style: BridgedEnum {}
extension UIVibrancyEffectStyle: BridgedEnum {}

extension NativeCatalogue {
    /// UIVisualEffectView, and the effects.
    func addUIVisualEffectView() {
        addClass(
            UIVisualEffectView.self, named: "UIVisualEffectView", superclass: UIView.self,
            "Blurs what is behind it. What is in front of the blur is in its content view, which is hit as "
                + "any view is.",
            effectViewRows)
        addClass(
            UIVisualEffect.self, named: "UIVisualEffect", superclass: NSObject.self,
            "What a visual effect view does to the views behind it. Nothing of it is seen here."
        ) { t in
            t.means("Makes one without an effect.")
            t.initializer("init()") { () in UIVisualEffect() }
        }
        addClass(
            UIBlurEffect.self, named: "UIBlurEffect", superclass: UIVisualEffect.self, "A blur."
        ) { t in
            t.means("Makes one of a style.")
            t.initializer("init(style:)") { (style: UIBlurEffect.Style) in UIBlurEffect(style: style) }
        }
        addClass(
            UIVibrancyEffect.self, named: "UIVibrancyEffect", superclass: UIVisualEffect.self,
            "Colors that stay legible on a blur."
        ) { t in
            t.means("Makes one for the blur below it.")
            t.initializer("init(blurEffect:)") { (blur: UIBlurEffect) in UIVibrancyEffect(blurEffect: blur) }
            t.initializer("init(blurEffect:style:)") { (blur: UIBlurEffect, style: UIVibrancyEffectStyle) in
                UIVibrancyEffect(blurEffect: blur, style: style)
            }
        }
        addEnumeration(
            UIVibrancyEffectStyle.self, named: "UIVibrancyEffectStyle", "What is shown on a blur."
        ) { t in
            t.means("Text, an area or a line.")
            t.enumCase("label", .label)
            t.enumCase("secondaryLabel", .secondaryLabel)
            t.enumCase("tertiaryLabel", .tertiaryLabel)
            t.enumCase("quaternaryLabel", .quaternaryLabel)
            t.enumCase("fill", .fill)
            t.enumCase("secondaryFill", .secondaryFill)
            t.enumCase("tertiaryFill", .tertiaryFill)
            t.enumCase("separator", .separator)
        }
        addEnumeration(
            UIBlurEffect.Style.self, named: "UIBlurEffect.Style", "How a blur looks.", blurStyleRows)
    }

    private func effectViewRows(_ t: MemberTable<UIVisualEffectView>) {
        var plain = NativeDelegation("init(effect:)") { _ in [.null] }
        plain.finish = { view, arguments in
            try UIVisualEffectView.unwrapping(view).frame = CGRect.unwrapping(arguments[0])
        }
        t.convenience("init(frame:)", through: plain) { (frame: CGRect) in
            UIVisualEffectView(frame: frame)
        }
        t.convenience("init()", through: .frame) { () in UIVisualEffectView() }
        t.required("init(coder:)") { (coder: NSCoder) in UIVisualEffectView(coder: coder) }
        t.means("Makes one with an effect; nil is none.")
        t.initializer("init(effect:)") { (effect: UIVisualEffect?) in UIVisualEffectView(effect: effect) }
        t.means("The view for subviews; it fills the effect view.")
        t.getter("contentView", \.contentView)
        t.means("What is done to the view behind.")
        t.property("effect", \.effect)
    }

    private func blurStyleRows(_ t: MemberTable<UIBlurEffect.Style>) {
        t.means("In one of the first styles.")
        t.enumCase("extraLight", .extraLight)
        t.enumCase("light", .light)
        t.enumCase("dark", .dark)
        t.enumCase("regular", .regular)
        t.enumCase("prominent", .prominent)
        t.means("In a material that follows light and dark.")
        t.enumCase("systemUltraThinMaterial", .systemUltraThinMaterial)
        t.enumCase("systemThinMaterial", .systemThinMaterial)
        t.enumCase("systemMaterial", .systemMaterial)
        t.enumCase("systemThickMaterial", .systemThickMaterial)
        t.enumCase("systemChromeMaterial", .systemChromeMaterial)
        t.means("In a light material.")
        t.enumCase("systemUltraThinMaterialLight", .systemUltraThinMaterialLight)
        t.enumCase("systemThinMaterialLight", .systemThinMaterialLight)
        t.enumCase("systemMaterialLight", .systemMaterialLight)
        t.enumCase("systemThickMaterialLight", .systemThickMaterialLight)
        t.enumCase("systemChromeMaterialLight", .systemChromeMaterialLight)
        t.means("In a dark material.")
        t.enumCase("systemUltraThinMaterialDark", .systemUltraThinMaterialDark)
        t.enumCase("systemThinMaterialDark", .systemThinMaterialDark)
        t.enumCase("systemMaterialDark", .systemMaterialDark)
        t.enumCase("systemThickMaterialDark", .systemThickMaterialDark)
        t.enumCase("systemChromeMaterialDark", .systemChromeMaterialDark)
    }
}
