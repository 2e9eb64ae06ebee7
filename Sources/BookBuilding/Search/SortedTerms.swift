/// Where each key of the search is found in the whole book. A key is meant by its place among all.
struct SortedTerms {
    /// So many places of a key are kept, the strongest.
    static let mostPlaces = 1000

    /// Sorted by their bytes.
    let keys: [String]
    /// In how many sections each key is found; calls do not count.
    let counts: [Int]
    /// For each key where its places end.
    private let ends: [Int]
    /// Those of each key in the order of the book.
    private let places: [SearchPlace]

    private func places(of key: Int) -> ArraySlice<SearchPlace> {
        places[(key == 0 ? 0 : ends[key - 1])..<ends[key]]
    }

    init(keys: [String], ends: [Int], places: [SearchPlace]) {
        self.keys = keys
        self.ends = ends
        self.places = places
        counts = zip([0] + ends, ends).map { start, end in
            places[start..<end].count { $0.strength >= SearchStrengths.leastOfSection }
        }
    }

    /// Appends the strongest places of a key, by section: for each the distance from the one before in digits
    /// of base 32, the last of which is the only one below 32, and a digit for the strength.
    func encode(_ key: Int, into bytes: inout [UInt8]) {
        let places = Self.strongest(places(of: key))
        var last = -1
        Self.digits.withUnsafeBufferPointer { digits in
            for place in places {
                var rest = Int(place.section) - last - 1
                last = Int(place.section)
                while rest >= 32 {
                    bytes.append(digits[32 + (rest & 31)])
                    rest >>= 5
                }
                bytes.append(digits[rest])
                bytes.append(digits[Int(place.strength)])
            }
        }
    }

    private static func strongest(_ places: ArraySlice<SearchPlace>) -> ArraySlice<SearchPlace> {
        guard places.count > mostPlaces else { return places }
        var counts = Array(repeating: 0, count: 64)
        for place in places { counts[Int(place.strength)] += 1 }
        var (weakest, left) = (63, mostPlaces)
        while counts[weakest] < left {
            left -= counts[weakest]
            weakest -= 1
        }
        var strongest: [SearchPlace] = []
        strongest.reserveCapacity(mostPlaces)
        for place in places where place.strength >= weakest {
            if place.strength == weakest {
                left -= 1
                if left < 0 { continue }
            }
            strongest.append(place)
        }
        return strongest[...]
    }

    static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}
