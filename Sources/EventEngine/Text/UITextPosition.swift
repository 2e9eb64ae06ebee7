import Foundation

/// A place between two characters of a text.
open class UITextPosition: NSObject {}

/// A part of a text, from one place to another.
open class UITextRange: NSObject {
    open var start: UITextPosition { nowhere }
    open var end: UITextPosition { nowhere }
    open var isEmpty: Bool { true }

    private lazy var nowhere = UITextPosition()
}

/// A place that the engine's texts know, by its number of UTF-16 units.
final class TextOffset: UITextPosition {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    override var hash: Int { offset }
}

/// A part that the engine's texts know.
final class TextSpan: UITextRange {
    let range: NSRange
    init(_ range: NSRange) { self.range = range }

    override var start: UITextPosition { TextOffset(range.location) }
    override var end: UITextPosition { TextOffset(range.upperBound) }
    override var isEmpty: Bool { range.length == 0 }
    override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
    override var hash: Int { range.location &* 31 &+ range.length }
}
