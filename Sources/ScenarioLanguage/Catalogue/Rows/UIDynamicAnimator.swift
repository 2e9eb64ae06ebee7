import EventEngine
import Foundation

extension UIDynamicItemCollisionBoundsType: BridgedEnum {}

typealias DynamicItem = Conforming<any UIDynamicItem>
private typealias AnimatorDelegate = Conforming<any UIDynamicAnimatorDelegate>

extension Conforming<any UIDynamicItem> {
    /// The item as the engine knows it: only views are items.
    var item: any UIDynamicItem {
        get throws {
            guard let item = object as? any UIDynamicItem else {
                throw RunTrap.unsupported(
                    "an item of a dynamic animator that is neither a view nor attributes of a layout")
            }
            return item
        }
    }
}

extension NativeCatalogue {
    /// UIDynamicAnimator, and what items are.
    func addUIDynamicAnimator() {
        addProtocol(
            (any UIDynamicItem).self, named: "UIDynamicItem",
            "What a dynamic animator moves: a view, or attributes of a layout. Objects of other classes are "
                + "refused.")
        let item = MemberTable<DynamicItem>(record((any UIDynamicItem).self))
        item.means("Where it is, how large, and how far it is turned.")
        item.accessor(
            "center", get: { ($0.object as? any UIDynamicItem)?.center ?? .zero },
            set: { ($0.object as? any UIDynamicItem)?.center = $1 })
        item.getter("bounds", reading: { ($0.object as? any UIDynamicItem)?.bounds ?? .zero })
        item.accessor(
            "transform", get: { ($0.object as? any UIDynamicItem)?.transform ?? .identity },
            set: { ($0.object as? any UIDynamicItem)?.transform = $1 })
        addEnumeration(
            UIDynamicItemCollisionBoundsType.self, named: "UIDynamicItemCollisionBoundsType",
            "The outline by which an item collides."
        ) { t in
            t.means("This one; a path is refused.")
            t.enumCase("rectangle", .rectangle)
            t.enumCase("ellipse", .ellipse)
            t.enumCase("path", .path)
        }
        addProtocol(
            (any UIDynamicAnimatorDelegate).self, named: "UIDynamicAnimatorDelegate",
            "Hears that an animator begins to work, and that everything rests."
        ) { t in
            t.means("It begins, or goes on; and all its items rest.")
            t.news("dynamicAnimatorWillResume(_:)", .dynamicAnimatorWillResume) { (_: UIDynamicAnimator) in }
            t.news("dynamicAnimatorDidPause(_:)", .dynamicAnimatorDidPause) { (_: UIDynamicAnimator) in }
        }
        addClass(
            UIDynamicAnimator.self, named: "UIDynamicAnimator", superclass: NSObject.self,
            "Moves views, or what a layout lays out, as bodies that fall, collide, swing and come to rest, "
                + "60 times a second, until all of them rest. It does not keep a scenario from its end: wait "
                + "for it.",
            animatorRows)
    }

    private func layoutRows(_ t: MemberTable<UIDynamicAnimator>) {
        t.means("Makes one for the attributes of a layout, which each step that moves one invalidates.")
        t.initializer("init(collectionViewLayout:)") { (layout: UICollectionViewLayout) in
            UIDynamicAnimator(collectionViewLayout: layout)
        }
        t.means("The attributes of an element that it moves.")
        t.method("layoutAttributesForCell(at:)") { (a: UIDynamicAnimator, place: IndexPath) in
            a.layoutAttributesForCell(at: place)
        }
        t.method("layoutAttributesForSupplementaryView(ofKind:at:)") {
            (a: UIDynamicAnimator, kind: String, place: IndexPath) in
            a.layoutAttributesForSupplementaryView(ofKind: kind, at: place)
        }
        t.method("layoutAttributesForDecorationView(ofKind:at:)") {
            (a: UIDynamicAnimator, kind: String, place: IndexPath) in
            a.layoutAttributesForDecorationView(ofKind: kind, at: place)
        }
    }

    private func animatorRows(_ t: MemberTable<UIDynamicAnimator>) {
        t.means("Makes one for items that have their coordinates in common.")
        t.initializer("init()") { () in UIDynamicAnimator() }
        t.means("Makes one for views inside another one, in whose coordinates it works.")
        t.initializer("init(referenceView:)") { (view: UIView) in UIDynamicAnimator(referenceView: view) }
        t.getter("referenceView", \.referenceView)
        t.means("Who hears that it works.")
        t.accessor("delegate", get: { $0.delegateObject.map(AnimatorDelegate.init(object:)) }) {
            animator, delegate in
            animator.delegateObject = delegate?.object
        }
        t.means("What it does with items.")
        t.getter("behaviors", \.behaviors)
        t.method("addBehavior(_:)") { (a: UIDynamicAnimator, b: UIDynamicBehavior) in a.addBehavior(b) }
        t.method("removeBehavior(_:)") { (a: UIDynamicAnimator, b: UIDynamicBehavior) in a.removeBehavior(b) }
        t.method("removeAllBehaviors()") { (a: UIDynamicAnimator) in a.removeAllBehaviors() }
        t.means("The items that lie in a rectangle.")
        t.method("items(in:)") { (a: UIDynamicAnimator, rect: CGRect) in
            a.items(in: rect).map { DynamicItem(object: $0) }
        }
        t.means("Takes over where an item was put by somebody else.")
        t.method("updateItem(usingCurrentState:)") { (a: UIDynamicAnimator, item: DynamicItem) in
            a.updateItem(usingCurrentState: try item.item)
        }
        t.means("Whether it works, and how long it has, in seconds.")
        t.getter("isRunning", \.isRunning)
        t.getter("elapsedTime", \.elapsedTime)
        layoutRows(t)
    }
}
