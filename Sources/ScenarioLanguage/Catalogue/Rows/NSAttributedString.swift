import EventEngine
import Foundation

extension NSAttributedString.Key: BridgedStruct {}
extension NSUnderlineStyle: BridgedOptionSet {}
extension NSStringDrawingOptions: BridgedOptionSet {}
extension NSAttributedString.EnumerationOptions: BridgedOptionSet {}

/// What ends a walk through the parts of a text: Foundation's pointer to an `ObjCBool`.
final class WalkEnd: BridgedObject {
    var pointee = false
}

/// The attributes of a text: fonts, colours, numbers.
struct TextAttributes: Bridged {
    let values: [NSAttributedString.Key: Any]

    static var staticType: StaticType { .dictionary(NSAttributedString.Key.staticType, .any) }

    static func from(_ value: Value) -> TextAttributes? {
        guard case .dictionary(let dictionary) = value else { return nil }
        var values: [NSAttributedString.Key: Any] = [:]
        for key in dictionary.keys {
            guard let name = NSAttributedString.Key.from(key), let held = dictionary[key] else { return nil }
            values[name] = Untyped.from(held)?.value
        }
        return TextAttributes(values: values)
    }

    var bridged: Value {
        var result = OrderedValueDictionary()
        for (name, value) in values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            result[name.bridged] = Untyped.bridge(untyped: value)
        }
        return .dictionary(result)
    }
}

extension NativeCatalogue {
    /// NSAttributedString, and what belongs to it.
    func addNSAttributedString() {
        addClass(
            NSAttributedString.self, named: "NSAttributedString", superclass: NSObject.self,
            "A text with attributes, which are kept and change no size."
        ) { t in
            attributedRows(t)
            walkingRows(t)
            drawnRows(t)
        }
        addTextDrawing()
        addWalking()
        addClass(
            NSMutableAttributedString.self, named: "NSMutableAttributedString",
            superclass: NSAttributedString.self, "One that can be changed.", mutableAttributedRows)
        addStructure(
            NSAttributedString.Key.self, named: "NSAttributedString.Key",
            conformances: [.equatable, .hashable, .rawRepresentable],
            "What an attribute is about.", attributeKeyRows)
        addOptionSet(
            NSUnderlineStyle.self, named: "NSUnderlineStyle", "A line below text, or through it."
        ) { t in
            t.means("So.")
            t.enumCase("single", .single)
            t.enumCase("thick", .thick)
            t.enumCase("double", .double)
            t.means("Beside one of these: a line with gaps, or one that leaves the blanks out.")
            t.enumCase("patternDot", .patternDot)
            t.enumCase("patternDash", .patternDash)
            t.enumCase("patternDashDot", .patternDashDot)
            t.enumCase("patternDashDotDot", .patternDashDotDot)
            t.enumCase("byWord", .byWord)
        }
        addClass(
            NSMutableParagraphStyle.self, named: "NSMutableParagraphStyle", superclass: NSObject.self,
            "How lines of text are set; only kept here.", paragraphRows)
    }

    private func attributedRows(_ t: MemberTable<NSAttributedString>) {
        t.meansUnused("Makes an empty one, which Foundation does on Apple's systems alone.")
        t.initializer("init()") { () in NSAttributedString(string: "") }
        t.means("Makes one.")
        t.initializer("init(string:)") { (text: String) in NSAttributedString(string: text) }
        t.initializer("init(string:attributes:)", defaults: ["attributes": nil]) {
            (text: String, attributes: TextAttributes?) in
            NSAttributedString(string: text, attributes: attributes?.values)
        }
        t.initializer("init(attributedString:)") { (text: NSAttributedString) in
            NSAttributedString(attributedString: text)
        }
        t.means("A copy that can be changed, as a value of any type.")
        t.method("mutableCopy()") { (text: NSAttributedString) in
            Copied(object: NSMutableAttributedString(attributedString: text))
        }
        t.means("The text, and how long it is in UTF-16 code units.")
        t.getter("string", \.string)
        t.getter("length", \.length)
        t.means("An attribute at a place; the range is not given out.")
        t.method("attribute(_:at:effectiveRange:)") {
            (text: NSAttributedString, key: NSAttributedString.Key, place: Int, _: NilOnly<NSRange>) in
            guard (0..<text.length).contains(place) else { throw outOfBounds(text) }
            return Untyped(value: text.attributes(at: place, effectiveRange: nil)[key])
        }
        t.means("All attributes at a place; the range is not given out.")
        t.method("attributes(at:effectiveRange:)") {
            (text: NSAttributedString, place: Int, _: NilOnly<NSRange>) in
            guard (0..<text.length).contains(place) else { throw outOfBounds(text) }
            return TextAttributes(values: text.attributes(at: place, effectiveRange: nil))
        }
        t.means("The same in a part of it; the range is not given out.")
        t.method("attribute(_:at:longestEffectiveRange:in:)") {
            (t: NSAttributedString, key: NSAttributedString.Key, at: Int, _: NilOnly<NSRange>, r: NSRange) in
            try check(r, t)
            guard (0..<t.length).contains(at) else { throw outOfBounds(t) }
            return Untyped(value: t.attributes(at: at, effectiveRange: nil)[key])
        }
        t.method("attributes(at:longestEffectiveRange:in:)") {
            (text: NSAttributedString, place: Int, _: NilOnly<NSRange>, range: NSRange) in
            try check(range, text)
            guard (0..<text.length).contains(place) else { throw outOfBounds(text) }
            return TextAttributes(values: text.attributes(at: place, effectiveRange: nil))
        }
        t.means("A part of it.")
        t.method("attributedSubstring(from:)") { (text: NSAttributedString, range: NSRange) in
            try check(range, text)
            return text.attributedSubstring(from: range)
        }
    }

