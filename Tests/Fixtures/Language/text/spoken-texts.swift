// A text carries how it is read out.
let text = NSMutableAttributedString(string: "UIKit", attributes: [
    .accessibilitySpeechPitch: 1.5, .accessibilitySpeechSpellOut: true,
    .accessibilitySpeechPunctuation: true, .accessibilitySpeechQueueAnnouncement: false,
])
text.addAttribute(.accessibilitySpeechLanguage, value: "en", range: NSRange(location: 0, length: 2))
text.addAttribute(.accessibilitySpeechIPANotation, value: "i", range: NSRange(location: 1, length: 1))
let found = text.attributes(at: 1, effectiveRange: nil)
print(found.count, found[.accessibilitySpeechLanguage] as? String ?? "", text.string)
print(NSAttributedString.Key.accessibilitySpeechPitch.rawValue)
// prints: 6 en UIKit
// prints: UIAccessibilitySpeechAttributePitch
