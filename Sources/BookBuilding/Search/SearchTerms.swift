/// Collects where each key of the search is found, page by page.
struct SearchTerms {
    private var keys = WordNumbers()
    /// By the number of the key: how many places it has.
    private var counts: [Int] = []
    /// All places in the order of the book, each with the number of its key.
    private var found: [(key: Int32, place: SearchPlace)] = []

    /// - Parameter room: how many places there will be at most.
    init(room: Int = 0) { found.reserveCapacity(room) }

    /// Adds a page behind those that are there.
    ///
    /// - Parameter first: the number of its first section in the book.
    mutating func add(_ page: PageTerms, from first: Int) {
        var known: [Int] = []
        page.forEachKey { known.append(number(of: $0)) }
        page.forEachPlace { key, place in
            counts[known[key]] += 1
            let own = SearchPlace(section: place.section + Int32(first), strength: place.strength)
            found.append((Int32(known[key]), own))
        }
    }

    private mutating func number(of key: UnsafeBufferPointer<UInt8>) -> Int {
        if let number = keys.number(of: key) { return number }
        keys.add(key)
        counts.append(0)
        return counts.count - 1
    }

    /// The same by keys.
    var sorted: SortedTerms {
        let numbers = (0..<keys.count).sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
        var nexts = Array(repeating: 0, count: keys.count)
        var ends: [Int] = []
        for number in numbers {
            nexts[number] = ends.last ?? 0
            ends.append(nexts[number] + counts[number])
        }
        var places = Array(repeating: SearchPlace(section: 0, strength: 0), count: found.count)
        for (key, place) in found {
            places[nexts[Int(key)]] = place
            nexts[Int(key)] += 1
        }
        return SortedTerms(
            keys: numbers.map { String(decoding: keys[$0], as: UTF8.self) }, ends: ends, places: places)
    }
}
