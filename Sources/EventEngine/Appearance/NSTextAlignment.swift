import Foundation

/// Where lines of text are. Kept, without effect on events.
public enum NSTextAlignment: Int, Sendable {
    /// Natural is the side on which the language begins.
    case left, center, right, justified, natural
}

/// What happens to text that is too long for its line. Kept, without effect on events.
public enum NSLineBreakMode: Int, Sendable {
    /// Onto the next line, at words or at characters.
    case byWordWrapping, byCharWrapping
    /// Cut off, without or with an ellipsis.
    case byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
