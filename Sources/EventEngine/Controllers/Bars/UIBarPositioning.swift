/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
    case any, bottom, top, topAttached

    /// As a number to keep something for.
    var key: UInt { UInt(rawValue) }
}

/// Bars that have a place: navigation bars, toolbars and search bars.
public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}

/// Says where a bar is. Its method is optional.
public protocol UIBarPositioningDelegate: AnyObject {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        (bar as? UIView)?.world.answeredByDefault(bar.barPosition) ?? bar.barPosition
    }
}

extension UIView {
    /// Asks a bar's delegate where the bar is: UIKit does when the bar has moved to a window.
    ///
    /// - Returns: nil without a window, where nobody is asked.
    final func askPosition(_ delegate: AnyObject?, usual: UIBarPosition) -> UIBarPosition? {
        guard window != nil else { return nil }
        return world.askDelegate(delegate, .positionForBar, [self], fallback: usual) { [self] in
            guard let bar = self as? any UIBarPositioning else { return nil }
            return ($0 as? any UIBarPositioningDelegate)?.position(for: bar)
        }
    }
}
