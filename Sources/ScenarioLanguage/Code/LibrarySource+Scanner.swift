extension LibrarySource {
    /// What reads numbers and words out of a text, as helpers for colors in hexadecimal spelling use it.
    /// Whole numbers end at `Int.max`, as everywhere in scenarios.
    static let scanner = LibrarySource(
        name: "Scanner",
        text: """
            class Scanner: NSObject {
                let string: String
                var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
                var caseSensitive = false
                private let letters: [Character]
                private var place = 0

                init(string: String) {
                    self.string = string
                    letters = Array(string)
                    super.init()
                }

                var scanLocation: Int {
                    get { letters[..<place].reduce(0) { $0 + String($1).utf16.count } }
                    set {
                        place = 0
                        var units = 0
                        while place < letters.count, units < newValue {
                            units += String(letters[place]).utf16.count
                            place += 1
                        }
                    }
                }
                var currentIndex: String.Index {
                    get { string.index(string.startIndex, offsetBy: place) }
                    set { place = string.distance(from: string.startIndex, to: newValue) }
                }
                var isAtEnd: Bool {
                    let start = place
                    defer { place = start }
                    skip()
                    return place == letters.count
                }

                private func skip() {
                    guard let set = charactersToBeSkipped else { return }
                    while place < letters.count, has(set, letters[place]) { place += 1 }
                }
                private func has(_ set: CharacterSet, _ letter: Character) -> Bool {
                    letter.unicodeScalars.allSatisfy { set.contains($0) }
                }
                private func take(while isMeant: (Character) -> Bool) -> String {
                    var taken = ""
                    while place < letters.count, isMeant(letters[place]) {
                        taken.append(letters[place])
                        place += 1
                    }
                    return taken
                }
                /// What `read` finds behind what is skipped; without any the place is what it was.
                private func scan<Found>(_ read: () -> Found?) -> Found? {
                    let start = place
                    skip()
                    let found = read()
                    if found == nil { place = start }
                    return found
                }
                private func text(_ read: () -> String) -> String? {
                    scan {
                        let found = read()
                        return found.isEmpty ? nil : found
                    }
                }

                private func hexadecimal(_ most: UInt64) -> UInt64? {
                    scan {
                        if place + 1 < letters.count, letters[place] == "0",
                            letters[place + 1] == "x" || letters[place + 1] == "X"
                        {
                            place += 2
                        }
                        let digits = take { $0.isASCII && $0.isHexDigit }
                        if digits.isEmpty { return nil }
                        guard let number = UInt64(digits, radix: 16) else { return most }
                        return min(number, most)
                    }
                }
                @discardableResult func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
                    guard let number = hexadecimal(UInt64(Int.max)) else { return false }
                    result = number
                    return true
                }
                @discardableResult func scanHexInt32(_ result: UnsafeMutablePointer<UInt32>?) -> Bool {
                    guard let number = hexadecimal(UInt64(UInt32.max)) else { return false }
                    result = UInt32(number)
                    return true
                }
                private func sign() -> String {
                    guard place < letters.count, "+-".contains(letters[place]) else { return "" }
                    place += 1
                    return String(letters[place - 1])
                }
                private func digits() -> String { take { $0.isASCII && $0.isNumber } }

                func scanInt() -> Int? {
                    scan {
                        let sign = sign()
                        let digits = digits()
                        if digits.isEmpty { return nil }
                        return Int(sign + digits) ?? (sign == "-" ? Int.min : Int.max)
                    }
                }
                func scanDouble() -> Double? {
                    scan {
                        var text = sign() + digits()
                        if place < letters.count, letters[place] == "." {
                            place += 1
                            text += "." + digits()
                        }
                        let end = place
                        if place < letters.count, letters[place] == "e" || letters[place] == "E" {
                            place += 1
                            let power = sign() + digits()
                            if let number = Double(text + "e" + power) { return number }
                            place = end
                        }
                        return Double(text.hasSuffix(".") ? text + "0" : text)
                    }
                }
                func scanString(_ searchString: String) -> String? {
                    scan {
                        let end = place + searchString.count
                        guard !searchString.isEmpty, end <= letters.count else { return nil }
                        let found = String(letters[place..<end])
                        let isSame =
                            caseSensitive
                            ? found == searchString : found.lowercased() == searchString.lowercased()
                        guard isSame else { return nil }
                        place = end
                        return found
                    }
                }
                func scanUpToString(_ substring: String) -> String? {
                    text {
                        var taken = ""
                        while place < letters.count {
                            let start = place
                            let skipped = charactersToBeSkipped
                            charactersToBeSkipped = nil
                            let isThere = scanString(substring) != nil
                            charactersToBeSkipped = skipped
                            place = start
                            if isThere { break }
                            taken.append(letters[place])
                            place += 1
                        }
                        return taken
                    }
                }
                func scanCharacters(from set: CharacterSet) -> String? { text { take { has(set, $0) } } }
                func scanUpToCharacters(from set: CharacterSet) -> String? { text { take { !has(set, $0) } } }
                func scanCharacter() -> Character? {
                    scan {
                        guard place < letters.count else { return nil }
                        place += 1
                        return letters[place - 1]
                    }
                }
            }
            """)
}
