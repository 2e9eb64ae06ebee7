import EventEngine

/// What members of the catalogue need of the run that calls them.
///
/// One run has one context; it never crosses threads.
package final class RunContext {
    /// The first error inside a closure or override that the engine called; thrown when control is back.
    package private(set) var failure: (any Error)?
    /// Takes the text of a `print`, without the line end.
    package var print: (String) -> Void
    /// Stops the world after a failure: every loop of the engine ends quickly.
    package var halt: () -> Void
    /// What `print(..., terminator: "")` has written and no line end has finished.
    var unfinishedLine = ""
    /// How many places of memory were given out.
    var places = 0
    /// Whether an object is of a class or a subclass of it, the scenario's own classes included; set by the
    /// interpreter, which knows them.
    package var isKind: (_ object: Value, _ type: StaticType) -> Bool = { _, _ in false }
    /// Whether an object is of exactly this class.
    package var isMember: (_ object: Value, _ type: StaticType) -> Bool = { _, _ in false }
    /// Calls a method of an object by Objective-C's name.
    package var perform: (_ object: Value, _ selector: String, _ arguments: [Value]) throws -> Void = {
        _, _, _ in
    }
    /// Whether an object has a method by Objective-C's name; nil when no `#selector` names it.
    package var responds: (_ object: Value, _ selector: String) -> Bool? = { _, _ in nil }
    /// The properties of objects by Objective-C's names for them; set by the interpreter.
    package weak var keyedValues: (any KeyedValues)?
    /// What extensions of types that are not the scenario's print their values as.
    package var descriptions: [StaticType: (Value) throws -> String] = [:]
    /// What calls of `vary` answer.
    package var variation = Variation()
    /// Calls the method that an object of the scenario's classes has for a message of a protocol; nil when it
    /// has none.
    package var askImplementer:
        (_ object: Value, _ selector: MessageSelector, _ arguments: [Value]) throws -> Value? = { _, _, _ in
            nil
        }
    /// Makes the cells of a class for a table, `UITableViewCell` or one of the scenario's; nil for another
    /// type.
    package var cellMaker: (_ type: StaticType) -> ((_ identifier: String) -> UITableViewCell)? = { _ in nil }
    /// Makes the cells of a class for a collection view, likewise.
    package var itemMaker: (_ type: StaticType) -> ((_ frame: CGRect) -> UICollectionViewCell)? =
        { _ in nil }
    /// Makes the views beside a collection view's cells, and the headers and footers of a table.
    package var viewMaker: (_ type: StaticType) -> ((_ frame: CGRect) -> UICollectionReusableView)? =
        { _ in nil }
    package var titleMaker: (_ type: StaticType) -> ((_ identifier: String) -> UITableViewHeaderFooterView)? =
        { _ in nil }
    /// The appearance of a class, for views that are in views or controllers of some classes.
    package var appearance: (_ type: StaticType, _ containers: [StaticType]) throws -> Value =
        { _, _ in .null }
    /// How the run's tasks begin, wait and go on; set by the interpreter.
    package var tasks: TaskControl?
    /// The seeded random numbers of this run.
    package var random = SeededRandom()
    /// What `NSStringFromClass` and `print` put in front of a scenario class's name.
    package var moduleName = "Scenario"
    /// The hash values of objects.
    package let objectNumbers = ObjectNumbers()
    /// The most elements that one array, set or dictionary may have.
    package let maximumElements: Int
    /// The most UTF-8 bytes that one string may have.
    package let maximumStringBytes: Int
    /// What the run may still do; shared with its world.
    package let work: WorkBudget

    /// A context for one run.
    package init(
        maximumElements: Int = 100_000, maximumStringBytes: Int = 1_000_000,
        work: WorkBudget = WorkBudget(),
        print: @escaping (String) -> Void = { _ in }, halt: @escaping () -> Void = {}
    ) {
        self.maximumElements = maximumElements
        self.maximumStringBytes = maximumStringBytes
        self.work = work
        self.print = print
        self.halt = halt
    }

    /// Keeps the first error and halts the world.
    package func fail(_ error: any Error) {
        if failure == nil { failure = error }
        halt()
    }

    /// Charges the run for a collection of `count` elements.
    /// - Throws: `RunTrap` when it is too large, or all of them together are.
    package func charge(elements count: Int) throws {
        if count > maximumElements {
            throw RunTrap.limit("a collection of more than \(maximumElements) elements")
        }
        try spend(count * ValueWork.element + 1)
    }

    /// Charges the run for a set or a dictionary of `count` elements or pairs.
    /// - Throws: `RunTrap` when it is too large, or all of them together are.
    package func charge(pairs count: Int) throws {
        if count <= maximumElements { try spend(count * (ValueWork.pair - ValueWork.element)) }
        try charge(elements: count)
    }

    /// Charges the run for a string of `count` UTF-8 bytes.
    /// - Throws: `RunTrap` when it is too long, or all strings together are.
    package func charge(stringBytes count: Int) throws {
        if count > maximumStringBytes {
            throw RunTrap.limit("a string of more than \(maximumStringBytes) bytes")
        }
        try spend(count / ValueWork.bytesInUnit + 1)
    }

    /// Charges the run for one more element in a collection that has `count` already.
    /// - Throws: `RunTrap` when that is too many.
    package func chargeGrowth(of count: Int) throws {
        if count >= maximumElements {
            throw RunTrap.limit("a collection of more than \(maximumElements) elements")
        }
        try spend(ValueWork.element)
    }

    /// Charges the run for `added` elements of a collection that has `count` now.
    /// - Throws: `RunTrap` when it is too large, or all of them together are.
    package func chargeGrowth(to count: Int, by added: Int) throws {
        if count > maximumElements { return try charge(elements: count) }
        try spend(added * ValueWork.element + 1)
    }

    /// Charges the run for `added` UTF-8 bytes of a text that has `count` now.
    /// - Throws: `RunTrap` when it is too long, or all strings together are.
    package func chargeGrowth(toBytes count: Int, by added: Int) throws {
        if count > maximumStringBytes { return try charge(stringBytes: count) }
        try spend(added / ValueWork.bytesInUnit + 1)
    }

    /// Takes units of work off.
    /// - Throws: what ended the run when there were not so many.
    package func spend(_ cost: Int) throws {
        guard !work.draw(cost) else { return }
        if let failure { throw failure }
        throw RunTrap.limit("more work than a scenario may do")
    }
}

/// What stops a scenario at an expression; the interpreter adds the place and makes a diagnostic of it.
package enum RunTrap: Error, Equatable {
    /// Swift itself would stop here; the words are the library's, lower case: `index out of range`.
    case trap(String)
    /// A collection has no element at a place.
    case outOfRange(String)
    /// The scenario's own code ended it: `fatalError`, a `precondition` that does not hold.
    case stopped(String)
    /// A bound of the interpreter was reached.
    case limit(String)
    /// Swift would go on, we cannot: the words name what is missing.
    case unsupported(String)
}

/// Key-value coding: properties of objects by Objective-C's names for them.
package protocol KeyedValues: AnyObject {
    /// The value of a property, as an object where it has a box.
    func value(of object: Value, forKey key: String) throws -> Value
    /// Sets a property.
    func setValue(_ value: Value, of object: Value, forKey key: String) throws
    /// The value of a property of a property: `layer.position.x`.
    func value(of object: Value, forKeyPath path: String) throws -> Value
    /// Sets a property of a property.
    func setValue(_ value: Value, of object: Value, forKeyPath path: String) throws
}
