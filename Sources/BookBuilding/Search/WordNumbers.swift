/// Words by their bytes, numbered from 0 in the order in which they came: the search reads each word of a
/// book, and most of them were there before.
struct WordNumbers {
    private struct Entry {
        var hash: UInt64
        var letters: Range<Int>
    }

    /// The letters of all words, one behind the other.
    private var letters: [UInt8] = []
    private var entries: [Entry] = []
    /// The numbers of the entries, each at the place that its hash says or behind it; -1 for free places.
    /// Half of them are free at least.
    private var table = [Int32](repeating: -1, count: 512)
    /// Another one in each process, so that nobody can write words that all have one place.
    private let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

    /// How many there are.
    var count: Int { entries.count }

    /// The bytes of a word.
    subscript(number: Int) -> ArraySlice<UInt8> { letters[entries[number].letters] }

    /// The number of a word; nil for a new one.
    func number(of word: UnsafeBufferPointer<UInt8>) -> Int? {
        let hash = hash(of: word)
        var place = Int(truncatingIfNeeded: hash) & (table.count - 1)
        while table[place] >= 0 {
            let entry = Int(table[place])
            if entries[entry].hash == hash, isWord(entry, word) { return entry }
            place = (place + 1) & (table.count - 1)
        }
        return nil
    }

    private func isWord(_ entry: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = entries[entry].letters
        guard range.count == word.count else { return false }
        return letters.withUnsafeBufferPointer { letters in
            word.indices.allSatisfy { letters[range.lowerBound + $0] == word[$0] }
        }
    }

    /// Adds a word that is not there, with the next number.
    mutating func add(_ word: UnsafeBufferPointer<UInt8>) {
        if 2 * (entries.count + 1) > table.count { grow() }
        let start = letters.count
        letters += word
        entries.append(Entry(hash: hash(of: word), letters: start..<letters.count))
        put(entries.count - 1)
    }

    private mutating func grow() {
        table = Array(repeating: -1, count: 2 * table.count)
        for entry in entries.indices { put(entry) }
    }

    private mutating func put(_ entry: Int) {
        var place = Int(truncatingIfNeeded: entries[entry].hash) & (table.count - 1)
        while table[place] >= 0 { place = (place + 1) & (table.count - 1) }
        table[place] = Int32(entry)
    }

    /// FNV-1a, its high bits mixed into the low ones.
    private func hash(of word: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash = seed
        for byte in word { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return hash ^ hash >> 32
    }
}
