import Foundation

/// What a bar shows, and what can be tapped there.
open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    /// Whether it can be tapped.
    open var isEnabled = true
    open var tag = 0
    /// Kept, without effect on events.
    open var landscapeImagePhone: UIImage?
    open var imageInsets = UIEdgeInsets.zero
    private final var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init() { super.init() }

    /// How the title looks in a state: kept, and without effect on its size.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        self.attributes[state.rawValue] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }
}
