/// Reads the claims of a title, which semicolons separate. Where the grammar is broken it notes a problem and
/// goes on behind the next semicolon, so that several problems are found together.
struct ClaimParser {
    private(set) var claims: [Claim] = []
    private(set) var problems: [ClaimProblem] = []

    private let tokens: [ClaimScanner.Token]
    private var index = 0

    /// The states that a recognizer can change between.
    static let states = ["possible", "began", "changed", "ended", "cancelled", "failed"]
    private static let keywords = ClaimForms.firstWords + ["then", "after", "at"]
    /// Counts, touches and times with more digits than this are slips.
    private static let mostDigits = 9

    init(_ title: String) {
        let scanner = ClaimScanner(title)
        tokens = scanner.tokens
        problems = scanner.unclosedQuotes.map { .unclosedQuote($0) }
        guard tokens.count > 1 else {
            problems.append(.nothingClaimed)
            return
        }
        while true {
            readClaim()
            guard next.kind == .semicolon else { return }
            index += 1
        }
    }

    private var next: ClaimScanner.Token { tokens[index] }

    private mutating func readClaim() {
        let start = next
        if start.kind == .semicolon || start.kind == .end {
            let semicolon = start.kind == .semicolon ? start : tokens[max(0, index - 1)]
            problems.append(.emptyClaim(semicolon.range))
            return
        }
        do {
            let statement = try statement()
            let range = start.range.lowerBound..<tokens[index - 1].range.upperBound
            if next.kind != .semicolon, next.kind != .end {
                throw stop(.unexpected(word(next), after: "'\(ClaimParser.shown(tokens[index - 1]))'"))
            }
            claims.append(Claim(statement: statement, range: range))
        } catch {
            while next.kind != .semicolon, next.kind != .end { index += 1 }
        }
    }

    private mutating func statement() throws(ClaimStop) -> any ClaimForm {
        try ClaimForms.beginning(with: next.kind == .word ? next.text : "").init(&self)
    }

    // MARK: What forms consist of

    /// `x3`; nil when there is no such word.
    mutating func count() throws(ClaimStop) -> Int? {
        guard next.kind == .word, next.text.first == "x", let digit = next.text.dropFirst().first,
            digit.isNumber
        else { return nil }
        let word = word(next)
        guard let count = ClaimParser.number(word.text.dropFirst()), count > 0 else {
            throw stop(.noCount(word))
        }
        index += 1
        return count
    }

    /// The number of a touch, with a `hit` to follow.
    mutating func touch() throws(ClaimStop) -> Int {
        guard next.kind == .word, let number = ClaimParser.number(next.text[...]), number > 0 else {
            throw stop(.noTouch(next.range))
        }
        index += 1
        guard next.kind == .word, next.text == "hit" else { throw stop(.noTouch(next.range)) }
        return number
    }

    /// `hit red`
    mutating func hitView() throws(ClaimStop) -> Claim.Word {
        let keyword = next
        index += 1
        guard next.kind == .word else { throw stop(.missingView(keyword.range)) }
        index += 1
        return word(tokens[index - 1])
    }

    /// Takes the `then` that has to follow an event.
    mutating func expectThen(after event: Claim.Event) throws(ClaimStop) {
        guard take("then") else { throw stop(.missingThen(event.range)) }
    }

    // MARK: Events

    /// An event.
    ///
    /// - Parameter keyword: what comes before it; empty at the beginning of a claim.
    mutating func event(after keyword: String) throws(ClaimStop) -> Claim.Event {
        let start = next
        guard start.kind == .word else {
            throw stop(
                keyword.isEmpty
                    ? .noPattern(word(start))
                    : .patternExpected(tokens[index - 1].range, after: ClaimParser.shown(tokens[index - 1])))
        }
        var event = Claim.Event(pattern: try pattern(), answer: nil, time: nil, range: start.range)
        while true {
            if event.answer == nil, next.kind == .arrow {
                event.answer = try answer()
            } else if event.time == nil, next.kind == .word, next.text == "at" {
                event.time = try time()
            } else {
                break
            }
        }
        event.range = start.range.lowerBound..<tokens[index - 1].range.upperBound
        return event
    }

