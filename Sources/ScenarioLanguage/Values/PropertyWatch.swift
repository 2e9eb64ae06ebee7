/// Who is told of the changes of one property of an object of a scenario's class.
package final class PropertyWatch {
    /// The name of the property.
    let name: String
    let willChange: () -> Void
    let didChange: () -> Void
    var isOver = false
    /// Whether a change is under way: what an override sets through `super` is part of it.
    private var isChanging = false

    init(_ name: String, willChange: @escaping () -> Void, didChange: @escaping () -> Void) {
        self.name = name
        self.willChange = willChange
        self.didChange = didChange
    }

    /// Makes a change, and tells those who watch before and afterwards, in the order in which they came.
    static func telling(_ watches: [PropertyWatch], _ change: () throws -> Void) rethrows {
        for watch in watches where !watch.isOver { watch.willChange() }
        for watch in watches { watch.isChanging = true }
        defer { for watch in watches { watch.isChanging = false } }
        try change()
        for watch in watches {
            watch.isChanging = false
            if !watch.isOver { watch.didChange() }
        }
    }

    /// Whether it is to hear of a change of a property.
    func hears(of name: String) -> Bool { self.name == name && !isChanging && !isOver }
}

/// An object of a scenario's class, whose properties may be watched.
package protocol PropertyWatched: AnyObject {
    /// In the order in which they came.
    var watches: [PropertyWatch] { get set }
}

extension ScriptObject: PropertyWatched {}
