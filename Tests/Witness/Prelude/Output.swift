import EventEngine

/// Puts a line into the trace, as Swift's `print` would write it.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    var text = ""
    for (index, item) in items.enumerated() {
        if index > 0 { text += separator }
        Swift.print(item, terminator: "", to: &text)
    }
    Witness.record(text + terminator)
}

/// Puts a line into the trace, as Swift's `debugPrint` would write it.
public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    var text = ""
    for (index, item) in items.enumerated() {
        if index > 0 { text += separator }
        Swift.debugPrint(item, terminator: "", to: &text)
    }
    Witness.record(text + terminator)
}

extension Witness {
    /// One call of `print` is one line of the trace; the line feed at its end is understood.
    static func record(_ text: String) {
        world.recordPrint(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }

    /// What `NSLog` leaves in the trace.
    public static func log(_ format: String, _ arguments: [CVarArg]) {
        world.recordPrint(String(format: format, arguments: arguments))
    }

    /// What `NSStringFromClass` answers: the class as the author wrote it.
    public static func name(of type: AnyClass) -> String { String(describing: type) }
}
