extension NativeCatalogue {
    /// What the rows of Set mean.
    func setMeanings(_ group: ReferenceGroup) {
        group.means("From other elements.", of: "init(_:)", "init(arrayLiteral:)")
        group.means(
            "Without elements; how much room it has makes no difference.", of: "init(minimumCapacity:)")
        group.means(
            "Adds and takes out.", of: "insert(_:)", "update(with:)", "remove(_:)", "removeAll()",
            "removeAll(keepingCapacity:)",
            "removeFirst()", "popFirst()")
        group.means(
            "What only one has, and what both have.", of: "symmetricDifference(_:)",
            "formSymmetricDifference(_:)", "formIntersection(_:)")
        group.means("Compares two.", of: "isSuperset(of:)", "isDisjoint(with:)")
        group.means("The same elements; what is made of them is made when it is asked for.", of: "lazy")
    }

    /// Sets. They are walked in order of insertion, where Swift's order is another in every run.
    func setRows(_ t: GenericTable) {
        let hashable: [GenericRequirement] = [.conforms("Element", .hashable)]
        t.initializer("init()", [], .set(.element), where: hashable) { _, _ in .set(OrderedValueSet()) }
        t.initializer("init(minimumCapacity:)", [.int], .set(.element), where: hashable) { _, _ in
            .set(OrderedValueSet())
        }
        t.initializer("init(_:)", [.elements], .set(.element), where: hashable) { context, arguments in
            .set(OrderedValueSet(try context.elements(of: arguments[0])))
        }
        t.literalInitializer("arrayLiteral", .element, .set(.element), where: hashable) {
            .set(OrderedValueSet($0))
        }
        setChangingRows(t)
        algebraRows(t)
        comparisonRows(t)
    }

    private func setChangingRows(_ t: GenericTable) {
        let inserted = StaticType.tuple([
            TupleElement("inserted", .bool), TupleElement("memberAfterInsert", .element),
        ])
        t.mutator(
            "insert(_:)", [.element], inserted, isDiscardable: true, cost: .constant
        ) { context, set, arguments in
            try context.chargeGrowth(of: set.members.count)
            return set.withMembers { members in
                .tuple([.bool(members.insert(arguments[0])), members.member(equalTo: arguments[0])])
            }
        }
        t.mutator(
            "update(with:)", [.element], .optional(.element), isDiscardable: true, cost: .constant
        ) { context, set, arguments in
            try context.chargeGrowth(of: set.members.count)
            return set.withMembers { members in
                let old = members.member(equalTo: arguments[0])
                let isIn = members.remove(arguments[0])
                _ = members.insert(arguments[0])
                return isIn ? old.inSome : .null
            }
        }
        t.mutator(
            "remove(_:)", [.element], .optional(.element), isDiscardable: true, cost: .constant
        ) { _, set, arguments in
            set.withMembers { members in
                let member = members.member(equalTo: arguments[0])
                return members.remove(arguments[0]) ? member.inSome : .null
            }
        }
        for (name, keeping) in [("removeAll()", []), ("removeAll(keepingCapacity:)", [StaticType.bool])] {
            t.mutator(name, keeping) { _, set, _ in
                set = .set(OrderedValueSet())
                return .void
            }
        }
        t.mutator("removeFirst()", [], .element, isDiscardable: true) { context, set, _ in
            guard let first = try context.elements(of: set).first else {
                throw RunTrap.trap("can't remove the first element of an empty set")
            }
            set.withMembers { _ = $0.remove(first) }
            return first
        }
        t.mutator("popFirst()", [], .optional(.element), isDiscardable: true) { context, set, _ in
            guard let first = try context.elements(of: set).first else { return .null }
            set.withMembers { _ = $0.remove(first) }
            return first.inSome
        }
    }

    private func algebraRows(_ t: GenericTable) {
        let operations: [(pure: String, changing: String, (OrderedValueSet, [Value]) -> [Value])] = [
            ("union(_:)", "formUnion(_:)", { set, other in set.values + other }),
            ("subtracting(_:)", "subtract(_:)", { set, other in
                let other = OrderedValueSet(other)
                return set.values.filter { !other.contains($0) }
            }),
            ("intersection(_:)", "formIntersection(_:)", { set, other in
                let other = OrderedValueSet(other)
                return set.values.filter { other.contains($0) }
            }),
            ("symmetricDifference(_:)", "formSymmetricDifference(_:)", { set, other in
                let different = OrderedValueSet(other)
                return set.values.filter { !different.contains($0) } + other.filter { !set.contains($0) }
            }),
        ]
        for (pure, changing, operation) in operations {
            t.method(pure, [.elements], .set(.element)) { context, set, arguments in
                try context.charge(elements: set.members.count)
                let other = try context.elements(of: arguments[0])
                return .set(OrderedValueSet(operation(set.members, other)))
            }
            t.mutator(changing, [.elements]) { context, set, arguments in
                try context.charge(elements: set.members.count)
                let other = try context.elements(of: arguments[0])
                set = try context.charged(.set(OrderedValueSet(operation(set.members, other))))
                return .void
            }
        }
    }

    private func comparisonRows(_ t: GenericTable) {
        t.method("isSubset(of:)", [.elements], .bool) { context, set, arguments in
            let other = OrderedValueSet(try context.elements(of: arguments[0]))
            return .bool(try context.elements(of: set).allSatisfy(other.contains))
        }
        t.method("isSuperset(of:)", [.elements], .bool) { context, set, arguments in
            .bool(try context.elements(of: arguments[0]).allSatisfy(set.members.contains))
        }
        t.method("isDisjoint(with:)", [.elements], .bool) { context, set, arguments in
            .bool(try !context.elements(of: arguments[0]).contains(where: set.members.contains))
        }
    }
}

extension Value {
    /// Changes a set in place, without a second copy of its members.
    @discardableResult
    fileprivate mutating func withMembers<T>(_ change: (inout OrderedValueSet) throws -> T) rethrows -> T {
        guard case .set(var members) = self else { preconditionFailure("a set was expected") }
        self = .void
        defer { self = .set(members) }
        return try change(&members)
    }
}
