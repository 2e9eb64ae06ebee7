// Numbers and words out of a text.
extension UIColor {
    convenience init?(hex: String) {
        let digits = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var number: UInt64 = 0
        guard Scanner(string: digits).scanHexInt64(&number) else { return nil }
        self.init(
            red: CGFloat((number & 0xff0000) >> 16) / 255, green: CGFloat((number & 0xff00) >> 8) / 255,
            blue: CGFloat(number & 0xff) / 255, alpha: 1)
    }
}
print(UIColor(hex: "#ff0000") == .red, UIColor(hex: "0x0000FF") == .blue, UIColor(hex: "#zz") == nil)
// prints: true true true

let scanner = Scanner(string: "  12 apples, 3.5e1 pears; 0x1F end")
print(scanner.scanInt() ?? -1, scanner.scanLocation)  // prints: 12 4
print(scanner.scanUpToString(",") ?? "-", scanner.isAtEnd)  // prints: apples false
print(scanner.scanString(",") ?? "-", scanner.scanDouble() ?? 0)  // prints: , 35.0
print(scanner.scanCharacters(from: .letters) ?? "-")  // prints: pears
print(scanner.scanInt() == nil, scanner.scanCharacter() ?? "-")  // prints: true ;
var small: UInt32 = 0
print(scanner.scanHexInt32(&small), small)  // prints: true 31
print(scanner.scanUpToCharacters(from: .whitespaces) ?? "-", scanner.isAtEnd)  // prints: end true
print(scanner.scanInt() == nil, scanner.scanCharacter() == nil)  // prints: true true
scanner.scanLocation = 5
print(scanner.scanString("APPLES") ?? "-", scanner.string.count)  // prints: apples 34
scanner.currentIndex = scanner.string.startIndex
scanner.charactersToBeSkipped = nil
print(scanner.scanInt() == nil)  // prints: true
print(Scanner(string: "-7").scanInt() ?? 0, Scanner(string: "99999999999999999999").scanInt() == .max)
// prints: -7 true
print(Scanner(string: ".5").scanDouble() ?? 0, Scanner(string: "2.").scanDouble() ?? 0)  // prints: 0.5 2.0
