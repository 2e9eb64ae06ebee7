import Foundation

/// A length in a compositional layout. An estimated one counts until the view has said how long it is.
public final class NSCollectionLayoutDimension: NSObject {
    enum Measure: Equatable { case width, height, points }
    private let measure: Measure
    /// Points, or a part of the measure.
    public let dimension: CGFloat
    public let isEstimated: Bool

    private init(_ measure: Measure, _ dimension: CGFloat, isEstimated: Bool = false) {
        (self.measure, self.dimension, self.isEstimated) = (measure, dimension, isEstimated)
        super.init()
    }

    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.width, fractionalWidth)
    }
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.height, fractionalHeight)
    }
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.points, absoluteDimension)
    }
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.points, estimatedDimension, isEstimated: true)
    }

    public var isFractionalWidth: Bool { measure == .width }
    public var isFractionalHeight: Bool { measure == .height }
    public var isAbsolute: Bool { measure == .points && !isEstimated }

    /// In points, in what it is a part of.
    func length(in container: CGSize) -> CGFloat {
        switch measure {
        case .width: max(0, dimension * container.width)
        case .height: max(0, dimension * container.height)
        case .points: max(0, dimension)
        }
    }
}

/// A size in a compositional layout.
public final class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    /// The axes on which it is an estimate.
    var flexibleAxes: FlexibleAxes {
        FlexibleAxes(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
    }
}

/// A gap in a compositional layout.
public final class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    /// Whether it may be larger.
    public let isFlexibleSpacing: Bool
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
        super.init()
    }

    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
}

/// What a section provider is told of the place for its section.
public final class NSCollectionLayoutEnvironment: NSObject {
    public let container: NSCollectionLayoutContainer
    public let traitCollection: UITraitCollection

    init(size: CGSize, traits: UITraitCollection) {
        (container, traitCollection) = (NSCollectionLayoutContainer(size), traits)
        super.init()
    }
}

/// How much room there is.
public final class NSCollectionLayoutContainer: NSObject {
    public let contentSize: CGSize
    public var effectiveContentSize: CGSize { contentSize }
    public var contentInsets: NSDirectionalEdgeInsets { .zero }
    public var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }

    init(_ size: CGSize) {
        contentSize = size
        super.init()
    }
}
