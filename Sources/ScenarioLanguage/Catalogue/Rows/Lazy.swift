extension NativeCatalogue {
    /// `lazy` of a collection.
    func lazyRow(_ t: GenericTable) {
        t.getter("lazy", .sequence(.element, .lazy)) { context, s in
            if case .range = s { return .lazy(LazySequence { try $0.steps(through: s) }) }
            return .lazy(LazySequence(try context.elements(of: s)))
        }
    }

    /// What `lazy` has in its own way: closures that are called when their element is asked for.
    func lazyRows(_ t: GenericTable) {
        t.method("map(_:)", [.closure(.element, to: .result)], .sequence(.result, .lazy)) { _, s, arguments in
            let body = arguments[0].closure
            return .lazy(try s.lazily.adding(.map { try body.call([$0]) }))
        }
        t.method(
            "compactMap(_:)", [.closure(.element, to: .optional(.result))], .sequence(.result, .lazy)
        ) { _, s, arguments in
            let body = arguments[0].closure
            return .lazy(try s.lazily.adding(.compactMap { try body.call([$0]) }))
        }
        t.method(
            "filter(_:)", [.closure(.element, to: .bool)], .sequence(.element, .lazy)
        ) { _, s, arguments in
            let body = arguments[0].closure
            return .lazy(try s.lazily.adding(.filter { try body.call([$0]).truth }))
        }
        lazyPartRows(t)
        t.getter("first", .optional(.element)) { context, s in .optional(try s.lazily.first(in: context)) }
        t.getter("isEmpty", .bool) { context, s in .bool(try s.lazily.isEmpty(in: context)) }
        t.getter("count", .int) { context, s in .int(try s.lazily.count(in: context)) }
    }

    /// The elements up to the first one that is not meant, and those from there on.
    private func lazyPartRows(_ t: GenericTable) {
        let question = [StaticType.closure(.element, to: .bool)]
        t.method("prefix(while:)", question, .sequence(.element, .lazy)) { _, s, arguments in
            let body = arguments[0].closure
            return .lazy(
                LazySequence { context in
                    let next = try context.steps(through: s)
                    var isOver = false
                    return {
                        guard !isOver, let element = try next(), try body.call([element]).truth else {
                            isOver = true
                            return nil
                        }
                        return element
                    }
                })
        }
        t.method("drop(while:)", question, .sequence(.element, .lazy)) { _, s, arguments in
            let body = arguments[0].closure
            return .lazy(
                LazySequence { context in
                    let next = try context.steps(through: s)
                    var isDropping = true
                    return {
                        while let element = try next() {
                            if isDropping, try body.call([element]).truth { continue }
                            isDropping = false
                            return element
                        }
                        return nil
                    }
                })
        }
    }

    /// The first elements, which are asked for when they are needed.
    func firstElementsRow(_ t: GenericTable, as kind: SequenceKind) {
        t.method("prefix(_:)", [.int], .sequence(.element, kind)) { context, s, arguments in
            let most = try context.size(arguments[0])
            return .lazy(
                LazySequence { context in
                    let next = try context.steps(through: s)
                    var count = 0
                    return {
                        if count == most { return nil }
                        count += 1
                        return try next()
                    }
                })
        }
    }

    /// What is walked once: its first elements, and all of them from the end.
    func walkedPartRows(_ t: GenericTable) {
        firstElementsRow(t, as: .unfolded)
        let rest = StaticType.sequence(.element, .unfolded)
        t.method("dropFirst()", [], rest) { _, s, _ in s.dropping(1) }
        t.method("dropFirst(_:)", [.int], rest) { context, s, arguments in
            s.dropping(try context.size(arguments[0]))
        }
        t.method("drop(while:)", [.closure(.element, to: .bool)], rest) { context, s, arguments in
            let body = arguments[0].closure
            return .array(Array(try context.elements(of: s).drop { try body.call([$0]).truth }))
        }
        t.method("dropLast()", [], .array(.element)) { context, s, _ in
            .array(try context.elements(of: s).dropLast())
        }
        t.method("dropLast(_:)", [.int], .array(.element)) { context, s, arguments in
            .array(try context.elements(of: s).dropLast(context.size(arguments[0])))
        }
        t.method("suffix(_:)", [.int], .array(.element)) { context, s, arguments in
            .array(try context.elements(of: s).suffix(context.size(arguments[0])))
        }
        t.method(
            "prefix(while:)", [.closure(.element, to: .bool)], .array(.element)
        ) { context, s, arguments in
            let body = arguments[0].closure
            var result: [Value] = []
            try context.walk(s) { element in
                guard try body.call([element]).truth else { return false }
                result.append(element)
                return true
            }
            return .array(result)
        }
        t.method("reversed()", [], .array(.element)) { context, s, _ in
            .array(try context.elements(of: s).reversed())
        }
    }
}

extension Value {
    /// The sequence without its first elements, which each walk passes over when it begins.
    fileprivate func dropping(_ count: Int) -> Value {
        .lazy(
            LazySequence { context in
                let next = try context.steps(through: self)
                for _ in 0..<count where try next() == nil { break }
                return next
            })
    }

    fileprivate var lazily: LazySequence {
        guard case .lazy(let sequence) = self else {
            preconditionFailure("the checker let \(self) pass as a lazy sequence")
        }
        return sequence
    }
}
