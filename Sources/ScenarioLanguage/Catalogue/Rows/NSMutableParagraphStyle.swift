import EventEngine
import Foundation

extension NativeCatalogue {
    /// The rows of NSMutableParagraphStyle.
    func paragraphRows(_ t: MemberTable<NSMutableParagraphStyle>) {
        t.initializer("init()") { () in NSMutableParagraphStyle() }
        t.means("So.")
        t.property("alignment", \.alignment)
        t.property("lineBreakMode", \.lineBreakMode)
        t.property("lineSpacing", \.lineSpacing)
        t.property("paragraphSpacing", \.paragraphSpacing)
        t.property("lineHeightMultiple", \.lineHeightMultiple)
        t.property("minimumLineHeight", \.minimumLineHeight)
        t.property("maximumLineHeight", \.maximumLineHeight)
        t.property("firstLineHeadIndent", \.firstLineHeadIndent)
        t.property("headIndent", \.headIndent)
        t.property("tailIndent", \.tailIndent)
        t.property("paragraphSpacingBefore", \.paragraphSpacingBefore)
        t.property("hyphenationFactor", \.hyphenationFactor)
        t.property("usesDefaultHyphenation", \.usesDefaultHyphenation)
        t.property("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
        t.property("defaultTabInterval", \.defaultTabInterval)
    }
}
