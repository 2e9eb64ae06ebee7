/// A sequence whose elements are made while it is walked, anew each time: what `sequence(first:next:)` and
/// `lazy` answer, and sequences of the scenario's own types. A closure is called when Swift calls it, which
/// `first` may do twice for one element.
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
        case unfoldingState(Value, next: ClosureValue)
        /// What makes an iterator: a closure that answers the next element.
        case walking(ClosureValue)
        case numbered(LazySequence)
        /// What begins a walk, and answers what gives the elements of it.
        case made((RunContext) throws -> () throws -> Value?)
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

    /// What `next` makes of a state, which it changes, until it answers nil.
    convenience init(state: Value, next: ClosureValue) {
        self.init(.unfoldingState(state, next: next))
    }

    /// What iterators answer that `maker` makes, one for each walk.
    convenience init(walking maker: ClosureValue) {
        self.init(.walking(maker))
    }

    /// What `begin` answers gives one element after the other; it is called for each walk.
    convenience init(_ begin: @escaping (RunContext) throws -> () throws -> Value?) {
        self.init(.made(begin))
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
        let next = try steps(in: context)
        while let element = try next() { if try !body(element) { return } }
    }

    /// What answers one element after the other.
    ///
    /// - Throws: what the closures throw, and `RunTrap` when there are more elements than a collection may
    ///   have.
    func steps(in context: RunContext) throws -> () throws -> Value? {
        let next = try sourceSteps(in: context)
        if stages.isEmpty { return next }
        return { [self] in
            while let element = try next() { if let made = try made(of: element) { return made } }
            return nil
        }
    }

    private func walkSource(in context: RunContext, _ body: (Value) throws -> Bool) throws {
        let next = try sourceSteps(in: context)
        while let element = try next() { if try !body(element) { return } }
    }

    private func sourceSteps(in context: RunContext) throws -> () throws -> Value? {
        var index = 0
        func counted(_ next: @escaping () throws -> Value) -> () throws -> Value? {
            {
                let element = try next()
                if element.isNull { return nil }
                try context.chargeGrowth(of: index)
                index += 1
                return element.fromSome
            }
        }
        switch source {
        case .elements(let elements):
            return counted { index < elements.count ? elements[index].inSome : .null }
        case .unfolding(let first, let next):
            var element = first.inSome
            return counted {
                if index > 0, !element.isNull { element = try next.call([element.fromSome]) }
                return element
            }
        case .unfoldingState(var state, let next):
            return counted {
                let answer = try next.call([state]).elements
                state = answer[1]
                return answer[0]
            }
        case .walking(let maker):
            let next = try maker.call([]).closure
            return counted { try next.call([]) }
        case .made(let begin): return try begin(context)
        case .numbered(let sequence):
            let next = try sequence.steps(in: context)
            return {
                guard let element = try next() else { return nil }
                index += 1
                return .tuple([.int(index - 1), element])
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
    /// What answers one element of a sequence after the other.
    func steps(through sequence: Value) throws -> () throws -> Value? {
        if case .lazy(let made) = sequence { return try made.steps(in: self) }
        if case .range(let range) = sequence {
            let next = range.steps()
            return { [self] in
                try spend(1)
                return next()
            }
        }
        var left = try elements(of: sequence).makeIterator()
        return { left.next() }
    }

    /// Walks through a sequence until `body` answers false.
    func walk(_ sequence: Value, _ body: (Value) throws -> Bool) throws {
        if case .range(let range) = sequence {
            let next = range.steps()
            while let number = next() {
                try spend(1)
                if try !body(number) { return }
            }
            return
        }
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
