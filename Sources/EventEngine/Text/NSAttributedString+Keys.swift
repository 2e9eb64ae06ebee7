import Foundation

// Foundation has texts with attributes on every platform; UIKit adds what the attributes are. Nothing is
// drawn here, so they are kept, and sizes are those of the plain text in the font of the view.
extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let tracking = NSAttributedString.Key("CTTracking")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    public static let link = NSAttributedString.Key("NSLink")
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    public static let ligature = NSAttributedString.Key("NSLigature")
    public static let shadow = NSAttributedString.Key("NSShadow")
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    public static let attachment = NSAttributedString.Key("NSAttachment")
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    public static let expansion = NSAttributedString.Key("NSExpansion")
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    public static let verticalGlyphForm = NSAttributedString.Key("NSVerticalGlyphForm")

    // How VoiceOver says a text: nobody listens to it here, so texts only carry them.
    public static let accessibilitySpeechPunctuation = speech("Punctuation")
    public static let accessibilitySpeechLanguage = speech("Language")
    public static let accessibilitySpeechPitch = speech("Pitch")
    public static let accessibilitySpeechQueueAnnouncement = speech("QueueAnnouncement")
    public static let accessibilitySpeechIPANotation = speech("IPANotation")
    public static let accessibilitySpeechSpellOut = speech("SpellOut")

    private static func speech(_ name: String) -> NSAttributedString.Key {
        NSAttributedString.Key("UIAccessibilitySpeechAttribute" + name)
    }
}

/// How a line below text, or through it, looks.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How lines of text are set: kept, without effect on sizes.
open class NSMutableParagraphStyle: NSObject {
    open var alignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var lineSpacing: CGFloat = 0
    open var paragraphSpacing: CGFloat = 0
    open var lineHeightMultiple: CGFloat = 0
    open var minimumLineHeight: CGFloat = 0
    open var maximumLineHeight: CGFloat = 0
    open var firstLineHeadIndent: CGFloat = 0
    open var headIndent: CGFloat = 0
    open var tailIndent: CGFloat = 0
    open var paragraphSpacingBefore: CGFloat = 0
    open var hyphenationFactor: Float = 0
    open var usesDefaultHyphenation = false
    open var allowsDefaultTighteningForTruncation = false
    open var defaultTabInterval: CGFloat = 0
}

/// A text with attributes that a view was given, as long as the view has that text.
struct KeptAttributes {
    private var kept: NSAttributedString?

    mutating func keep(_ text: NSAttributedString?) {
        kept = text.map { NSAttributedString(attributedString: $0) }
    }

    /// What was given; a text of somebody else's has no attributes.
    func text(_ present: String?) -> NSAttributedString? {
        guard let present else { return nil }
        if let kept, kept.string == present { return kept }
        return NSAttributedString(string: present)
    }
}