    private func walkingRows(_ t: MemberTable<NSAttributedString>) {
        typealias Options = NSAttributedString.EnumerationOptions
        t.means("Calls the closure for each stretch in which an attribute, or all of them, are the same.")
        t.method("enumerateAttribute(_:in:options:using:)", defaults: ["options": Options().bridged]) {
            (text: NSAttributedString, key: NSAttributedString.Key, range: NSRange, options: Options,
                block: Block<Untyped, NSRange, WalkEnd>) in
            try check(range, text)
            var parts: [(Untyped, NSRange)] = []
            text.enumerateAttribute(key, in: range, options: options) { value, part, _ in
                parts.append((Untyped(value: value), part))
            }
            walk(parts, in: range, block)
        }
        t.method("enumerateAttributes(in:options:using:)", defaults: ["options": Options().bridged]) {
            (text: NSAttributedString, range: NSRange, options: Options,
                block: Block<TextAttributes, NSRange, WalkEnd>) in
            try check(range, text)
            var parts: [(TextAttributes, NSRange)] = []
            text.enumerateAttributes(in: range, options: options) { values, part, _ in
                parts.append((TextAttributes(values: values), part))
            }
            walk(parts, in: range, block)
        }
        t.callsAtOnce("enumerateAttribute")
        t.callsAtOnce("enumerateAttributes")
    }

    private func addWalking() {
        addOptionSet(
            NSAttributedString.EnumerationOptions.self, named: "NSAttributedString.EnumerationOptions",
            "How the parts of a text are walked through."
        ) { t in
            t.means("From the end; without looking whether a stretch goes on.")
            t.enumCase("reverse", .reverse)
            t.enumCase("longestEffectiveRangeNotRequired", .longestEffectiveRangeNotRequired)
        }
        addClass(
            WalkEnd.self, named: "UnsafeMutablePointer<ObjCBool>", superclass: nil,
            "What ends a walk through the parts of a text."
        ) { t in
            t.means("True ends it.")
            t.property("pointee", \.pointee)
        }
    }

    private func drawnRows(_ t: MemberTable<NSAttributedString>) {
        t.means("The room that it takes as one line, in the largest of its fonts.")
        t.method("size()") { (text: NSAttributedString) in text.size() }
        t.means("The room that it takes, broken into lines if the options say so.")
        t.method(
            "boundingRect(with:options:context:)", defaults: ["options": NSStringDrawingOptions().bridged]
        ) {
            (text: NSAttributedString, size: CGSize, options: NSStringDrawingOptions,
                context: NSStringDrawingContext?) in
            text.boundingRect(with: size, options: options, context: context)
        }
        t.means("Draws it; nothing is seen here.")
        t.method("draw(at:)") { (text: NSAttributedString, p: CGPoint) in text.draw(at: p) }
        t.method("draw(in:)") { (text: NSAttributedString, r: CGRect) in text.draw(in: r) }
        t.method("draw(with:options:context:)", defaults: ["options": NSStringDrawingOptions().bridged]) {
            (text: NSAttributedString, r: CGRect, options: NSStringDrawingOptions,
                context: NSStringDrawingContext?) in
            text.draw(with: r, options: options, context: context)
        }
    }

