import Foundation

/// A colour. Kept, without effect on events: hit-testing never looks at what is drawn (B-09).
public class UIColor: NSObject, NSCopying, @unchecked Sendable {
    /// What the colour is made of. Grays are a colour space of their own, so a white made of red, green and
    /// blue does not equal `UIColor.white`, as on Apple's systems.
    enum Components: Hashable, Sendable {
        case gray(white: CGFloat, alpha: CGFloat)
        case color(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    }

    let components: Components
    /// The name of a colour that the system adapts, such as `systemBlue`; its components are those in
    /// daylight.
    let systemName: String?
    /// What decides on the colour under other traits.
    let provider: ((UITraitCollection) -> UIColor)?
    /// The image that the color repeats.
    let pattern: UIImage?

    init(
        _ components: Components, systemName: String? = nil,
        provider: ((UITraitCollection) -> UIColor)? = nil, pattern: UIImage? = nil
    ) {
        self.components = components
        self.systemName = systemName
        self.provider = provider
        self.pattern = pattern
        super.init()
    }

    /// A clear one, which is our decision.
    public convenience override init() {
        self.init(white: 0, alpha: 0)
    }

    /// One that repeats an image. Of what is in the image nothing is known, so the components are those of
    /// black, which is our decision.
    public convenience init(patternImage image: UIImage) {
        self.init(.gray(white: 0, alpha: 1), pattern: image)
    }

    /// A gray: black is 0, white is 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(.gray(white: white, alpha: alpha))
    }

    /// The color that a closure has for light mode, in which every scenario runs.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(dynamicProvider(.current).components, provider: dynamicProvider)
    }

    /// Each component from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Always nil: a scenario has no files, so no color has this name.
    public convenience init?(named name: String) { return nil }

    /// Always nil, whatever the bundle.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) { return nil }

    /// The same with the components of a display with more colours; nothing shows the difference here.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.color(red: displayP3Red, green: green, blue: blue, alpha: alpha))
    }

    /// Each component from 0 to 1; the hue goes once around the circle of colours, from red to red.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func channel(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            let share = max(0, min(1, min(place, 4 - place)))
            return brightness - brightness * saturation * share
        }
        self.init(.color(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha))
    }

    /// The same colour as a Core Graphics value.
    public convenience init(cgColor: CGColor) {
        let values = cgColor.components ?? []
        switch values.count {
        case 2: self.init(white: values[0], alpha: values[1])
        case 4: self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        default: self.init(white: 0, alpha: cgColor.alpha)
        }
    }

    /// The colour as a Core Graphics value.
    public var cgColor: CGColor {
        switch components {
        case .gray(let white, let alpha): CGColor(gray: white, alpha: alpha)
        case .color(let red, let green, let blue, let alpha):
            CGColor(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// The colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch components {
        case .gray(let white, _): UIColor(white: white, alpha: alpha)
        case .color(let red, let green, let blue, _):
            UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// Writes the components, and answers true: every colour has them.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let values = rgba
        red?.pointee = values.red
        green?.pointee = values.green
        blue?.pointee = values.blue
        alpha?.pointee = values.alpha
        return true
    }

    /// Writes how white the colour is and its opacity; false, and nothing written, for what is not a gray.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard case .gray(let value, let opacity) = components else { return false }
        white?.pointee = value
        alpha?.pointee = opacity
        return true
    }

    /// The color as hue, saturation and brightness.
    package var hueParts: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (red, green, blue, alpha) = rgba
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let spread = most - least
        guard spread > 0 else { return (0, 0, most, alpha) }
        let sector: CGFloat =
            switch most {
            case red: (green - blue) / spread
            case green: 2 + (blue - red) / spread
            default: 4 + (red - green) / spread
            }
        return ((sector < 0 ? sector + 6 : sector) / 6, spread / most, most, alpha)
    }

    /// The color as red, green and blue.
    package var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        switch components {
        case .gray(let white, let alpha): (white, white, white, alpha)
        case .color(let red, let green, let blue, let alpha): (red, green, blue, alpha)
        }
    }

    /// The colour itself: it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return components == other.components && systemName == other.systemName
            && pattern === other.pattern
    }

    public override var hash: Int { components.hashValue }

    /// As UIKit writes it: `UIExtendedSRGBColorSpace 1 0 0 1`.
    public override var description: String {
        func spell(_ numbers: CGFloat...) -> String {
            numbers.map { String(format: "%g", Double($0)) }.joined(separator: " ")
        }
        switch components {
        case .gray(let white, let alpha): return "UIExtendedGrayColorSpace \(spell(white, alpha))"
        case .color(let red, let green, let blue, let alpha):
            return "UIExtendedSRGBColorSpace \(spell(red, green, blue, alpha))"
        }
    }
}
