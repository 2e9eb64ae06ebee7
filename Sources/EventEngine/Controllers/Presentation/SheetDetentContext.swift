import Foundation

/// What the height of a sheet may depend on.
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the container.
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height, in points, without the safe area at the lower edge.
    var maximumDetentValue: CGFloat { get }
}

/// The same for one question.
package final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    package let containerTraitCollection: UITraitCollection
    package let maximumDetentValue: CGFloat
    /// Half the window, without the safe area at the lower edge.
    let mediumValue: CGFloat

    init(whole: CGFloat, largest: CGFloat, safe: CGFloat, traits: UITraitCollection) {
        containerTraitCollection = traits
        maximumDetentValue = largest - safe
        mediumValue = whole / 2 - safe
    }
}
