import EventEngine
import Testing

@Suite struct ColorTests {
    @Test("Colours are equal by their components within one colour space")
    func equality() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.white == UIColor(white: 1, alpha: 1))
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.red != UIColor.blue)
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
        #expect(UIColor.systemBackground != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.systemGroupedBackground != UIColor.systemGray6)
    }

    private static let circle: [UIColor] = [.red, .yellow, .green, .cyan, .blue, .magenta, .red]

    @Test("Hue goes around the circle of colours in six steps", arguments: 0...6)
    func hue(step: Int) {
        let color = UIColor(hue: CGFloat(step) / 6, saturation: 1, brightness: 1, alpha: 1)
        let pairs = zip(color.cgColor.components ?? [], Self.circle[step].cgColor.components ?? [])
        #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 }, "\(color)")
    }

    @Test("Another opacity leaves the colour as it is")
    func opacity() {
        #expect(UIColor.green.withAlphaComponent(0.5) == UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
        #expect(UIColor.white.withAlphaComponent(0.5).cgColor == CGColor(gray: 1, alpha: 0.5))
        #expect(UIColor.clear.cgColor.alpha == 0)
    }

    @Test("Components can be read, and go to Core Graphics and back")
    func components() {
        var (red, green, blue, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
        #expect(UIColor.orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [1, 0.5, 0, 1])
        var white = CGFloat(9)
        #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == 9)
        #expect(UIColor.lightGray.getWhite(&white, alpha: nil) && abs(white - 2.0 / 3) < 1e-9)
        for color in [UIColor.brown, .gray, .clear] { #expect(UIColor(cgColor: color.cgColor) == color) }
    }

    @Test("A colour prints as UIKit prints it")
    func printing() {
        #expect("\(UIColor.red)" == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect("\(UIColor.white)" == "UIExtendedGrayColorSpace 1 1")
    }
}
