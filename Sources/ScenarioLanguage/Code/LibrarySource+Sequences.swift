extension LibrarySource {
    /// What makes a type one to walk through. What all sequences have (`map`, `filter`, `sorted`) are rows of
    /// the catalogue: they walk through what `_walking` answers.
    static let sequences = LibrarySource(
        name: "Sequence",
        others: ["IteratorProtocol", "AnyIterator", "AnySequence", "IndexingIterator"],
        members: ["makeIterator", "Iterator"],
        extensible: ["Sequence"],
        text: """
            protocol IteratorProtocol<Element> {
                associatedtype Element
                mutating func next() -> Element?
            }

            protocol Sequence<Element> {
                associatedtype Iterator: IteratorProtocol
                associatedtype Element = Iterator.Element where Element == Iterator.Element
                func makeIterator() -> Iterator
            }

            extension Sequence where Self: IteratorProtocol {
                func makeIterator() -> Self { self }
            }

            func _walking<S: Sequence>(_ sequence: S) -> () -> () -> S.Element? {
                return {
                    var iterator = sequence.makeIterator()
                    return { iterator.next() }
                }
            }

            protocol _NativeSequence: Sequence {}
            protocol _NativeCollection: _NativeSequence {}

            extension _NativeSequence {
                func makeIterator() -> AnyIterator<Element> { AnyIterator(_steps(self)) }
            }

            extension _NativeCollection {
                func makeIterator() -> IndexingIterator<Self> { IndexingIterator(_elements: Array(self)) }
            }

            struct AnyIterator<Element>: IteratorProtocol, Sequence {
                private let step: () -> Element?

                init(_ body: @escaping () -> Element?) { step = body }
                init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
                    var base = base
                    step = { base.next() }
                }

                func next() -> Element? { step() }
                func makeIterator() -> AnyIterator<Element> { self }
            }

            struct AnySequence<Element>: Sequence {
                private let make: () -> AnyIterator<Element>

                init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I)
                where I.Element == Element {
                    make = { AnyIterator(makeUnderlyingIterator()) }
                }
                init<S: Sequence>(_ base: S) where S.Element == Element {
                    make = { AnyIterator(base.makeIterator()) }
                }

                func makeIterator() -> AnyIterator<Element> { make() }
            }

            struct IndexingIterator<Elements: Sequence>: IteratorProtocol, Sequence {
                private let elements: [Elements.Element]
                private var position = 0

                init(_elements: [Elements.Element]) { elements = _elements }

                mutating func next() -> Elements.Element? {
                    if position == elements.count { return nil }
                    position += 1
                    return elements[position - 1]
                }
                func makeIterator() -> IndexingIterator<Elements> { self }
            }
            """)
}
