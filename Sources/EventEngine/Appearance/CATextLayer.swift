import Foundation

/// A layer that draws text. Kept, without effect on events.
open class CATextLayer: CALayer {
    /// A `String` or an attributed one.
    open var string: Any?
    /// A font, or its name.
    open var font: Any?
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor? = UIColor.white.cgColor
    open var isWrapped = false
    open var truncationMode = CATextLayerTruncationMode.none
    open var alignmentMode = CATextLayerAlignmentMode.natural

    override func takeLook(of layer: CALayer) {
        super.takeLook(of: layer)
        guard let layer = layer as? CATextLayer else { return }
        (string, font, fontSize) = (layer.string, layer.font, layer.fontSize)
        (foregroundColor, isWrapped) = (layer.foregroundColor, layer.isWrapped)
        (truncationMode, alignmentMode) = (layer.truncationMode, layer.alignmentMode)
    }
}

/// Where a text layer leaves something out that has no room.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// At which side the lines of a text layer begin.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
