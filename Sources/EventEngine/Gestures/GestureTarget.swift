import Foundation

/// Whom a recognizer tells, and by which message. Targets are not retained.
struct GestureTarget {
    weak var object: AnyObject?
    let action: Selector
}
