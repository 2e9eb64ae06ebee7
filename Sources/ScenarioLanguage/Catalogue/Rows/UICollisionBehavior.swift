import EventEngine
import Foundation

extension UICollisionBehavior.Mode: BridgedOptionSet {}

private typealias CollisionDelegate = Conforming<any UICollisionBehaviorDelegate>
private typealias Identifier = Conforming<any NSCopying>

extension NativeCatalogue {
    /// UICollisionBehavior, and who hears of collisions.
    func addUICollisionBehavior() {
        addClass(
            UICollisionBehavior.self, named: "UICollisionBehavior", superclass: UIDynamicBehavior.self,
            "Lets items collide with each other and with lines."
        ) { t in
            t.initializer("init()") { () in UICollisionBehavior() }
            t.means("Makes one for some items.")
            t.convenience("init(items:)") { (items: [DynamicItem]) in
                UICollisionBehavior(items: try items.map { try $0.item })
            }
            listRows(t)
            t.means("What they collide with.")
            t.property("collisionMode", \.collisionMode)
            t.means("Who hears of that.")
            t.accessor("collisionDelegate", get: { $0.delegateObject.map(CollisionDelegate.init(object:)) }) {
                behavior, delegate in
                behavior.delegateObject = delegate?.object
            }
            boundaryRows(t)
        }
        addOptionSet(
            UICollisionBehavior.Mode.self, named: "UICollisionBehavior.Mode", "What items collide with."
        ) { t in
            t.means("Each other, lines, or both.")
            t.staticGetter("items") { UICollisionBehavior.Mode.items }
            t.staticGetter("boundaries") { UICollisionBehavior.Mode.boundaries }
            t.staticGetter("everything") { UICollisionBehavior.Mode.everything }
        }
        addProtocol(
            (any UICollisionBehaviorDelegate).self, named: "UICollisionBehaviorDelegate",
            "Hears of collisions.", collisionRows)
    }

    private func boundaryRows(_ t: MemberTable<UICollisionBehavior>) {
        t.means("Whether the bounds of the reference view are lines to collide with, and how far inwards.")
        t.property("translatesReferenceBoundsIntoBoundary", \.translatesReferenceBoundsIntoBoundary)
        t.method("setTranslatesReferenceBoundsIntoBoundary(with:)") {
            (own: UICollisionBehavior, insets: UIEdgeInsets) in
            own.setTranslatesReferenceBoundsIntoBoundary(with: insets)
        }
        t.means("Adds lines under a name, along a path or from one point to another.")
        t.method("addBoundary(withIdentifier:for:)") {
            (own: UICollisionBehavior, name: Identifier, path: UIBezierPath) in
            own.addBoundary(withIdentifier: try name.known, for: path)
        }
        t.method("addBoundary(withIdentifier:from:to:)") {
            (own: UICollisionBehavior, name: Identifier, start: CGPoint, end: CGPoint) in
            own.addBoundary(withIdentifier: try name.known, from: start, to: end)
        }
        t.means("The lines of a name, and all names.")
        t.method("boundary(withIdentifier:)") { (own: UICollisionBehavior, name: Identifier) in
            own.boundary(withIdentifier: try name.known)
        }
        t.getter("boundaryIdentifiers", reading: { own in
            own.boundaryIdentifiers.map { $0.map { Identifier(object: $0 as AnyObject) } }
        })
        t.means("Takes lines away.")
        t.method("removeBoundary(withIdentifier:)") { (own: UICollisionBehavior, name: Identifier) in
            own.removeBoundary(withIdentifier: try name.known)
        }
        t.method("removeAllBoundaries()") { (own: UICollisionBehavior) in own.removeAllBoundaries() }
    }

    private func collisionRows(_ t: OptionalMethodTable) {
        t.means("Two items touch, or do not any more.")
        t.news("collisionBehavior(_:beganContactFor:with:at:)", .collisionBeganWithItem) {
            (_: UICollisionBehavior, _: DynamicItem, _: DynamicItem, _: CGPoint) in
        }
        t.news("collisionBehavior(_:endedContactFor:with:)", .collisionEndedWithItem) {
            (_: UICollisionBehavior, _: DynamicItem, _: DynamicItem) in
        }
        t.means("An item touches lines, or does not any more; nil stands for the reference view's bounds.")
        t.news(
            "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)", .collisionBeganWithBoundary
        ) {
            (_: UICollisionBehavior, _: DynamicItem, _: Identifier?, _: CGPoint) in
        }
        t.news("collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)", .collisionEndedWithBoundary) {
            (_: UICollisionBehavior, _: DynamicItem, _: Identifier?) in
        }
    }
}

extension Conforming<any NSCopying> {
    fileprivate var known: any NSCopying {
        get throws {
            if let name = object as? any NSCopying { return name }
            throw RunTrap.unsupported("a boundary whose name is neither a text nor a number")
        }
    }
}
