// The own module's name, which may stand in front of what the top level declares.
struct Card { var size = 3 }
func measure(_ card: Card) -> Int { card.size * 2 }
extension Card {
    func measure() -> Int { MyApp.measure(self) + 1 }
}
let card: MyApp.Card = MyApp.Card(size: 4)
print(card.measure(), MyApp.measure(card))  // prints: 9 8
let all: [MyApp.Card] = []
print(all.isEmpty)  // prints: true