    private func addTextDrawing() {
        addOptionSet(
            NSStringDrawingOptions.self, named: "NSStringDrawingOptions", "How room for text is measured."
        ) { t in
            t.means("In lines; without it as one.")
            t.enumCase("usesLineFragmentOrigin", .usesLineFragmentOrigin)
            t.means("In such a way on a device; they change nothing here.")
            t.enumCase("usesFontLeading", .usesFontLeading)
            t.enumCase("usesDeviceMetrics", .usesDeviceMetrics)
            t.enumCase("truncatesLastVisibleLine", .truncatesLastVisibleLine)
        }
        addClass(
            NSStringDrawingContext.self, named: "NSStringDrawingContext", superclass: NSObject.self,
            "How text may shrink while it is drawn."
        ) { t in
            t.convenience("init()") { () in NSStringDrawingContext() }
            t.means("By how much at most.")
            t.property("minimumScaleFactor", \.minimumScaleFactor)
        }
    }

    private func mutableAttributedRows(_ t: MemberTable<NSMutableAttributedString>) {
        t.initializer("init()") { () in NSMutableAttributedString(string: "") }
        t.means("Makes one.")
        t.initializer("init(string:)") { (text: String) in NSMutableAttributedString(string: text) }
        t.initializer("init(string:attributes:)", defaults: ["attributes": nil]) {
            (text: String, attributes: TextAttributes?) in
            NSMutableAttributedString(string: text, attributes: attributes?.values)
        }
        t.initializer("init(attributedString:)") { (text: NSAttributedString) in
            NSMutableAttributedString(attributedString: text)
        }
        t.means("Adds a text at the end.")
        t.method("append(_:)") { (text: NSMutableAttributedString, more: NSAttributedString) in
            text.append(more)
        }
        t.means("Gives a part attributes, or takes one away.")
        t.method("addAttribute(_:value:range:)") {
            (text: NSMutableAttributedString, key: NSAttributedString.Key, value: Untyped, range: NSRange) in
            try check(range, text)
            if let value = value.value { text.addAttribute(key, value: value, range: range) }
        }
        t.method("addAttributes(_:range:)") {
            (text: NSMutableAttributedString, attributes: TextAttributes, range: NSRange) in
            try check(range, text)
            text.addAttributes(attributes.values, range: range)
        }
        t.method("removeAttribute(_:range:)") {
            (text: NSMutableAttributedString, key: NSAttributedString.Key, range: NSRange) in
            try check(range, text)
            text.removeAttribute(key, range: range)
        }
        t.means("Gives a part these attributes and no others.")
        t.method("setAttributes(_:range:)") {
            (text: NSMutableAttributedString, attributes: TextAttributes?, range: NSRange) in
            try check(range, text)
            text.setAttributes(attributes?.values, range: range)
        }
        mutableTextRows(t)
    }

    private func mutableTextRows(_ t: MemberTable<NSMutableAttributedString>) {
        t.means("Puts another text in the place of a part; a plain one takes its first attributes.")
        t.method("replaceCharacters(in:with:)") {
            (text: NSMutableAttributedString, range: NSRange, new: String) in
            try check(range, text)
            text.replaceCharacters(in: range, with: new)
        }
        t.method("replaceCharacters(in:with:)") {
            (text: NSMutableAttributedString, range: NSRange, new: NSAttributedString) in
            try check(range, text)
            text.replaceCharacters(in: range, with: new)
        }
        t.means("Begins and ends several changes; each is made at once here.")
        t.method("beginEditing()") { (text: NSMutableAttributedString) in text.beginEditing() }
        t.method("endEditing()") { (text: NSMutableAttributedString) in text.endEditing() }
        t.means("Puts a text in between, takes a part away, or becomes like another text.")
        t.method("insert(_:at:)") { (text: NSMutableAttributedString, new: NSAttributedString, place: Int) in
            try check(NSRange(location: place, length: 0), text)
            text.insert(new, at: place)
        }
        t.method("deleteCharacters(in:)") { (text: NSMutableAttributedString, range: NSRange) in
            try check(range, text)
            text.deleteCharacters(in: range)
        }
        t.method("setAttributedString(_:)") { (text: NSMutableAttributedString, new: NSAttributedString) in
            text.setAttributedString(new)
        }
    }

