// A builder that shows each of its calls: components in their turn, branches as a tree of pairs.
@resultBuilder struct Shown {
    static func buildExpression(_ number: Int) -> [String] { ["e\(number)"] }
    static func buildExpression(_ text: String) -> [String] { [text] }
    static func buildBlock(_ parts: [String]...) -> [String] { ["("] + parts.flatMap { $0 } + [")"] }
    static func buildEither(first: [String]) -> [String] { ["F"] + first }
    static func buildEither(second: [String]) -> [String] { ["S"] + second }
    static func buildOptional(_ part: [String]?) -> [String] { ["O"] + (part ?? ["nil"]) }
    static func buildArray(_ parts: [[String]]) -> [String] { ["A"] + parts.flatMap { $0 } }
    static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func show(@Shown _ make: () -> String) { print(make()) }
@Shown func made(_ count: Int) -> String {
    count
    if count == 0 { "zero" } else if count == 1 { "one" } else if count == 2 { "two" } else { "many" }
    switch count {
    case 0: "a"
    case 1: "b"
    default:
        3
        4
    }
    if count > 1 { "big" }
    if count > 2 { "x" } else if count > 1 { "y" }
    for index in 0..<count { index }
}
for count in 0...3 { print(made(count)) }
// prints: ( e0 F F ( zero ) F F ( a ) O nil O nil A )
// prints: ( e1 F S ( one ) F S ( b ) O nil O nil A ( e0 ) )
// prints: ( e2 S F ( two ) S ( e3 e4 ) O ( big ) O S ( y ) A ( e0 ) ( e1 ) )
// prints: ( e3 S S ( many ) S ( e3 e4 ) O ( big ) O F ( x ) A ( e0 ) ( e1 ) ( e2 ) )
show {}  // prints: ( )
show {
    let number = 3
    number
    "y"
}
// prints: ( e3 y )
show {
    if let number = Int("3") { number }
    do {
        1
        2
    }
}
// prints: ( O ( e3 ) ( e1 e2 ) )

struct Page {
    var count: Int
    @Shown var text: String {
        "page"
        count
    }
    init(count: Int, @Shown title: () -> String) {
        self.count = count
        print(title())
    }
}
let page = Page(count: 3) {
    "in"
    3
}
// prints: ( in e3 )
print(page.text)  // prints: ( page e3 )

@resultBuilder enum Digits {
    static func buildPartialBlock(first: Int) -> Int { first }
    static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
}
func number(@Digits _ make: () -> Int) -> Int { make() }
print(number { 1; 2; 3 }, number { return 7 })  // prints: 123 7

// As layouts are written.
@resultBuilder struct Subviews {
    static func buildBlock(_ groups: [UIView]...) -> [UIView] { groups.flatMap { $0 } }
    static func buildExpression(_ view: UIView) -> [UIView] { [view] }
    static func buildExpression(_ views: [UIView]) -> [UIView] { views }
    static func buildOptional(_ views: [UIView]?) -> [UIView] { views ?? [] }
    static func buildEither(first: [UIView]) -> [UIView] { first }
    static func buildEither(second: [UIView]) -> [UIView] { second }
    static func buildArray(_ groups: [[UIView]]) -> [UIView] { groups.flatMap { $0 } }
}
extension UIView {
    @discardableResult
    func subviews(@Subviews _ make: () -> [UIView]) -> UIView {
        make().forEach { addSubview($0) }
        return self
    }
}
final class Card: UIView {
    let title = UILabel()
    let badge = UIView()
    var isNew = true
    func build() {
        subviews {
            title.subviews { UIView() }
            if isNew { badge }
            for tag in 1...2 {
                let dot = UIView()
                let _ = dot.tag = tag
                dot
            }
            [UIView(), UIView()]
        }
    }
}
let card = Card()
card.build()
print(card.subviews.count, card.badge.superview === card, card.title.subviews.count)  // prints: 6 true 1
print(card.subviews.map(\.tag))  // prints: [0, 0, 1, 2, 0, 0]
