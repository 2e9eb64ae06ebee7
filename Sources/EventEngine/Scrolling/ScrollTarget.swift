import Foundation

/// Where content will come to rest, for a delegate to change (H-22). A compiled delegate gets the pointer; a
/// scenario's gets this object, which it may keep without doing harm.
package final class ScrollTarget {
    let pointer = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)

    init(_ point: CGPoint) { pointer.initialize(to: point) }

    deinit { pointer.deallocate() }

    /// The place, in the content's coordinates.
    package var pointee: CGPoint {
        get { pointer.pointee }
        set { pointer.pointee = newValue }
    }
}
