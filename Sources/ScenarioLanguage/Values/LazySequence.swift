/// A sequence whose elements are made while it is walked, anew each time: what `sequence(first:next:)` and
/// `lazy` answer. A closure is called when Swift calls it, which `first` may do twice for one element.
package final class LazySequence {
    /// What becomes of each element.
    enum Stage {
        case map((Value) throws -> Value)
        case filter((Value) throws -> Bool)
        /// Null is left out.
        case compactMap((Value) throws -> Value)
    }

    private enum Source {
        case elements([Value])
        case unfolding(first: Value, next: ClosureValue)
        case numbered(LazySequence)
    }

    private let source: Source
    private let stages: [Stage]

    private init(_ source: Source, _ stages: [Stage] = []) {
        self.source = source
        self.stages = stages
    }

    /// Elements that are there, none of them touched yet.
    convenience init(_ elements: [Value]) {
        self.init(.elements(elements))
    }

    /// `first`, and then what `next` makes of each element until it answers nil.
    convenience init(first: Value, next: ClosureValue) {
        self.init(.unfolding(first: first, next: next))
    }

    /// The sequence with one more closure.
    ///
    /// - Throws: `RunTrap` when there are more than anybody writes.
    func adding(_ stage: Stage) throws -> LazySequence {
        if stages.count == Self.mostStages {
            throw RunTrap.limit("more than \(Self.mostStages) closures on a lazy sequence")
        }
        return LazySequence(source, stages + [stage])
    }

    private static let mostStages = 50

    /// Pairs of a number and an element.
    func enumerated() -> LazySequence { LazySequence(.numbered(self)) }

    // MARK: Walking

    /// Walks until `body` answers false.
    ///
    /// - Throws: what the closures throw, and `RunTrap` when there are more elements than a collection may
    ///   have.
    func walk(in context: RunContext, _ body: (Value) throws -> Bool) throws {
        try walkSource(in: context) { element in
            guard let made = try made(of: element) else { return true }
            return try body(made)
        }
    }

    private func walkSource(in context: RunContext, _ body: (Value) throws -> Bool) throws {
        var index = 0
        switch source {
        case .elements(let elements):
            for element in elements {
                try context.chargeGrowth(of: index)
                guard try body(element) else { return }
                index += 1
            }
        case .unfolding(let first, let next):
            var element = first.inSome
            while !element.isNull {
                let current = element.fromSome
                try context.chargeGrowth(of: index)
                guard try body(current) else { return }
                element = try next.call([current])
                index += 1
            }
        case .numbered(let sequence):
            try sequence.walk(in: context) { element in
                index += 1
                return try body(.tuple([.int(index - 1), element]))
            }
        }
    }

    private func made(of element: Value) throws -> Value? {
        var made = element
        for stage in stages {
            switch stage {
            case .map(let transform): made = try transform(made)
            case .filter(let isWanted): if try !isWanted(made) { return nil }
            case .compactMap(let transform):
                made = try transform(made)
                if made.isNull { return nil }
                made = made.fromSome
            }
        }
        return made
    }

    // MARK: As a collection

    /// The first element. As the collection that it is, it looks for the place first, and makes the element
    /// then.
    func first(in context: RunContext) throws -> Value? {
        var found: Value?
        try walkSource(in: context) { element in
            if try isKept(element, by: stages[...]) { found = try transformed(element, by: stages[...]) }
            return found == nil
        }
        return found
    }

    func isEmpty(in context: RunContext) throws -> Bool {
        var isEmpty = true
        try walkSource(in: context) { element in
            isEmpty = try !isKept(element, by: stages[...])
            return isEmpty
        }
        return isEmpty
    }

    func count(in context: RunContext) throws -> Int {
        var count = 0
        try walkSource(in: context) { element in
            if try isKept(element, by: stages[...]) { count += 1 }
            return true
        }
        return count
    }

    /// Each filter makes what the stages before it make once more.
    private func isKept(_ element: Value, by stages: ArraySlice<Stage>) throws -> Bool {
        guard let last = stages.last else { return true }
        let before = stages.dropLast()
        guard try isKept(element, by: before) else { return false }
        switch last {
        case .map: return true
        case .filter(let isWanted): return try isWanted(transformed(element, by: before))
        case .compactMap(let transform): return try !transform(transformed(element, by: before)).isNull
        }
    }

    private func transformed(_ element: Value, by stages: ArraySlice<Stage>) throws -> Value {
        var made = element
        for stage in stages {
            switch stage {
            case .map(let transform), .compactMap(let transform): made = try transform(made)
            case .filter: break
            }
        }
        return made
    }
}

extension RunContext {
    /// Walks through a sequence until `body` answers false.
    func walk(_ sequence: Value, _ body: (Value) throws -> Bool) throws {
        guard case .lazy(let made) = sequence else {
            for element in try elements(of: sequence) where !(try body(element)) { return }
            return
        }
        try made.walk(in: self, body)
    }

    /// The first element that `isWanted`, without looking at those behind it.
    func first(in sequence: Value, where isWanted: (Value) throws -> Bool) throws -> Value? {
        var found: Value?
        try walk(sequence) { element in
            if try isWanted(element) { found = element }
            return found == nil
        }
        return found
    }

    /// What `make` makes of the elements; nil leaves one out.
    func made(of sequence: Value, _ make: (Value) throws -> Value?) throws -> [Value] {
        var result: [Value] = []
        try walk(sequence) { element in
            if let value = try make(element) { result.append(value) }
            return true
        }
        return result
    }
}
