import Foundation

extension UIImage {
    /// Whether the content of an image is drawn, or its form in the tint color.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// How an image fills more room than it has.
    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    /// What an image is like beside its content.
    public class Configuration: NSObject, @unchecked Sendable {
        override init() { super.init() }
    }

    /// How large a symbol is, and how heavy its lines are.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// In points, of the text beside it; nil for the usual size.
        let pointSize: CGFloat?
        private let weight: SymbolWeight
        let scale: SymbolScale

        private init(_ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale) {
            (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
            super.init()
        }

        public convenience init(pointSize: CGFloat) { self.init(pointSize, .unspecified, .default) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize, weight, .default)
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize, weight, scale)
        }
        public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }
        public convenience init(weight: SymbolWeight) { self.init(nil, weight, .default) }
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle.pointSize, .unspecified, .default)
        }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(textStyle.pointSize, .unspecified, scale)
        }
        public convenience init(font: UIFont) { self.init(font.pointSize, .unspecified, .default) }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(font.pointSize, .unspecified, scale)
        }

        /// Colors are without effect, as nothing is drawn.
        public convenience init(paletteColors: [UIColor]) { self.init(nil, .unspecified, .default) }
        public convenience init(hierarchicalColor: UIColor) { self.init(nil, .unspecified, .default) }
        public class func preferringMulticolor() -> SymbolConfiguration { unspecified }
        public class func preferringMonochrome() -> SymbolConfiguration { unspecified }
        /// One that says nothing.
        public class var unspecified: SymbolConfiguration {
            SymbolConfiguration(nil, .unspecified, .default)
        }
        /// What another one says, and for the rest what this says.
        public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            (otherConfiguration as? SymbolConfiguration)?.filled(from: self) ?? self
        }

        /// What this says, and for the rest what another one says.
        func filled(from other: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize ?? other.pointSize, weight == .unspecified ? other.weight : weight,
                scale == .default ? other.scale : scale)
        }
    }

    /// How heavy the lines of a symbol are. Kept, without effect on its size.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// How large a symbol is beside its text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large

        /// Our decision: about what symbols have on a device.
        fileprivate var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .large: 1.3
            default: 1
            }
        }
    }

    /// A symbol of the system as high and wide as a line of text of its size.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let symbol = configuration as? SymbolConfiguration
        self.init(size: Self.symbolSize(symbol), look: Look(symbol: symbol ?? .init(scale: .default)))
    }

    private static func symbolSize(_ configuration: SymbolConfiguration?) -> CGSize {
        let size = configuration?.pointSize ?? UIFont.labelFontSize
        let side = size * EngineConstants.lineHeight * (configuration?.scale.factor ?? 1)
        return CGSize(width: side.rounded(), height: side.rounded())
    }

    /// How an image is drawn: kept, and without effect on touches.
    struct Look {
        var mode = RenderingMode.automatic
        /// That of a symbol.
        var symbol: SymbolConfiguration?
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var orientation = Orientation.up
        var alignment = UIEdgeInsets.zero
    }

    /// How the pixels of an image are turned when it is drawn, and whether they are mirrored.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        /// Whether a quarter turn exchanges width and height.
        var isTurned: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
        var mirrored: Orientation { Orientation(rawValue: (rawValue + 4) % 8) ?? self }
    }

    public var imageOrientation: Orientation { look.orientation }

    /// An image of these pixels; a quarter turn exchanges width and height.
    ///
    /// - Parameter scale: pixels for each point; 1 for what is not above zero (our decision).
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? scale : 1
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        let size = orientation.isTurned
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        self.init(size: size, scale: scale, look: Look(orientation: orientation))
    }

    public var renderingMode: RenderingMode { look.mode }
    public var isSymbolImage: Bool { look.symbol != nil }
    public var symbolConfiguration: SymbolConfiguration? { look.symbol }
    /// What of it an image view leaves out where constraints place it.
    public var alignmentRectInsets: UIEdgeInsets { look.alignment }
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignment = alignmentInsets }
    }

    /// The same image, drawn in another way.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.mode = renderingMode }
    }
    public func withTintColor(_ color: UIColor) -> UIImage { changed { _ in } }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed { $0.mode = renderingMode }
    }
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changed { $0.orientation = $0.orientation.mirrored }
    }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { _ in } }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
    ) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }
    /// What of it keeps its size where it is stretched, and how the rest fills the room.
    public var capInsets: UIEdgeInsets { look.capInsets }
    public var resizingMode: ResizingMode { look.resizingMode }

    /// A symbol in the size that a configuration says; what the configuration leaves open stays. Other
    /// images stay as they are.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        look.symbol.map { sized(configuration.filled(from: $0)) }
    }
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = configuration as? SymbolConfiguration else { return self }
        return applyingSymbolConfiguration(symbol) ?? self
    }

    /// A symbol in the size that a configuration says, as far as it says nothing of it itself.
    func filled(from configuration: SymbolConfiguration?) -> UIImage {
        guard let symbol = look.symbol, let configuration else { return self }
        return sized(symbol.filled(from: configuration))
    }

    /// The same symbol in another size.
    private func sized(_ symbol: SymbolConfiguration) -> UIImage {
        changed(size: Self.symbolSize(symbol)) { $0.symbol = symbol }
    }

    /// What alerts, menus and lists of the system show.
    public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
    public class var add: UIImage { UIImage(systemName: "plus.circle") ?? UIImage() }
    public class var remove: UIImage { UIImage(systemName: "minus.circle") ?? UIImage() }
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }

    private func changed(size: CGSize? = nil, _ change: (inout Look) -> Void) -> UIImage {
        var look = look
        change(&look)
        return UIImage(size: size ?? self.size, scale: scale, look: look)
    }

    /// Draws the image; nothing is seen here.
    public func draw(in rect: CGRect) {}
    public func draw(at point: CGPoint) {}
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
}
