import EventEngine
import Foundation

extension UIBaselineAdjustment: BridgedEnum {}

extension NativeCatalogue {
    /// UILabel.
    func addUILabel() {
        addClass(
            UILabel.self, named: "UILabel", superclass: UIView.self,
            "A line or more of text. It gets no touches unless told to (B-04).", labelRows)
        addEnumeration(
            UIBaselineAdjustment.self, named: "UIBaselineAdjustment",
            "Which line of a text that was made smaller keeps its place."
        ) { t in
            t.means("Its baseline, its middle, or none.")
            t.enumCase("alignBaselines", .alignBaselines)
            t.enumCase("alignCenters", .alignCenters)
            t.enumCase("none", .none)
        }
    }

    /// The rows of UILabel.
    private func labelRows(_ t: MemberTable<UILabel>) {
        t.initializer("init(frame:)") { (frame: CGRect) in UILabel(frame: frame) }
        t.convenience("init()", through: .frame) { () in UILabel() }
        t.required("init(coder:)") { (coder: NSCoder) in UILabel(coder: coder) }
        t.means("What it says.")
        t.property("text", \.text, override: .text)
        t.property("attributedText", \.attributedText, override: .attributedText)
        t.means("How the text looks.")
        t.property("font", \.font, override: .font, isImplicitlyUnwrapped: true)
        t.property("textColor", \.textColor, override: .textColor, isImplicitlyUnwrapped: true)
        t.property("textAlignment", \.textAlignment, override: .textAlignment)
        t.property("lineBreakMode", \.lineBreakMode, isKept: true)
        t.means("The most lines; 0 for any number.")
        t.property("numberOfLines", \.numberOfLines, override: .numberOfLines)
        t.means("Where its text is; override it for space around the text. The sizes it asks for follow it.")
        t.method("textRect(forBounds:limitedToNumberOfLines:)", override: .labelTextRect) {
            (label: UILabel, bounds: CGRect, lines: Int) in
            label.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
        }
        t.means("Draws its text. Nothing is drawn here, so nobody but the scenario itself calls it.")
        t.method("drawText(in:)", override: .drawText) { (label: UILabel, rect: CGRect) in
            label.drawText(in: rect)
        }
        t.means("The width at which its text breaks for its content size; 0 for that which it gets.")
        t.property("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
        t.means("Whether and how far the text shrinks to fit.")
        t.property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
        t.property("minimumScaleFactor", \.minimumScaleFactor)
        t.property("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
        t.means("Which line of a text that was made smaller keeps its place.")
        t.property("baselineAdjustment", \.baselineAdjustment)
        t.means("Whether the font follows the user's size of text, which never changes here.")
        t.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
        t.means("The shadow of the text.")
        t.property("shadowColor", \.shadowColor)
        t.property("shadowOffset", \.shadowOffset)
        t.means("The color while it is highlighted.")
        t.property("highlightedTextColor", \.highlightedTextColor)
        t.means("Whether it looks highlighted.")
        t.property("isHighlighted", \.isHighlighted)
        t.means("Whether it looks enabled; it has no influence on touches.")
        t.property("isEnabled", \.isEnabled)
        t.kept(
            "shadowColor", "shadowOffset", "highlightedTextColor", "isHighlighted", "isEnabled",
            "baselineAdjustment", "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth",
            "minimumScaleFactor", "allowsDefaultTighteningForTruncation")
    }
}
