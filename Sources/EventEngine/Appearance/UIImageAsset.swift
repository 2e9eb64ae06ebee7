/// Images for different traits. Image views show the one that fits theirs.
open class UIImageAsset: NSObject {
    private struct Variant {
        let traits: TraitValues
        let image: UIImage
    }
    private var variants: [Variant] = []
    private let work = Simulator.current.work

    /// One without images.
    public override init() { super.init() }

    /// Shows an image where these traits hold, in place of one for the same.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        unregisterImage(with: traitCollection)
        // A copy, since the image keeps the asset.
        variants.append(Variant(traits: traitCollection.values, image: image.copy(in: nil)))
        image.imageAsset = self
    }
    open func unregisterImage(with traitCollection: UITraitCollection) {
        let traits = traitCollection.values
        work.draw(compared: variants.count)
        variants.removeAll { $0.traits == traits }
    }

    /// A copy of the image that says the most of these traits, and nothing else; without one, of the first
    /// (our decision).
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let traits = traitCollection.values
        work.draw(compared: variants.count)
        let fitting = variants.filter { traits.followed(by: $0.traits) == traits }
        let best = fitting.max { $0.traits.count < $1.traits.count } ?? variants.first
        return best?.image.copy(in: self) ?? UIImage()
    }
}

extension TraitValues {
    /// Of how many traits it says something.
    fileprivate var count: Int {
        [
            style != .unspecified, idiom != .unspecified, horizontal != .unspecified,
            vertical != .unspecified, scale != 0, direction != .unspecified,
        ].count { $0 }
    }
}

extension UIImage {
    fileprivate func copy(in asset: UIImageAsset?) -> UIImage {
        let copy = UIImage(size: size, scale: scale, look: look)
        copy.imageAsset = asset
        return copy
    }

    /// The image of its asset that fits traits, else itself.
    func fitting(_ traits: UITraitCollection) -> UIImage { imageAsset?.image(with: traits) ?? self }
}
