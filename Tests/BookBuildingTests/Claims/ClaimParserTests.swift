import Testing

@testable import BookBuilding

@Suite struct ClaimParserTests {
    /// A claim in a form that is short to compare: names and marks without places.
    private func shape(_ title: String) -> [String] {
        ClaimParser(title).claims.map { claim in
            switch claim.statement {
            case let claim as EventClaim<Claim.Event>:
                ([claim.event] + claim.then).map(shape).joined(separator: " < ")
                    + (claim.count.map { " * \($0)" } ?? "")
            case let claim as NeverClaim<Claim.Event>:
                "no \(shape(claim.event))" + (claim.after.map { " > \(shape($0))" } ?? "")
            case let claim as OnlyClaim<Claim.Event>:
                "[" + claim.steps.map { shape($0.event) + ($0.isRepeated ? "+" : "") }.joined(separator: " ")
                    + "]"
            case let claim as AlwaysClaim<Claim.Event>:
                "(" + claim.events.map(shape).joined(separator: " < ") + ")"
            case let claim as HitClaim: "\(claim.touch) @ \(claim.view.text)"
            default: "a form that this test does not know"
            }
        }
    }

    private func shape(_ event: Claim.Event) -> String {
        let pattern =
            switch event.pattern {
            case .message(let receiver, let method, let value):
                "\(receiver.text)|\(method.text)" + (value.map { "=\($0.text)" } ?? "")
            case .stateChange(let receiver, let from, let to): "\(receiver.text):\(from.text)>\(to.text)"
            case .print(let text): "'\(text.text)'"
            }
        return pattern + (event.answer.map { " -> \($0.text)" } ?? "")
            + (event.time.map { " @\($0)" } ?? "")
    }

    @Test("Quoted text is read with the escapes that logs write")
    func escapes() {
        let title = #"print "a\tb\u{7}\n\"c\" \d""#
        #expect(ClaimScanner(title).tokens.map(\.text) == ["print", "a\tb\u{7}\n\"c\" \\d", ""])
    }

    @Test(
        "Every form of a claim is read",
        arguments: [
            ("red.touchesBegan", ["red|touchesBegan"]),
            ("red.touchesBegan(_:with:)", ["red|touchesBegan(_:with:)"]),
            ("*.hitTest", ["*|hitTest"]), ("UIView#2.hitTest", ["UIView#2|hitTest"]),
            ("viewController.red.point(inside:with:)", ["viewController.red|point(inside:with:)"]),
            ("never gray.touchesBegan", ["no gray|touchesBegan"]),
            ("never a.b after c.d", ["no a|b > c|d"]),
            ("red.touchesMoved x3", ["red|touchesMoved * 3"]),
            ("always a.b then c.d", ["(a|b < c|d)"]),
            ("always a.b -> nil then c.d; e.f", ["(a|b -> nil < c|d)", "e|f"]),
            ("a.b then c.d then e.f", ["a|b < c|d < e|f"]),
            ("only a.b, c.d+, redTap: possible -> ended +", ["[a|b c|d+ redTap:possible>ended+]"]),
            ("gray.hitTest -> nil", ["gray|hitTest -> nil"]), ("a.b->red", ["a|b -> red"]),
            ("a.b at 150 ms", ["a|b @1500"]), ("a.b at 16.7ms", ["a|b @167"]),
            ("a.b at -350 ms", ["a|b @-3500"]), ("a.b -> red at 0 ms x2", ["a|b -> red @0 * 2"]),
            ("hit red", ["1 @ red"]), ("hit nil", ["1 @ nil"]), ("touch 2 hit red", ["2 @ red"]),
            ("redTap: possible -> ended", ["redTap:possible>ended"]),
            ("print \"two words; and \\\"more\\\"\"", ["'two words; and \"more\"'"]),
            ("button.isHighlighted = true", ["button|isHighlighted=true"]),
            ("  never\n a.b ;hit nil; c.d", ["no a|b", "1 @ nil", "c|d"]),
            ("hit.touchesBegan then touch.touchesEnded", ["hit|touchesBegan < touch|touchesEnded"]),
            ("灰.touchesBegan", ["灰|touchesBegan"]),
        ])
    func forms(title: String, expected: [String]) {
        #expect(shape(title) == expected)
        #expect(ClaimParser(title).problems == [])
    }

    @Test("A claim knows its place, without the semicolon")
    func places() {
        let title = "  never a.b ; hit nil"
        let ranges = ClaimParser(title).claims.map { Array(title.utf8)[$0.range] }
        #expect(ranges.map { String(decoding: $0, as: UTF8.self) } == ["never a.b", "hit nil"])
    }

