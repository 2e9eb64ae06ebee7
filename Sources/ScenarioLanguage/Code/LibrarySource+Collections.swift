extension LibrarySource {
    /// What has places for its elements, and what all such types have.
    static let collections = LibrarySource(
        name: "Collection",
        others: ["BidirectionalCollection", "RandomAccessCollection", "MutableCollection"],
        extensible: ["Collection", "BidirectionalCollection", "RandomAccessCollection"],
        text: """
            protocol Collection<Element>: Sequence {
                associatedtype Index: Comparable
                associatedtype Iterator = _IndexIterator<Self>
                associatedtype SubSequence = any Collection<Element>
                var startIndex: Index { get }
                var endIndex: Index { get }
                var isEmpty: Bool { get }
                var count: Int { get }
                func index(after i: Index) -> Index
                func index(_ i: Index, offsetBy distance: Int) -> Index
                func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
                func distance(from start: Index, to end: Index) -> Int
                subscript(position: Index) -> Element { get }
            }

            protocol BidirectionalCollection<Element>: Collection {
                func index(before i: Index) -> Index
            }

            protocol RandomAccessCollection<Element>: BidirectionalCollection {}

            protocol MutableCollection<Element>: Collection {
                subscript(position: Index) -> Element { get set }
            }

            struct _IndexIterator<Elements: Collection>: IteratorProtocol, Sequence {
                private let elements: Elements
                private var position: Elements.Index

                init(_ elements: Elements) {
                    self.elements = elements
                    position = elements.startIndex
                }

                mutating func next() -> Elements.Element? {
                    if position == elements.endIndex { return nil }
                    let element = elements[position]
                    position = elements.index(after: position)
                    return element
                }
                func makeIterator() -> _IndexIterator<Elements> { self }
            }

            extension Collection {
                func makeIterator() -> _IndexIterator<Self> { _IndexIterator(self) }

                var isEmpty: Bool { startIndex == endIndex }
                var count: Int { distance(from: startIndex, to: endIndex) }
                func index(_ i: Index, offsetBy distance: Int) -> Index {
                    var place = i
                    for _ in 0..<distance { place = index(after: place) }
                    return place
                }
                func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
                    var place = i
                    for _ in 0..<distance {
                        if place == limit { return nil }
                        place = index(after: place)
                    }
                    return place
                }
                func distance(from start: Index, to end: Index) -> Int {
                    var (place, steps) = (start, 0)
                    while place != end {
                        place = index(after: place)
                        steps += 1
                    }
                    return steps
                }
            }

            extension Collection {
                var first: Element? { isEmpty ? nil : self[startIndex] }
                func formIndex(after i: inout Index) { i = index(after: i) }
            }

            extension Collection {
                var indices: any Collection<Index> { _places(from: startIndex, to: endIndex) }
            }

            extension Collection {
                func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
                    var place = startIndex
                    while place != endIndex {
                        if try predicate(self[place]) { return place }
                        place = index(after: place)
                    }
                    return nil
                }
                func randomElement() -> Element? {
                    _places(from: startIndex, to: endIndex).shuffled().first.map { self[$0] }
                }
            }

            extension Collection {
                func _places(from start: Index, to end: Index) -> [Index] {
                    var (found, place): ([Index], Index) = ([], start)
                    while place != end {
                        found.append(place)
                        place = index(after: place)
                    }
                    return found
                }
                func _part(from start: Index, to end: Index) -> [Element] {
                    _places(from: start, to: end).map { self[$0] }
                }
            }

            extension Collection {
                subscript(bounds: Range<Index>) -> any Collection<Element> {
                    _part(from: bounds.lowerBound, to: bounds.upperBound)
                }
                subscript(bounds: ClosedRange<Index>) -> any Collection<Element> {
                    _part(from: bounds.lowerBound, to: index(after: bounds.upperBound))
                }
            }

            extension Collection {
                func prefix(upTo end: Index) -> any Collection<Element> {
                    _part(from: startIndex, to: end)
                }
                func prefix(through position: Index) -> any Collection<Element> {
                    _part(from: startIndex, to: index(after: position))
                }
                func prefix(_ maxLength: Int) -> any Collection<Element> {
                    precondition(maxLength >= 0, "a number of elements must not be negative")
                    let end = index(startIndex, offsetBy: maxLength, limitedBy: endIndex) ?? endIndex
                    return _part(from: startIndex, to: end)
                }
                func prefix(while predicate: (Element) throws -> Bool) rethrows -> any Collection<Element> {
                    var found: [Element] = []
                    for element in self {
                        if try !predicate(element) { break }
                        found.append(element)
                    }
                    return found
                }
            }

            extension Collection {
                func suffix(from start: Index) -> any Collection<Element> {
                    _part(from: start, to: endIndex)
                }
                func suffix(_ maxLength: Int) -> any Collection<Element> {
                    precondition(maxLength >= 0, "a number of elements must not be negative")
                    let start = index(startIndex, offsetBy: Swift.max(0, count - maxLength))
                    return _part(from: start, to: endIndex)
                }
            }

            extension Collection {
                func dropFirst() -> any Collection<Element> { dropFirst(1) }
                func dropFirst(_ k: Int) -> any Collection<Element> {
                    precondition(k >= 0, "a number of elements must not be negative")
                    let start = index(startIndex, offsetBy: k, limitedBy: endIndex) ?? endIndex
                    return _part(from: start, to: endIndex)
                }
                func dropLast() -> any Collection<Element> { dropLast(1) }
                func dropLast(_ k: Int) -> any Collection<Element> {
                    precondition(k >= 0, "a number of elements must not be negative")
                    let end = index(startIndex, offsetBy: Swift.max(0, count - k))
                    return _part(from: startIndex, to: end)
                }
                func drop(while predicate: (Element) throws -> Bool) rethrows -> any Collection<Element> {
                    var found: [Element] = []
                    for element in self {
                        if found.isEmpty, try predicate(element) { continue }
                        found.append(element)
                    }
                    return found
                }
            }

            extension Collection where Element: Equatable {
                func firstIndex(of element: Element) -> Index? { firstIndex { $0 == element } }
            }

            extension BidirectionalCollection {
                var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
                func formIndex(before i: inout Index) { i = index(before: i) }
                func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
                    var place = endIndex
                    while place != startIndex {
                        place = index(before: place)
                        if try predicate(self[place]) { return place }
                    }
                    return nil
                }
                func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
                    try lastIndex(where: predicate).map { self[$0] }
                }
            }

            extension BidirectionalCollection where Element: Equatable {
                func lastIndex(of element: Element) -> Index? { lastIndex { $0 == element } }
            }

            extension RandomAccessCollection where Index == Int {
                var indices: Range<Int> { startIndex..<endIndex }
                func index(after i: Int) -> Int { i + 1 }
                func index(before i: Int) -> Int { i - 1 }
                func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
                func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
                    let place = i + distance
                    return distance >= 0 && i <= limit && place > limit
                        || distance < 0 && i >= limit && place < limit ? nil : place
                }
                func distance(from start: Int, to end: Int) -> Int { end - start }
            }

            extension MutableCollection {
                mutating func swapAt(_ i: Index, _ j: Index) {
                    let element = self[i]
                    self[i] = self[j]
                    self[j] = element
                }
            }

            extension MutableCollection where Self: RandomAccessCollection {
                mutating func sort(
                    by areInIncreasingOrder: (Element, Element) throws -> Bool
                ) rethrows {
                    var place = startIndex
                    for element in try Array(self).sorted(by: areInIncreasingOrder) {
                        self[place] = element
                        place = index(after: place)
                    }
                }
            }

            extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
                mutating func sort() { sort(by: <) }
            }

            extension MutableCollection where Self: BidirectionalCollection {
                mutating func reverse() {
                    let elements = Array(self)
                    var place = startIndex
                    for number in elements.indices {
                        self[place] = elements[elements.count - 1 - number]
                        place = index(after: place)
                    }
                }
            }
            """)

    /// The elements of an array where they are: a buffer is the array itself.
    static let buffers = LibrarySource(
        name: "ArrayBuffers", members: ["withUnsafeBufferPointer", "withUnsafeMutableBufferPointer"],
        text: """
            extension Array {
                func withUnsafeBufferPointer<Result>(
                    _ body: ([Element]) throws -> Result
                ) rethrows -> Result {
                    try body(self)
                }
                mutating func withUnsafeMutableBufferPointer<Result>(
                    _ body: (inout [Element]) throws -> Result
                ) rethrows -> Result {
                    try body(&self)
                }
            }
            """)
}
