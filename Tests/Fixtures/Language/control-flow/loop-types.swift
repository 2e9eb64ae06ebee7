// The type that a loop's variable is declared with.
for corner: UIRectCorner in [.topLeft, .bottomRight] { print(corner.rawValue) }
for number: Double in [1, 2] { print(number / 4) }
for any: Any in [1, "a", true] { print(any) }
for maybe: Int? in [1, nil] { print(maybe ?? -1) }
for piece: UIView in [UILabel(frame: .zero)] { print(piece is UILabel) }
for piece: UIView in [UILabel(frame: .zero)].reversed() { print(piece.tag) }
for letter: Character in "ab" { print(letter) }
