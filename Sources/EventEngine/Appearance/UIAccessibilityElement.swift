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

    /// On the screen, in points: as it was set, or where its place in the container is now.
    open var accessibilityFrame: CGRect {
        get {
            switch place {
            case .onScreen(let frame): frame
            case .inContainer(let frame): onScreen(frame)
            }
        }
        set { place = .onScreen(newValue) }
    }

    /// In the coordinates of the container, with which it moves; zero where only its frame on the screen was
    /// set (our decision).
    open var accessibilityFrameInContainerSpace: CGRect {
        get { if case .inContainer(let frame) = place { frame } else { .zero } }
        set { place = .inContainer(newValue) }
    }

    /// What an element contains is measured from its upper left corner.
    private func onScreen(_ frame: CGRect) -> CGRect {
        switch accessibilityContainer {
        case let view as UIView: return view.onScreen(frame)
        case let element as UIAccessibilityElement:
            let origin = element.accessibilityFrame.origin
            return frame.offsetBy(dx: origin.x, dy: origin.y)
        default: return frame
        }
    }
}
