import EventEngine
import Foundation

extension UIPushBehavior.Mode: BridgedEnum {}
extension UIAttachmentBehavior.AttachmentType: BridgedEnum {}

extension NativeCatalogue {
    /// UIDynamicBehavior, and what it is made of, but for collisions.
    func addUIDynamicBehaviors() {
        addClass(
            UIDynamicBehavior.self, named: "UIDynamicBehavior", superclass: NSObject.self,
            "What an animator does with items. Subclasses put several behaviors together."
        ) { t in
            t.initializer("init()") { () in UIDynamicBehavior() }
            t.means("Behaviors that belong to it.")
            t.method("addChildBehavior(_:)") { (own: UIDynamicBehavior, child: UIDynamicBehavior) in
                own.addChildBehavior(child)
            }
            t.method("removeChildBehavior(_:)") { (own: UIDynamicBehavior, child: UIDynamicBehavior) in
                own.removeChildBehavior(child)
            }
            t.getter("childBehaviors", \.childBehaviors)
            t.means("Called after each step.")
            t.handler("action", get: { $0.action }, set: { $0.action = $1 })
            t.means("The animator that it belongs to, and that it comes to one or leaves it.")
            t.getter("dynamicAnimator", \.dynamicAnimator)
            t.method("willMove(to:)", override: .behaviorWillMove) {
                (own: UIDynamicBehavior, animator: UIDynamicAnimator?) in own.willMove(to: animator)
            }
        }
        addClass(
            UIGravityBehavior.self, named: "UIGravityBehavior", superclass: UIDynamicBehavior.self,
            "Lets items fall, with 1000 points per second squared.", gravityRows)
        addClass(
            UIPushBehavior.self, named: "UIPushBehavior", superclass: UIDynamicBehavior.self,
            "Pushes items, once or all the time.", pushRows)
        addClass(
            UISnapBehavior.self, named: "UISnapBehavior", superclass: UIDynamicBehavior.self,
            "Pulls an item to a point, where it swings until it is there."
        ) { t in
            t.means("Makes one.")
            t.initializer("init(item:snapTo:)") { (item: DynamicItem, point: CGPoint) in
                UISnapBehavior(item: try item.item, snapTo: point)
            }
            t.means("Where to, and how much it swings: from 0 to 1.")
            t.property("snapPoint", \.snapPoint)
            t.property("damping", \.damping)
        }
        addAttachment()
        addItemBehavior()
    }

    /// The rows about a list of items.
    func listRows<Owner: Bridged & DynamicItemListing>(_ t: MemberTable<Owner>) {
        t.means("The items, one more, and one less.")
        t.getter("items", reading: { $0.items.map { DynamicItem(object: $0) } })
        t.method("addItem(_:)") { (own: Owner, item: DynamicItem) in own.addItem(try item.item) }
        t.method("removeItem(_:)") { (own: Owner, item: DynamicItem) in own.removeItem(try item.item) }
    }

    private func gravityRows(_ t: MemberTable<UIGravityBehavior>) {
        t.initializer("init()") { () in UIGravityBehavior() }
        t.means("Makes one for some items.")
        t.convenience("init(items:)") { (items: [DynamicItem]) in
            UIGravityBehavior(items: try items.map { try $0.item })
        }
        listRows(t)
        t.means("Where down is, as a vector, or as an angle from the right with a magnitude.")
        t.property("gravityDirection", \.gravityDirection)
        t.property("angle", \.angle)
        t.property("magnitude", \.magnitude)
        t.method("setAngle(_:magnitude:)") { (own: UIGravityBehavior, angle: CGFloat, magnitude: CGFloat) in
            own.setAngle(angle, magnitude: magnitude)
        }
    }

    private func pushRows(_ t: MemberTable<UIPushBehavior>) {
        t.means("Makes one for some items.")
        t.initializer("init(items:mode:)") { (items: [DynamicItem], mode: UIPushBehavior.Mode) in
            UIPushBehavior(items: try items.map { try $0.item }, mode: mode)
        }
        listRows(t)
        t.means("How long it pushes, and whether it does: one that pushes once is not active after that.")
        t.getter("mode", \.mode)
        t.property("active", \.active)
        t.means("Where to, as a vector, or as an angle from the right with a magnitude.")
        t.property("pushDirection", \.pushDirection)
        t.property("angle", \.angle)
        t.property("magnitude", \.magnitude)
        t.method("setAngle(_:magnitude:)") { (own: UIPushBehavior, angle: CGFloat, magnitude: CGFloat) in
            own.setAngle(angle, magnitude: magnitude)
        }
        t.means("Where it pushes an item, from the middle.")
        t.method("targetOffsetFromCenter(for:)") { (own: UIPushBehavior, item: DynamicItem) in
            own.targetOffsetFromCenter(for: try item.item)
        }
        t.method("setTargetOffsetFromCenter(_:for:)") {
            (own: UIPushBehavior, offset: UIOffset, item: DynamicItem) in
            own.setTargetOffsetFromCenter(offset, for: try item.item)
        }
        addEnumeration(UIPushBehavior.Mode.self, named: "UIPushBehavior.Mode", "How long it pushes.") { t in
            t.means("All the time, or once.")
            t.enumCase("continuous", .continuous)
            t.enumCase("instantaneous", .instantaneous)
        }
    }

