import Foundation

/// What was cut or copied.
open class UIPasteboard: NSObject {
    /// The pasteboard of this thread's world.
    open class var general: UIPasteboard { Simulator.current.pasteboard }

    /// In the order in which they were put in; nil without any.
    open var strings: [String]?
    /// The first text.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    open var hasStrings: Bool { strings?.isEmpty == false }
}
