import EventEngine

/// Puts a line into the trace, as Swift's `print` would write it.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    var texts: [String] = []
    for item in items {
        var text = ""
        Swift.print(item, terminator: "", to: &text)
        texts.append(text)
    }
    Witness.write(texts.joined(separator: separator) + terminator)
}

/// Puts a line into the trace, as Swift's `debugPrint` would write it.
public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    var texts: [String] = []
    for item in items {
        var text = ""
        Swift.debugPrint(item, terminator: "", to: &text)
        texts.append(text)
    }
    Witness.write(texts.joined(separator: separator) + terminator)
}

extension Witness {
    nonisolated(unsafe) private static var unfinishedLine = ""

    /// A line of the trace is what one or more calls of `print` wrote up to a terminator that ends a line.
    static func write(_ text: String) {
        unfinishedLine += text
        guard unfinishedLine.hasSuffix("\n") else { return }
        world.recordPrint(String(unfinishedLine.dropLast()))
        unfinishedLine = ""
    }

    /// Writes what the last `print(…, terminator: "")` left.
    static func finishPrinting() {
        if !unfinishedLine.isEmpty { world.recordPrint(unfinishedLine) }
    }

    /// What `NSLog` leaves in the trace.
    public static func log(_ format: String, _ arguments: [CVarArg]) {
        write(String(format: format, arguments: arguments) + "\n")
    }

    /// What `NSStringFromClass` answers: with its module, unless it is a class of UIKit's own.
    public static func name(_ type: AnyClass) -> String {
        let name = String(reflecting: type)
        return name.hasPrefix("EventEngine.") ? String(name.dropFirst("EventEngine.".count)) : name
    }
}
