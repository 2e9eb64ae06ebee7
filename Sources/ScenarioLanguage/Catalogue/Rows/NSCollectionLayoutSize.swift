import EventEngine
import Foundation

extension NativeCatalogue {
    /// Lengths, sizes and gaps of compositional layouts.
    func addLayoutSizes() {
        addClass(
            NSCollectionLayoutSize.self, named: "NSCollectionLayoutSize", superclass: NSObject.self,
            "A size in a compositional layout."
        ) { t in
            t.means("Makes one of two lengths.")
            t.initializer("init(widthDimension:heightDimension:)") {
                (width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) in
                NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
            }
            t.means("They.")
            t.getter("widthDimension", \.widthDimension)
            t.getter("heightDimension", \.heightDimension)
        }
        addClass(
            NSCollectionLayoutDimension.self, named: "NSCollectionLayoutDimension", superclass: NSObject.self,
            "A length in a compositional layout; an estimated one counts until the view has said its own.",
            layoutDimensionRows)
        addClass(
            NSCollectionLayoutSpacing.self, named: "NSCollectionLayoutSpacing", superclass: NSObject.self,
            "A gap in a compositional layout."
        ) { t in
            t.means("Makes one; a flexible one is as large as it is at least.")
            t.staticMethod("fixed(_:)") { (gap: CGFloat) in NSCollectionLayoutSpacing.fixed(gap) }
            t.staticMethod("flexible(_:)") { (gap: CGFloat) in NSCollectionLayoutSpacing.flexible(gap) }
            t.means("What it was made of.")
            t.getter("spacing", \.spacing)
            t.getter("isFixedSpacing", \.isFixedSpacing)
            t.getter("isFlexibleSpacing", \.isFlexibleSpacing)
        }
        addClass(
            NSCollectionLayoutEnvironment.self, named: "NSCollectionLayoutEnvironment",
            superclass: NSObject.self, "What a section provider is told of the place for its section."
        ) { t in
            t.means("How much room there is, and on which screen.")
            t.getter("container", \.container)
            t.getter("traitCollection", \.traitCollection)
        }
        addClass(
            NSCollectionLayoutContainer.self, named: "NSCollectionLayoutContainer", superclass: NSObject.self,
            "The room for a section."
        ) { t in
            t.means("How large it is; nothing is taken off here.")
            t.getter("contentSize", \.contentSize)
            t.getter("effectiveContentSize", \.effectiveContentSize)
            t.getter("contentInsets", \.contentInsets)
            t.getter("effectiveContentInsets", \.effectiveContentInsets)
        }
    }

    private func layoutDimensionRows(_ t: MemberTable<NSCollectionLayoutDimension>) {
        t.means("Makes one: a part of what it is in, or points.")
        t.staticMethod("fractionalWidth(_:)") { (part: CGFloat) in
            NSCollectionLayoutDimension.fractionalWidth(part)
        }
        t.staticMethod("fractionalHeight(_:)") { (part: CGFloat) in
            NSCollectionLayoutDimension.fractionalHeight(part)
        }
        t.staticMethod("absolute(_:)") { (points: CGFloat) in NSCollectionLayoutDimension.absolute(points) }
        t.staticMethod("estimated(_:)") { (points: CGFloat) in NSCollectionLayoutDimension.estimated(points) }
        t.means("What it was made of.")
        t.getter("dimension", \.dimension)
        t.getter("isFractionalWidth", \.isFractionalWidth)
        t.getter("isFractionalHeight", \.isFractionalHeight)
        t.getter("isAbsolute", \.isAbsolute)
        t.getter("isEstimated", \.isEstimated)
        t.absent(.collections, "uniformAcrossSiblings")
    }
}
