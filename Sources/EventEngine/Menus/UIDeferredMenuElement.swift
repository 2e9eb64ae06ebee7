import Foundation

/// Elements of a menu that come when it is shown: a row that cannot be chosen is in their place until the
/// author hands them over.
open class UIDeferredMenuElement: UIMenuElement {
    public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var cached: [UIMenuElement]?

    /// The closure is called when the element is first shown.
    public convenience init(_ elementProvider: @escaping Provider) {
        self.init(elementProvider, isCached: true)
    }

    private init(_ provider: @escaping Provider, isCached: Bool) {
        (self.provider, self.isCached) = (provider, isCached)
        super.init(title: "", image: nil)
    }

    /// The closure is called each time that the element is shown.
    open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    /// Asks for the elements; those that were kept are there at once.
    final func fetch(_ take: @escaping ([UIMenuElement]) -> Void) {
        if let cached { return take(cached) }
        provider { [self] elements in
            if isCached { cached = elements }
            take(elements)
        }
    }
}
