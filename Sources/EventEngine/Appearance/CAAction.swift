import Foundation

/// What a layer does by itself when one of its properties changes. Layers do nothing by themselves here.
public protocol CAAction: AnyObject {}

extension NSNull: CAAction {}
extension CAAnimation: CAAction {}

extension CALayer {
    /// What happens when properties change, by their names. `NSNull` says nothing, as it is here anyway.
    public var actions: [String: any CAAction]? {
        get { keptActions }
        set { setActions(newValue) }
    }

    package func setActions(_ actions: [String: AnyObject]?) {
        if let name = actions?.filter({ !($0.value is NSNull) }).keys.min() {
            return Simulator.current.report(
                .refused(
                    "the action for '\(name)' would never run: layers do not animate by themselves here"))
        }
        keptActions = actions?.compactMapValues { $0 as? any CAAction }
    }
}