    @Test(
        "What is no claim is a problem at its place",
        arguments: [
            ("", "nothing claimed"), ("   ", "nothing claimed"), ("a.b;", "3 claim"), (";a.b", "0 claim"),
            ("always", "0 event after always"), ("always a.b", "7 then"), ("always a.b x2", "7 then"),
            ("always a.b then", "11 event after then"), ("never", "0 event after never"),
            ("a.b then", "4 event after then"),
            ("only", "0 event after only"), ("a.b then then", "9 event after then"),
            ("red", "0 event: red"),
            ("nevr a.b", "0 event: nevr"), ("red.", "0 method"), (".hitTest", "0 receiver"),
            ("a.b c.d", "4 unexpected c.d"), ("a.b x0", "4 count x0"), ("a.b x9999999999", "4 count"),
            ("a.b -> ", "4 answer"), ("a.b at", "4 time"), ("a.b at soon", "7 time"),
            ("a.b at 5 s", "7 time"), ("a.b at 1.25 ms", "7 time"), ("hit", "0 view"),
            ("touch 2", "7 touch"),
            ("touch red hit", "6 touch"), ("t: possible", "3 arrow"),
            ("t: idle -> ended", "3 state idle"),
            ("t: possible -> over", "15 state over"), ("print tapped", "0 text"),
            ("print \"x", "6 quote"),
            ("a.b+", "3 plus"), ("a.b, c.d", "3 unexpected ,"), (": possible -> ended", "0 receiver"),
        ])
    func problems(title: String, expected: String) {
        let found = ClaimParser(title).problems.map(Self.brief)
        #expect(found.count == 1 && found[0].hasPrefix(expected), "\(found)")
    }

    private static func brief(_ problem: ClaimProblem) -> String {
        switch problem {
        case .nothingClaimed: "nothing claimed"
        case .emptyClaim(let range): "\(range.lowerBound) claim"
        case .unclosedQuote(let range): "\(range.lowerBound) quote"
        case .noPattern(let word): "\(word.range.lowerBound) event: \(word.text)"
        case .patternExpected(let range, let after): "\(range.lowerBound) event after \(after)"
        case .missingMethod(let word): "\(word.range.lowerBound) method"
        case .missingReceiver(let word): "\(word.range.lowerBound) receiver"
        case .unexpected(let word, _): "\(word.range.lowerBound) unexpected \(word.text)"
        case .missingText(let range): "\(range.lowerBound) text"
        case .unknownState(let word): "\(word.range.lowerBound) state \(word.text)"
        case .missingArrow(let range): "\(range.lowerBound) arrow"
        case .missingAnswer(let range): "\(range.lowerBound) answer"
        case .noTime(let range): "\(range.lowerBound) time"
        case .noCount(let word): "\(word.range.lowerBound) count \(word.text)"
        case .missingThen(let range): "\(range.lowerBound) then"
        case .noTouch(let range): "\(range.lowerBound) touch"
        case .missingView(let range): "\(range.lowerBound) view"
        case .repeatedOutsideOnly(let range): "\(range.lowerBound) plus"
        default: "\(problem)"
        }
    }

    @Test("Several problems of one title are found together, and what is sound is kept")
    func several() {
        let parser = ClaimParser("red; a.b; t: idle -> ended; hit nil; a.b at noon")
        #expect(parser.problems.count == 3)
        #expect(shape("red; a.b; t: idle -> ended; hit nil; a.b at noon") == ["a|b", "1 @ nil"])
    }

    @Test("Generated and mutated titles are read without a crash, and every place lies in the title")
    func mutations() {
        var numbers = Generator(state: 42)
        let seeds = [
            "never red.touchesBegan after gray.hitTest -> nil; only a.b+, c.d",
            "print \"a\\\"b\" then x.y x3",
            "touch 2 hit nil; redTap: possible -> ended at 16.7 ms", "button.isHighlighted = true -> 灰",
        ]
        let pieces =
            Array(" ;,.:->+=\"\\()x3*\n\u{301}灰é\u{0}").map(String.init)
            + ["never ", "only ", "always ", "at "]
        for round in 0..<4_000 {
            var characters = Array(seeds[round % seeds.count])
            for _ in 0...numbers.next(6) {
                let place = numbers.next(characters.count + 1)
                if numbers.next(2) == 0 {
                    characters.insert(contentsOf: pieces[numbers.next(pieces.count)], at: place)
                } else if place < characters.count {
                    characters.remove(at: place)
                }
            }
            let title = String(characters)
            let parser = ClaimParser(title)
            let count = title.utf8.count
            #expect(!parser.claims.isEmpty || !parser.problems.isEmpty, "\(title)")
            #expect(
                parser.claims.allSatisfy { $0.range.upperBound <= count && !$0.range.isEmpty }, "\(title)")
        }
    }

    /// A small generator of its own, so that every run makes the same titles.
    private struct Generator {
        var state: UInt64

        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
    }
}
