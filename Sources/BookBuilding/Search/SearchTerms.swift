/// Collects where each key of the search is found, page by page. A large book has a million places: they
/// are counted first, and then each is put where it stays, so that they are never there twice.
struct SearchTerms {
    private struct Page {
        let terms: PageTerms
        /// The number of its first section in the book.
        let first: Int
        /// For each of its keys the number in the book.
        let keys: [Int32]
    }

    private var keys = WordNumbers()
    /// By the number of the key: how many places it has.
    private var counts: [Int] = []
    private var pages: [Page] = []

    /// Adds a page behind those that are there.
    ///
    /// - Parameter first: the number of its first section in the book.
    mutating func add(_ terms: PageTerms, from first: Int) {
        var known: [Int32] = []
        terms.forEachKey { key, places in
            let number = number(of: key)
            counts[number] += places
            known.append(Int32(number))
        }
        pages.append(Page(terms: terms, first: first, keys: known))
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
        return SortedTerms(
            keys: numbers.map { String(decoding: keys[$0], as: UTF8.self) }, ends: ends,
            places: places(from: nexts, count: ends.last ?? 0))
    }

    /// All places, those of each key in the order of the book.
    ///
    /// - Parameter starts: for each key where its first place goes.
    private func places(from starts: [Int], count: Int) -> [SearchPlace] {
        var nexts = starts
        var places = Array(repeating: SearchPlace(section: 0, strength: 0), count: count)
        for page in pages {
            page.terms.forEachPlace { key, place in
                let number = Int(page.keys[key])
                places[nexts[number]] = SearchPlace(
                    section: place.section + Int32(page.first), strength: place.strength)
                nexts[number] += 1
            }
        }
        return places
    }
}
