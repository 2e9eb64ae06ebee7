import Foundation

/// Something for assistive apps that is no view: a part of a drawing, a link in a text.
open class UIAccessibilityElement: UIResponder {
    /// What it is in: a view, or an element of one.
    open weak var accessibilityContainer: AnyObject?
    /// Whether assistive apps stop at it: yes, as it is made for them.
    open var isAccessibilityElement = true
    private var place = Place.onScreen(.zero)

    private enum Place {
        case onScreen(CGRect)
        /// In the coordinates of the container.
        case inContainer(CGRect)
    }

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// On the screen: set, or where its place in the container is now.
    open var accessibilityFrame: CGRect {
        get {
            switch place {
            case .onScreen(let frame): frame
            case .inContainer(let frame): view?.convert(frame, to: nil) ?? frame
            }
        }
        set { place = .onScreen(newValue) }
    }

    /// In the coordinates of the container, with which it moves; zero where only the screen's were set.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { if case .inContainer(let frame) = place { frame } else { .zero } }
        set { place = .inContainer(newValue) }
    }

    private var view: UIView? { accessibilityContainer as? UIView }
}
