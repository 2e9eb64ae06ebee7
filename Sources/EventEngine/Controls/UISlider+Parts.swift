import Foundation

/// The images of a slider: of its ends, its knob, and the line on both sides of that.
struct SliderImages {
    var minimum: UIImage?
    var maximum: UIImage?
    /// By the number of the state.
    var thumb: [UInt: UIImage] = [:]
    var minimumTrack: [UInt: UIImage] = [:]
    var maximumTrack: [UInt: UIImage] = [:]
}

/// Where the parts of a slider are, which Apple does not publish: the line is 4 points high, ends 2 points
/// before the edges, or 8 before an image, and the knob goes from 2 points before its one end to 2 behind the
/// other, our decision.
extension UISlider {
    private static let (lineHeight, lineMargin, imageMargin): (CGFloat, CGFloat, CGFloat) = (4, 2, 8)

    final func endRect(_ image: UIImage?, _ bounds: CGRect, _ x: CGFloat) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
    }

    final func defaultTrackRect(_ bounds: CGRect) -> CGRect {
        var (left, right) = (bounds.minX + Self.lineMargin, bounds.maxX - Self.lineMargin)
        if images.minimum != nil { left = minimumValueImageRect(forBounds: bounds).maxX + Self.imageMargin }
        if images.maximum != nil { right = maximumValueImageRect(forBounds: bounds).minX - Self.imageMargin }
        return CGRect(
            x: left, y: bounds.midY - Self.lineHeight / 2, width: max(0, right - left),
            height: Self.lineHeight)
    }

    final func defaultThumbRect(_ track: CGRect, _ value: Float) -> CGRect {
        let usual = ControlConstants.sliderKnob
        let size = currentThumbImage?.size ?? CGSize(width: usual, height: usual)
        let range = maximumValue - minimumValue
        let within = min(max(value, minimumValue), maximumValue)
        let part = range > 0 ? CGFloat((within - minimumValue) / range) : 0
        let way = max(0, track.width + 2 * Self.lineMargin - size.width)
        return CGRect(
            origin: CGPoint(x: track.minX - Self.lineMargin + part * way, y: track.midY - size.height / 2),
            size: size)
    }

    /// The image at the smaller end, which takes its room from the line.
    public var minimumValueImage: UIImage? {
        get { images.minimum }
        set { images.minimum = newValue }
    }
    /// The image at the larger end.
    public var maximumValueImage: UIImage? {
        get { images.maximum }
        set { images.maximum = newValue }
    }

    /// The image of the knob in a state, which is as large as the image.
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        images.thumb[state.rawValue] = image
    }
    public func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state.rawValue] }
    /// That of the present state, else that of the normal one.
    public var currentThumbImage: UIImage? { current(images.thumb) }

    /// The image of the line before the knob; without effect on where that is.
    public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images.minimumTrack[state.rawValue] = image
    }
    public func minimumTrackImage(for state: UIControl.State) -> UIImage? {
        images.minimumTrack[state.rawValue]
    }
    public var currentMinimumTrackImage: UIImage? { current(images.minimumTrack) }

    /// The image of the line behind the knob.
    public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images.maximumTrack[state.rawValue] = image
    }
    public func maximumTrackImage(for state: UIControl.State) -> UIImage? {
        images.maximumTrack[state.rawValue]
    }
    public var currentMaximumTrackImage: UIImage? { current(images.maximumTrack) }

    private func current(_ images: [UInt: UIImage]) -> UIImage? {
        images.isEmpty ? nil : images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
    }
}