    private mutating func pattern() throws(ClaimStop) -> Claim.Pattern {
        let first = word(next)
        if first.text == "print" {
            index += 1
            guard next.kind == .quoted else { throw stop(.missingText(first.range)) }
            index += 1
            return .print(word(tokens[index - 1]))
        }
        if first.text.last == ":" { return try stateChange(first) }
        let name = first.text.prefix { $0 != "(" }
        guard let dot = name.lastIndex(of: ".") else {
            let isKeyword = ClaimParser.keywords.contains(first.text)
            throw stop(isKeyword ? .patternExpected(first.range, after: first.text) : .noPattern(first))
        }
        let receiver = first.part(upTo: dot)
        let method = first.part(from: first.text.index(after: dot))
        guard !method.text.isEmpty else { throw stop(.missingMethod(first)) }
        guard !receiver.text.isEmpty else { throw stop(.missingReceiver(first)) }
        index += 1
        guard next.kind == .word, next.text == "=" else {
            return .message(receiver: receiver, method: method, value: nil)
        }
        let sign = next
        index += 1
        guard next.kind == .word || next.kind == .quoted else { throw stop(.missingAnswer(sign.range)) }
        index += 1
        return .message(receiver: receiver, method: method, value: word(tokens[index - 1]))
    }

    private mutating func stateChange(_ first: Claim.Word) throws(ClaimStop) -> Claim.Pattern {
        let receiver = first.part(upTo: first.text.index(before: first.text.endIndex))
        guard !receiver.text.isEmpty else { throw stop(.missingReceiver(first)) }
        index += 1
        let from = try state()
        guard next.kind == .arrow else { throw stop(.missingArrow(from.range)) }
        index += 1
        return .stateChange(receiver: receiver, from: from, to: try state())
    }

    private mutating func state() throws(ClaimStop) -> Claim.Word {
        guard next.kind == .word else { throw stop(.missingArrow(tokens[index - 1].range)) }
        let state = word(next)
        guard ClaimParser.states.contains(state.text) else { throw stop(.unknownState(state)) }
        index += 1
        return state
    }

    private mutating func answer() throws(ClaimStop) -> Claim.Word {
        index += 1
        guard next.kind == .word || next.kind == .quoted else {
            throw stop(.missingAnswer(tokens[index - 1].range))
        }
        index += 1
        return word(tokens[index - 1])
    }

    /// `at 150 ms`, `at 16.7 ms`
    private mutating func time() throws(ClaimStop) -> Int64 {
        let keyword = next
        index += 1
        guard next.kind == .word else { throw stop(.noTime(keyword.range)) }
        let number = next
        let hasUnit = number.text.hasSuffix("ms")
        let digits = hasUnit ? number.text.dropLast(2) : number.text[...]
        guard let tenths = ClaimParser.tenths(digits) else { throw stop(.noTime(number.range)) }
        index += 1
        if !hasUnit {
            guard next.kind == .word, next.text == "ms" else { throw stop(.noTime(number.range)) }
            index += 1
        }
        return tenths
    }

    private static func tenths(_ text: Substring) -> Int64? {
        let isNegative = text.first == "-"
        let parts = text.drop { $0 == "-" && isNegative }.split(
            separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = number(parts[0]) else { return nil }
        var tenths = Int64(whole) * 10
        if parts.count == 2 {
            guard parts[1].count == 1, let decimal = number(parts[1]) else { return nil }
            tenths += Int64(decimal)
        }
        return isNegative ? -tenths : tenths
    }

    private static func number(_ text: Substring) -> Int? {
        guard text.utf8.count <= mostDigits, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text)
    }

    // MARK: Tokens

    /// Goes on behind the next word.
    mutating func skip() { index += 1 }

    /// Whether a word is next, and goes on behind it.
    mutating func take(_ keyword: String) -> Bool {
        guard next.kind == .word, next.text == keyword else { return false }
        index += 1
        return true
    }

    /// Whether a mark is next, and goes on behind it.
    mutating func take(_ kind: ClaimScanner.Token.Kind) -> Bool {
        guard next.kind == kind else { return false }
        index += 1
        return true
    }

    private func word(_ token: ClaimScanner.Token) -> Claim.Word {
        Claim.Word(text: token.text, range: token.range)
    }

    private static func shown(_ token: ClaimScanner.Token) -> String {
        token.kind == .quoted ? "\"\(token.text)\"" : token.text
    }

    /// Notes a problem, and gives what ends the reading of the claim.
    mutating func stop(_ problem: ClaimProblem) -> ClaimStop {
        if case .unexpected(let word, _) = problem, word.text == "+" {
            problems.append(.repeatedOutsideOnly(word.range))
        } else {
            problems.append(problem)
        }
        return ClaimStop()
    }
}

/// Why a claim is not read any further; the problem is noted.
struct ClaimStop: Error {}

extension Claim.Word {
    /// The word up to a place in it.
    fileprivate func part(upTo end: String.Index) -> Claim.Word {
        let length = text[..<end].utf8.count
        return Claim.Word(
            text: String(text[..<end]), range: range.lowerBound..<range.lowerBound + length)
    }

    /// The word from a place in it on.
    fileprivate func part(from start: String.Index) -> Claim.Word {
        let length = text[..<start].utf8.count
        return Claim.Word(
            text: String(text[start...]), range: range.lowerBound + length..<range.upperBound)
    }
}