    private func attributeKeyRows(_ t: MemberTable<NSAttributedString.Key>) {
        t.initializer("init(rawValue:)") { (name: String) in NSAttributedString.Key(rawValue: name) }
        t.means("Makes one of your own.")
        t.initializer("init(_:)") { (name: String) in NSAttributedString.Key(name) }
        t.getter("rawValue", \.rawValue)
        t.means("About this.")
        t.staticGetter("font") { NSAttributedString.Key.font }
        t.staticGetter("paragraphStyle") { NSAttributedString.Key.paragraphStyle }
        t.staticGetter("foregroundColor") { NSAttributedString.Key.foregroundColor }
        t.staticGetter("backgroundColor") { NSAttributedString.Key.backgroundColor }
        t.staticGetter("kern") { NSAttributedString.Key.kern }
        t.staticGetter("tracking") { NSAttributedString.Key.tracking }
        t.staticGetter("strikethroughStyle") { NSAttributedString.Key.strikethroughStyle }
        t.staticGetter("strikethroughColor") { NSAttributedString.Key.strikethroughColor }
        t.staticGetter("underlineStyle") { NSAttributedString.Key.underlineStyle }
        t.staticGetter("underlineColor") { NSAttributedString.Key.underlineColor }
        t.staticGetter("strokeColor") { NSAttributedString.Key.strokeColor }
        t.staticGetter("strokeWidth") { NSAttributedString.Key.strokeWidth }
        t.staticGetter("link") { NSAttributedString.Key.link }
        t.staticGetter("baselineOffset") { NSAttributedString.Key.baselineOffset }
        t.staticGetter("ligature") { NSAttributedString.Key.ligature }
        t.staticGetter("shadow") { NSAttributedString.Key.shadow }
        t.staticGetter("textEffect") { NSAttributedString.Key.textEffect }
        t.staticGetter("attachment") { NSAttributedString.Key.attachment }
        t.staticGetter("obliqueness") { NSAttributedString.Key.obliqueness }
        t.staticGetter("expansion") { NSAttributedString.Key.expansion }
        t.staticGetter("writingDirection") { NSAttributedString.Key.writingDirection }
        t.staticGetter("verticalGlyphForm") { NSAttributedString.Key.verticalGlyphForm }
        t.means("How the text is read out.")
        t.staticGetter("accessibilitySpeechPunctuation") {
            NSAttributedString.Key.accessibilitySpeechPunctuation
        }
        t.staticGetter("accessibilitySpeechLanguage") { NSAttributedString.Key.accessibilitySpeechLanguage }
        t.staticGetter("accessibilitySpeechPitch") { NSAttributedString.Key.accessibilitySpeechPitch }
        t.staticGetter("accessibilitySpeechQueueAnnouncement") {
            NSAttributedString.Key.accessibilitySpeechQueueAnnouncement
        }
        t.staticGetter("accessibilitySpeechIPANotation") {
            NSAttributedString.Key.accessibilitySpeechIPANotation
        }
        t.staticGetter("accessibilitySpeechSpellOut") { NSAttributedString.Key.accessibilitySpeechSpellOut }
    }
}

/// Calls a closure for parts of a text until it says that it has enough. The closure may change the text.
private func walk<Held: Bridged>(
    _ parts: [(held: Held, range: NSRange)], in range: NSRange, _ block: Block<Held, NSRange, WalkEnd>
) {
    let end = WalkEnd()
    for part in parts where !end.pointee {
        // Without the longest stretches Foundation answers some that reach beyond the range.
        block(part.held, NSIntersectionRange(part.range, range), end)
    }
}

/// UIKit raises an exception for a range that the text does not have.
private func check(_ range: NSRange, _ text: NSAttributedString) throws {
    let isInside = range.location >= 0 && range.length >= 0 && range.location <= text.length
        && range.length <= text.length - range.location
    if !isInside { throw outOfBounds(text) }
}

private func outOfBounds(_ text: NSAttributedString) -> RunTrap {
    .trap("the range is out of bounds: the text has \(text.length) UTF-16 code units")
}

extension MemberTable where Owner: Bridged {
    /// What texts of both kinds can do with attributes: be measured and drawn.
    func drawnTextRows(
        size: @escaping (Owner, TextAttributes?) -> CGSize,
        room: @escaping (Owner, CGSize, NSStringDrawingOptions, TextAttributes?) -> CGRect
    ) {
        means("The room that it takes as one line, in the font among the attributes.")
        method("size(withAttributes:)", defaults: ["withAttributes": nil]) { (o: Owner, a: TextAttributes?) in
            size(o, a)
        }
        means("The room that it takes, broken into lines if the options say so.")
        method(
            "boundingRect(with:options:attributes:context:)",
            defaults: ["options": NSStringDrawingOptions().bridged, "attributes": nil]
        ) {
            (o: Owner, s: CGSize, options: NSStringDrawingOptions, a: TextAttributes?,
                _: NSStringDrawingContext?) in
            room(o, s, options, a)
        }
        means("Draws it; nothing is seen here.")
        method("draw(at:withAttributes:)", defaults: ["withAttributes": nil]) {
            (_: Owner, _: CGPoint, _: TextAttributes?) in
        }
        method("draw(in:withAttributes:)", defaults: ["withAttributes": nil]) {
            (_: Owner, _: CGRect, _: TextAttributes?) in
        }
        method(
            "draw(with:options:attributes:context:)",
            defaults: ["options": NSStringDrawingOptions().bridged, "attributes": nil]) {
            (_: Owner, _: CGRect, _: NSStringDrawingOptions, _: TextAttributes?,
                _: NSStringDrawingContext?) in
        }
    }
}
