/// Where each key of the search is found in the whole book.
struct SearchTerms {
    /// So many places of a key are kept, the strongest.
    static let mostPlaces = 1000

    private var numbers: [String: Int] = [:]
    /// By the number of the key, in the order of the book.
    private var places: [[SearchPlace]] = []

    /// Adds a page behind those that are there.
    ///
    /// - Parameter first: the number of its first section in the book.
    mutating func add(_ page: PageTerms, from first: Int) {
        let known = page.keys.map { number(of: $0) }
        page.forEachPlace { key, place in
            places[known[key]].append(
                SearchPlace(section: place.section + Int32(first), strength: place.strength))
        }
    }

    private mutating func number(of key: String) -> Int {
        if let number = numbers[key] { return number }
        numbers[key] = places.count
        places.append([])
        return places.count - 1
    }

    // MARK: Reading

    /// All keys, sorted by their bytes.
    var sortedKeys: [String] {
        let keys = numbers.keys.map { (bytes: ContiguousArray($0.utf8), key: $0) }
        return keys.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.map(\.key)
    }

    private func places(of key: String) -> [SearchPlace] { numbers[key].map { places[$0] } ?? [] }

    /// In how many sections a key is found; calls do not count.
    func count(of key: String) -> Int {
        places(of: key).count { $0.strength >= SearchStrengths.leastOfSection }
    }

    /// The strongest places of a key, by section: for each the distance from the one before in digits of base
    /// 32, the last of which is the only one below 32, and a digit for the strength.
    func encoded(_ key: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var last = -1
        for place in Self.strongest(places(of: key)) {
            var rest = Int(place.section) - last - 1
            last = Int(place.section)
            while rest >= 32 {
                bytes.append(Self.digits[32 + rest % 32])
                rest /= 32
            }
            bytes.append(Self.digits[rest])
            bytes.append(Self.digits[Int(place.strength)])
        }
        return bytes
    }

    /// No more than are kept; of those with the same strength the first. Counting them by strength first
    /// spares sorting them.
    private static func strongest(_ places: [SearchPlace]) -> [SearchPlace] {
        guard places.count > mostPlaces else { return places }
        var counts = Array(repeating: 0, count: 64)
        for place in places { counts[Int(place.strength)] += 1 }
        var (weakest, left) = (63, mostPlaces)
        while counts[weakest] < left {
            left -= counts[weakest]
            weakest -= 1
        }
        return places.filter { place in
            if place.strength != weakest { return place.strength > weakest }
            left -= 1
            return left >= 0
        }
    }

    static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
}