    private func addAttachment() {
        addClass(
            UIAttachmentBehavior.self, named: "UIAttachmentBehavior", superclass: UIDynamicBehavior.self,
            "Holds an item at a distance from a point, or from another item.", attachmentRows)
        addEnumeration(
            UIAttachmentBehavior.AttachmentType.self, named: "UIAttachmentBehavior.AttachmentType",
            "What an item is attached to."
        ) { t in
            t.means("Another item, or a point.")
            t.enumCase("items", .items)
            t.enumCase("anchor", .anchor)
        }
    }

    private func attachmentRows(_ t: MemberTable<UIAttachmentBehavior>) {
        t.means("Makes one, to a point or to another item, from the middle or from beside it.")
        t.convenience("init(item:attachedToAnchor:)") { (item: DynamicItem, point: CGPoint) in
            UIAttachmentBehavior(item: try item.item, attachedToAnchor: point)
        }
        t.initializer("init(item:offsetFromCenter:attachedToAnchor:)") {
            (item: DynamicItem, offset: UIOffset, point: CGPoint) in
            UIAttachmentBehavior(item: try item.item, offsetFromCenter: offset, attachedToAnchor: point)
        }
        t.convenience("init(item:attachedTo:)") { (item: DynamicItem, other: DynamicItem) in
            UIAttachmentBehavior(item: try item.item, attachedTo: try other.item)
        }
        t.initializer("init(item:offsetFromCenter:attachedTo:offsetFromCenter:)") {
            (item: DynamicItem, offset: UIOffset, other: DynamicItem, otherOffset: UIOffset) in
            UIAttachmentBehavior(
                item: try item.item, offsetFromCenter: offset, attachedTo: try other.item,
                offsetFromCenter: otherOffset)
        }
        t.means("The items, and what they are attached to.")
        t.getter("items", reading: { $0.items.map { DynamicItem(object: $0) } })
        t.getter("attachedBehaviorType", \.attachedBehaviorType)
        t.property("anchorPoint", \.anchorPoint)
        t.means("How far it is to there; at first as far as it was.")
        t.property("length", \.length)
        t.means("With a frequency it is a spring, which swings the less the nearer its damping is to 1.")
        t.property("frequency", \.frequency)
        t.property("damping", \.damping)
        t.absent(
            .dynamics, "slidingAttachment", "limitAttachment", "fixedAttachment", "pinAttachment",
            "frictionTorque", "attachmentRange")
    }

    private func addItemBehavior() {
        addClass(
            UIDynamicItemBehavior.self, named: "UIDynamicItemBehavior", superclass: UIDynamicBehavior.self,
            "What items are made of, and how fast they move."
        ) { t in
            t.initializer("init()") { () in UIDynamicItemBehavior() }
            t.means("Makes one for some items.")
            t.convenience("init(items:)") { (items: [DynamicItem]) in
                UIDynamicItemBehavior(items: try items.map { try $0.item })
            }
            listRows(t)
            itemRows(t)
        }
    }

    private func itemRows(_ t: MemberTable<UIDynamicItemBehavior>) {
        t.means("How much they bounce, hold each other back, and weigh.")
        t.property("elasticity", \.elasticity)
        t.property("friction", \.friction)
        t.property("density", \.density)
        t.means("How much they lose of their speed by themselves.")
        t.property("resistance", \.resistance)
        t.property("angularResistance", \.angularResistance)
        t.means("Whether they can be turned, and whether nothing moves them.")
        t.property("allowsRotation", \.allowsRotation)
        t.property("isAnchored", \.isAnchored)
        t.means("How fast an item moves, in points per second, and gives it more of that.")
        t.method("linearVelocity(for:)") { (own: UIDynamicItemBehavior, item: DynamicItem) in
            own.linearVelocity(for: try item.item)
        }
        t.method("addLinearVelocity(_:for:)") {
            (own: UIDynamicItemBehavior, velocity: CGPoint, item: DynamicItem) in
            own.addLinearVelocity(velocity, for: try item.item)
        }
        t.means("How fast it turns, in radians per second, and gives it more of that.")
        t.method("angularVelocity(for:)") { (own: UIDynamicItemBehavior, item: DynamicItem) in
            own.angularVelocity(for: try item.item)
        }
        t.method("addAngularVelocity(_:for:)") {
            (own: UIDynamicItemBehavior, velocity: CGFloat, item: DynamicItem) in
            own.addAngularVelocity(velocity, for: try item.item)
        }
        t.absent(.dynamics, "charge")
    }
}
